/** The lines of a note under its headings: finding them by their words, putting one in, taking one out. */

export type NoteLine = {
  text: string;
  /** The heading that it stands under, or that it is. */
  title: string;
  /** As it compares; empty of headings and blank lines. */
  words: string;
};

const HEADING = /^#{1,3}[ \t]+(.+?)[ \t]*$/;
const MARKER = /^[ \t]*(?:[-*+•][ \t]+)?/;

/** Without what lists and escapes add to a sentence. */
export const wordsIn = (line: string): string =>
  line
    .replace(MARKER, '')
    .replaceAll(/\\(?=[#>*+\-.)])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A sentence as a line: what would begin a heading, a list or a quotation is escaped. */
const escaped = (words: string): string =>
  words.replace(/^([#>*+-])(?=\s|#|>|$)/, '\\$1').replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');

export function linesOf(note: string): NoteLine[] {
  let title = '';
  return note.split('\n').map((text) => {
    const heading = HEADING.exec(text);
    if (heading) title = heading[1] ?? '';
    return { text, title, words: heading ? '' : wordsIn(text) };
  });
}

const joined = (lines: readonly NoteLine[]): string => lines.map(({ text }) => text).join('\n');

/** Under its heading when it stands there, else anywhere; -1 when nowhere. */
export function placeOf(lines: readonly NoteLine[], words: string, title: string): number {
  const here = placeUnder(lines, words, title);
  return here >= 0 ? here : lines.findIndex((line) => words !== '' && line.words === words);
}

export const placeUnder = (lines: readonly NoteLine[], words: string, title: string): number =>
  lines.findIndex((line) => words !== '' && line.words === words && line.title === title);

const headingOf = (lines: readonly NoteLine[], title: string): number =>
  lines.findIndex((line) => HEADING.exec(line.text)?.[1] === title);

export const hasHeading = (note: string, title: string): boolean => headingOf(linesOf(note), title) >= 0;

/** Other words in the same line, with the mark of a list that it had. */
export function withWords(note: string, at: number, words: string): string {
  const lines = linesOf(note);
  const line = lines[at];
  if (!line) return note;
  const text = `${MARKER.exec(line.text)?.[0] ?? ''}${escaped(words)}`;
  return joined(lines.with(at, { ...line, text }));
}

export const withoutLine = (note: string, at: number): string => joined(linesOf(note).toSpliced(at, 1));

/** Also its heading, where nothing is left under it. */
export function withoutSectionOf(note: string, at: number): string {
  const lines = linesOf(note);
  const title = lines[at]?.title ?? '';
  const isLeft = lines.some((line, index) => index !== at && line.title === title && line.words !== '');
  const from = headingOf(lines, title);
  if (isLeft || from < 0) return withoutLine(note, at);
  const rest = lines.slice(from).findIndex((line) => line.title !== title);
  if (rest < 0) return `${joined(lines.slice(0, from)).trimEnd()}\n`;
  return joined(lines.toSpliced(from, rest));
}

type Where = {
  title: string;
  /** The words of the line that it comes after; null: the first of its section. Left out: the last one. */
  after?: string | null | undefined;
  /** All titles in the order of the template, for a section that the note leaves out. */
  titles?: readonly string[] | undefined;
};

export function withLine(note: string, words: string, { title, after, titles = [] }: Where): string {
  const lines = linesOf(note);
  const heading = headingOf(lines, title);
  if (heading < 0) return withSection(note, words, title, titles);
  const under = lines.flatMap((line, at) => (line.title === title && line.words !== '' ? [at] : []));
  const last = under.at(-1);
  const isBlank = lines[heading + 1]?.text.trim() === '';
  const near = typeof after === 'string' ? placeUnder(lines, after, title) : -1;
  const first = under[0] ?? heading + (isBlank ? 2 : 1);
  const at = near >= 0 ? near + 1 : after === null || last === undefined ? first : last + 1;
  const beside = lines[near >= 0 ? near : (last ?? -1)];
  const text = `${(beside && MARKER.exec(beside.text)?.[0]) ?? ''}${escaped(words)}`;
  const following = lines[at]?.text ?? '';
  const added = [
    ...(lines[heading + 1] === undefined ? [''] : []),
    text,
    ...(HEADING.test(following) ? [''] : []),
  ];
  return joined(lines.toSpliced(at, 0, ...added.map((one) => ({ text: one, title, words }))));
}

/** A section that was left out, where the template has it. */
function withSection(note: string, words: string, title: string, titles: readonly string[]): string {
  const lines = linesOf(note);
  const later = titles.includes(title) ? titles.slice(titles.indexOf(title) + 1) : [];
  const next = later.map((one) => headingOf(lines, one)).find((at) => at >= 0);
  const section = `## ${title}\n\n${escaped(words)}\n`;
  if (next === undefined) return note.trim() === '' ? section : `${note.trimEnd()}\n\n${section}`;
  return `${lines
    .slice(0, next)
    .map(({ text }) => `${text}\n`)
    .join('')}${section}\n${joined(lines.slice(next))}`;
}
