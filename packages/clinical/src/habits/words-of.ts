/** Text as it is compared: words, numbers and marks, and where a line begins. */

export type Piece = { text: string; raw: string; start: number; end: number };

export const LINE = '\n';
/** `'s` of `'s avonds` is a word. */
const piece =
  /\n|(?<![\p{L}\p{N}])['’][snt](?!\p{L})|\p{N}+(?:[.,:/-]\p{N}+)*\p{L}*|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;

/** Accents count: `meer` that became `méér` was changed. Capitals do not, since most stand where a sentence begins. */
const comparable = (raw: string) =>
  raw.normalize('NFC').toLowerCase().replace(/[‘’]/g, "'").replace(/—/g, '–');

export const piecesIn = (text: string): Piece[] =>
  [...text.matchAll(piece)].map(({ 0: raw, index }) => ({
    text: comparable(raw),
    raw,
    start: index,
    end: index + raw.length,
  }));

export const isWordPiece = ({ text }: Piece): boolean => /^'?\p{L}/u.test(text);

/** As it stood in the text, on one line. */
export function rawOf(text: string, pieces: readonly Piece[]): string {
  const [first, last] = [pieces[0], pieces.at(-1)];
  return first && last ? text.slice(first.start, last.end).replace(/\s+/g, ' ').trim() : '';
}

export const keyOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ');
