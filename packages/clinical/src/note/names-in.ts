/** Names as they were said: a word that had its capital within a sentence, and was never said without, keeps it in the note. */
import type { TranscriptPiece } from '../note.ts';
import { type Names, namesSaid, smallWord } from '../reading/names-said.ts';

export type { Names };

export const namesIn = (pieces: readonly TranscriptPiece[]): Names =>
  namesSaid(pieces.map(({ text }) => text));

export const withNames = (text: string, names: Names): string =>
  names.size === 0
    ? text
    : text.replace(smallWord, (word) =>
        names.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
      );
