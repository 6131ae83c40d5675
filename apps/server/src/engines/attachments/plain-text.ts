/** Plain text in the encodings that Dutch systems write. */
import { looksLikeUtf16 } from './kind.ts';
import { textPage } from './page-text.ts';
import type { OpenDocument } from './port.ts';
import { TextPages } from './text-pages.ts';

function decode(bytes: Buffer): string {
  const utf16 = looksLikeUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A paragraph longer than a page is cut where a line ends, or else anywhere. */
const LONGEST_PARAGRAPH = /[\s\S]{1,3000}(?:\n|$)|[\s\S]{1,3000}/gu;

export function openPlainText(bytes: Buffer): OpenDocument {
  const text = decode(bytes).replaceAll(/\r\n?/g, '\n').replaceAll('\u001a', '');
  const pages = new TextPages();
  for (const sheet of text.split('\f')) {
    for (const paragraph of sheet.split(/\n[^\S\n]*\n/u)) {
      if (paragraph.trim() === '') continue;
      for (const [piece] of paragraph.matchAll(LONGEST_PARAGRAPH)) pages.add(piece);
    }
    pages.break();
  }
  const made = pages.end();
  return { pages: made.length, read: (number) => textPage(number, made[number - 1] as string) };
}
