/**
 * The little markdown that notes are written in: bold, italic, code, headings 1 to 3, bullets. Everything else is text.
 * It says where things stand and changes nothing: what is shown and what is edited is the same text.
 */

export type Look = 'marker' | 'bullet' | 'bold' | 'italic' | 'code';

/** A stretch of a line, end not included. */
export type Stretch = { start: number; end: number; look: Look };

export type Line = {
  block: 'text' | 'blank' | 'bullet' | 'heading';
  /** Of a heading 1 to 3; of a bullet how deep it stands, from 0. */
  level: number;
  stretches: Stretch[];
};

const heading = /^(#{1,3})[ \t]+(?=\S)/;
const bullet = /^([ \t]*)(?:[-*+•])[ \t]+(?=\S)/;
const INDENT = 2;

export function readLine(line: string): Line {
  if (line.trim() === '') return { block: 'blank', level: 0, stretches: [] };
  const title = heading.exec(line);
  if (title)
    return { block: 'heading', level: title[1]?.length ?? 1, stretches: begun(line, title[0], 'marker') };
  const item = bullet.exec(line);
  if (!item) return { block: 'text', level: 0, stretches: inline(line, 0, line.length) };
  const indent = (item[1] ?? '').replaceAll('\t', '  ').length;
  return { block: 'bullet', level: Math.floor(indent / INDENT), stretches: begun(line, item[0], 'bullet') };
}

const begun = (line: string, beginning: string, look: Look): Stretch[] => [
  { start: 0, end: beginning.length, look },
  ...inline(line, beginning.length, line.length),
];

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);
const isPunctuation = (character: string | undefined) =>
  character !== undefined && /[!-/:-@[-`{-~]/.test(character);

const looksOf: Readonly<Record<number, Look[]>> = { 1: ['italic'], 2: ['bold'], 3: ['bold', 'italic'] };

/** Stars and underscores count only at the edges of words: `2*50 mg en 1*20 mg` and `snake_case_woord` are text. */
function inline(line: string, from: number, to: number): Stretch[] {
  const found: Stretch[] = [];
  /** Marks that do not occur again: a line full of stars is still read once. */
  const unclosed = new Set<string>();
  let at = from;
  while (at < to) {
    const character = line[at];
    if (character === '\\' && isPunctuation(line[at + 1]) && at + 1 < to) {
      found.push({ start: at, end: at + 1, look: 'marker' });
      at += 2;
      continue;
    }
    const mark = character === '`' ? '`' : character === '*' || character === '_' ? runOf(line, at, to) : '';
    const isOpening = mark !== '' && !unclosed.has(mark) && opens(line, at, mark);
    const end = isOpening ? closing(line, at, mark, to) : -1;
    if (end === -1) {
      if (isOpening) unclosed.add(mark);
      at += Math.max(1, mark.length);
      continue;
    }
    const start = at + mark.length;
    const looks: Look[] = mark === '`' ? ['code'] : (looksOf[mark.length] ?? []);
    found.push({ start: at, end: start, look: 'marker' });
    found.push(...looks.map((look) => ({ start, end, look })));
    if (mark !== '`') found.push(...inline(line, start, end));
    found.push({ start: end, end: end + mark.length, look: 'marker' });
    at = end + mark.length;
  }
  return found;
}

function runOf(line: string, at: number, to: number): string {
  let end = at;
  while (end < to && line[end] === line[at]) end++;
  return line.slice(at, end);
}

function opens(line: string, at: number, mark: string): boolean {
  if (mark === '`') return true;
  return mark.length <= 3 && !isWord(line[at - 1]) && !isSpace(line[at + mark.length]);
}

/** Where the closing mark begins; -1 when there is none. */
function closing(line: string, at: number, mark: string, to: number): number {
  for (let end = line.indexOf(mark, at + mark.length + 1); end !== -1; end = line.indexOf(mark, end + 1)) {
    const after = end + mark.length;
    if (after > to) return -1;
    if (mark === '`') return end;
    const isWhole = line[end - 1] !== mark[0] && line[after] !== mark[0];
    const isEdge = !isSpace(line[end - 1]) && line[end - 1] !== '\\' && (after >= to || !isWord(line[after]));
    if (isWhole && isEdge) return end;
  }
  return -1;
}
