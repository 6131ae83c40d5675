/** The cells of a row, and a sentence in place of them. */
import { type ReadSentence, readSentence } from '../read.ts';
import type { Column } from './table-columns.ts';

/** Says nothing of what its column is about. */
export const nothing =
  /^(?:geen|nee|nvt|n\.v\.t\.|ongewijzigd|onveranderd|idem|-|–|—|none|no|nil|n\/a|unchanged)\.?$/i;
/** A day that went over two lines of its cell: `14-01- 2017`. */
export const asLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(\d[-/]) (?=(?:19|20)?\d\d\b)/g, '$1')
    .trim();

/** A sentence in place of the row, or of a part of it. */
export function saying(text: string, row: ReadSentence, given: ReadSentence['given'] = {}): ReadSentence {
  const read = readSentence({ ...row, text: asLine(text) }, row.paper);
  return { ...read, from: row.from, to: row.to, body: row.from, isRow: true, given };
}

export type Cell = Column & { text: string };

export const textOf = (cells: readonly Cell[], role: Column['role']): string =>
  cells
    .filter((cell) => cell.role === role && !nothing.test(cell.text))
    .map(({ text }) => text)
    .join(' ');

/** `69,5kg`: nothing but a number, perhaps with its unit. */
export const isValue = (cell: string) => /^[<>≤≥]?\s*\d/.test(cell);
