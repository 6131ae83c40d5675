/** Names as they were said: a word that had its capital within a sentence, and was never said without, keeps it in the note. */
import type { TranscriptPiece } from '../note.ts';

/** `Ja, Wilma`, `want Trijntje is er`: the capital is not that of a sentence. */
const within = /(?<=[\p{Ll}\d],? )(?<!['’]s )\p{Lu}\p{Ll}{2,}(?![\p{L}-])/gu;
const smallWord = /(?<![\p{L}-])\p{Ll}{3,}(?![\p{L}-])/gu;

export type Names = ReadonlySet<string>;

export function namesIn(pieces: readonly TranscriptPiece[]): Names {
  const names = new Set<string>();
  for (const { text } of pieces) for (const [name] of text.matchAll(within)) names.add(name.toLowerCase());
  if (names.size === 0) return names;
  for (const { text } of pieces) for (const [word] of text.matchAll(smallWord)) names.delete(word);
  return names;
}

export const withNames = (text: string, names: Names): string =>
  names.size === 0
    ? text
    : text.replace(smallWord, (word) =>
        names.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
      );
