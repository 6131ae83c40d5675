/** Numbers and medicines that the recogniser itself was hardly sure of, by the word. */
import type { TranscriptPiece } from '@noteer/clinical';
import { type Value, valuesIn } from '@noteer/clinical/values';
import type { Language } from '@noteer/contract';

/** As heard: how likely each word is, where the recogniser tells. */
export type HeardPiece = TranscriptPiece & { probabilities?: number[] | undefined };

/** A number that is as unsure as this is now and then another one; in a piece of which much was hard to hear it need not be as unsure. */
const HARDLY = 0.5;
const UNSURE = 0.6;
const HARD_PIECE = 0.75;
/** Names of medicines are known by their letters, and seldom wrong above this. */
const HARDLY_A_NAME = 0.3;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** The values of a piece that rest on such words. Words are what stands between spaces, as probabilities count them. */
export function unsureValues({ text, probabilities }: HeardPiece, language: Language): Value[] {
  if (!probabilities) return [];
  const from = mean(probabilities) < HARD_PIECE ? UNSURE : HARDLY;
  const words = [...text.matchAll(/\S+/g)].map(({ index, 0: word }, place) => ({
    ...{ start: index, end: index + word.length, hasFigure: /\d/.test(word) },
    probability: probabilities[place] ?? 1,
  }));
  // A unit is soon understood from what it belongs to.
  const isUnsure = (word: (typeof words)[0], kind: Value['kind']) =>
    word.hasFigure ? word.probability <= from : kind === 'medicine' && word.probability <= HARDLY_A_NAME;
  return valuesIn(text, language).filter(({ kind, start, end }) =>
    words.some((word) => word.start < end && start < word.end && isUnsure(word, kind)),
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
