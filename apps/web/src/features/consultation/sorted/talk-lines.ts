/** Pieces of a conversation as a line of a note: word for word. */
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { withLineUnder } from '../under-heading.ts';

const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** What would begin a heading, a list or a quotation is escaped, so that it reads as what was said. */
const escaped = (words: string): string =>
  words.replace(/^([#>*+-])(?=\s|#|>|$)/, '\\$1').replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');

/** What was said in these pieces, one after the other. */
export const lineOf = (pieces: readonly Pick<TranscriptPiece, 'text'>[]): string =>
  escaped(plain(pieces.map(({ text }) => text).join(' ')));

/** The lines of a note as they compare, to look up whether one stands in it. */
export const linesIn = (text: string): ReadonlySet<string> =>
  new Set(text.split('\n').map((line) => plain(line.replace(/^\s*[-*+]\s+/, ''))));

/** The note with that line under its heading; `titles` are the headings of the template in their order. */
export const withTalk = (text: string, line: string, title: string, titles: readonly string[]) =>
  line === '' || linesIn(text).has(line) ? { text, offset: 0 } : withLineUnder(text, title, line, titles);

/** Groups by the ten minutes that they begin in. */
export function byTenMinutes<G extends { seqs: readonly number[] }>(
  groups: readonly G[],
  startOf: (seq: number) => number,
): { from_s: number; to_s: number; groups: G[] }[] {
  const slots = Map.groupBy(groups, ({ seqs: [first] }) =>
    Math.floor((first === undefined ? 0 : startOf(first)) / SLOT_S),
  );
  return [...slots]
    .toSorted(([a], [b]) => a - b)
    .map(([slot, of]) => ({ from_s: slot * SLOT_S, to_s: (slot + 1) * SLOT_S, groups: of }));
}

const SLOT_S = 600;
