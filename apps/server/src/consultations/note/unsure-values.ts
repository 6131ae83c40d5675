/** Numbers and medicines that the recogniser itself was hardly sure of, by the word. */
import type { TranscriptPiece } from '@noteer/clinical';
import { type Value, valuesIn } from '@noteer/clinical/values';
import type { Language } from '@noteer/contract';

/** As heard: how likely each word is, where the recogniser tells. */
export type HeardPiece = TranscriptPiece & { probabilities?: number[] | undefined };

/** Below this a number is as often wrong as right, whatever stands around it. */
const HARDLY = 0.3;
/** In a piece of which much was hard to hear a number need not be as doubtful as that. */
const UNSURE = 0.6;
const HARD_PIECE = 0.75;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** The values of a piece that rest on such a word. Words are what stands between spaces, as probabilities count them. */
export function unsureValues({ text, probabilities }: HeardPiece, language: Language): Value[] {
  if (!probabilities) return [];
  const from = mean(probabilities) < HARD_PIECE ? UNSURE : HARDLY;
  const unsure = [...text.matchAll(/\S+/g)].flatMap(({ index, 0: word }, place) =>
    (probabilities[place] ?? 1) <= from ? [{ start: index, end: index + word.length, word }] : [],
  );
  if (unsure.length === 0) return [];
  return valuesIn(text, language).filter(({ kind, start, end }) =>
    unsure.some(
      // A unit is soon understood from what it belongs to.
      (word) => word.start < end && start < word.end && (kind === 'medicine' || /\d/.test(word.word)),
    ),
  );
}

/** As questions show it: behind what was hardly heard stands a mark that the question explains. */
const UNSURE_MARK = ' (?)';

export const withUnsureMarked = (pieces: readonly HeardPiece[], language: Language): TranscriptPiece[] =>
  pieces.map((heard) => {
    const { probabilities: _, ...piece } = heard;
    const marked = unsureValues(heard, language).reduceRight(
      (text, { end }) => text.slice(0, end) + UNSURE_MARK + text.slice(end),
      piece.text,
    );
    return { ...piece, text: marked };
  });
