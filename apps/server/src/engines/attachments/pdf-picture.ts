/** Whether a PDF page is a picture of a page, of which the text that it has is at most a stamp or a fax's first line. */
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Matrix, times } from './matrix.ts';
import type { PlacedWord } from './page-text.ts';

/** A page with more text than this is text, whatever is drawn on it. */
const FEW_CHARACTERS = 200;
const COVERED = 0.4;
/** Letters without a meaning: fonts that do not say which letter a shape is. */
const MEANINGLESS = /[\p{Co}\p{Cc}\uFFFD]/gu;
const MOSTLY_MEANINGLESS = 0.3;

const pictures = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);

/** How much of the page pictures take: each is drawn as a square of 1 by 1 that the transformation at that place stretches. */
async function coverOf(page: PDFPageProxy): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { width, height } = page.getViewport({ scale: 1 });
  const kept: Matrix[] = [];
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  let covered = 0;
  for (const [at, operation] of fnArray.entries()) {
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) kept.push(now);
    if (operation === OPS.transform) now = times(now, argsArray[at] as number[]);
    if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) now = kept.pop() ?? now;
    if (operation === OPS.paintFormXObjectBegin && argsArray[at]?.[0])
      now = times(now, argsArray[at][0] as number[]);
    const [a = 1, b = 0, c = 0, d = 1] = now;
    if (pictures.has(operation)) covered += Math.abs(a * d - b * c);
  }
  return covered / (width * height);
}

export async function isAPicture(page: PDFPageProxy, words: PlacedWord[]): Promise<boolean> {
  const text = words.map((word) => word.text).join('');
  const meaningless = text.match(MEANINGLESS)?.length ?? 0;
  if (meaningless > MOSTLY_MEANINGLESS * text.length) return true;
  return text.length < FEW_CHARACTERS && (await coverOf(page)) > COVERED;
}
