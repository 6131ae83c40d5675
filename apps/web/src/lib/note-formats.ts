/** A note as other programs take it: plain text and rich text, without the marks that it is written with. */
import { readLine, type Stretch } from './markdown.ts';

/** The text of a line without its marks; `wrap` sees every stretch that looks different. */
function wordsOf(line: string, stretches: readonly Stretch[], wrap: (tag: string) => string): string {
  const tags = { bold: 'strong', italic: 'em', code: 'code' } as const;
  let text = '';
  for (let at = 0; at <= line.length; at++) {
    for (const { look, end } of stretches.toReversed())
      if (end === at && look in tags) text += wrap(`/${tags[look as 'bold']}`);
    for (const { look, start } of stretches)
      if (start === at && look in tags) text += wrap(tags[look as 'bold']);
    const isMark = stretches.some(
      ({ look, start, end }) => (look === 'marker' || look === 'bullet') && start <= at && at < end,
    );
    if (!isMark) text += escapeFor(wrap, line[at] ?? '');
  }
  return text;
}

const noTags = () => '';
const htmlTags = (tag: string) => `<${tag}>`;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeFor = (wrap: (tag: string) => string, character: string) =>
  wrap === htmlTags ? (entities[character] ?? character) : character;

type Format = { hasHeadings?: boolean };

/** Headings as lines of their own, bullets with a dash; no more than one empty line between two others. */
export function plainNote(markdown: string, { hasHeadings = true }: Format = {}): string {
  const lines = markdown.split('\n').map((line) => {
    const { block, level, stretches } = readLine(line);
    if (block === 'heading' && !hasHeadings) return '';
    const words = wordsOf(line, stretches, noTags);
    return block === 'bullet' ? `${'  '.repeat(level)}- ${words}` : words.trimEnd();
  });
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** What a record with formatted text shows as headings, lists and paragraphs. */
export function htmlNote(markdown: string, { hasHeadings = true }: Format = {}): string {
  const parts: string[] = [];
  let depth = 0;
  const listDepth = (wanted: number) => {
    for (; depth < wanted; depth++) parts.push('<ul>');
    for (; depth > wanted; depth--) parts.push('</ul>');
  };
  for (const line of markdown.split('\n')) {
    const { block, level, stretches } = readLine(line);
    if (block === 'blank' || (block === 'heading' && !hasHeadings)) continue;
    const words = wordsOf(line, stretches, htmlTags);
    listDepth(block === 'bullet' ? level + 1 : 0);
    if (block === 'bullet') parts.push(`<li>${words}</li>`);
    else parts.push(block === 'heading' ? `<h${level}>${words}</h${level}>` : `<p>${words}</p>`);
  }
  listDepth(0);
  return parts.join('');
}
