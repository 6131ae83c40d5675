/** Text as it is compared: words, numbers and marks, and where a line begins. */
import { plain } from '../reading/text.ts';

export type Piece = { text: string; raw: string; start: number; end: number };

export const LINE = '\n';
const piece = /\n|\p{N}+(?:[.,:/-]\p{N}+)*\p{L}*|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;

export const piecesIn = (text: string): Piece[] =>
  [...text.matchAll(piece)].map(({ 0: raw, index }) => ({
    text: raw === LINE ? LINE : plain(raw),
    raw,
    start: index,
    end: index + raw.length,
  }));

export const isWordPiece = ({ text }: Piece): boolean => /^\p{L}/u.test(text);

/** As it stood in the text, on one line. */
export function rawOf(text: string, pieces: readonly Piece[]): string {
  const [first, last] = [pieces[0], pieces.at(-1)];
  return first && last ? text.slice(first.start, last.end).replace(/\s+/g, ' ').trim() : '';
}

export const keyOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ');
