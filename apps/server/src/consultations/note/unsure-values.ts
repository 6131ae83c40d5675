/** Numbers and medicines that the recogniser itself was hardly sure of, by the word. */
import type { TranscriptPiece } from '@noteer/clinical';
import { type Value, valuesIn } from '@noteer/clinical/values';
import type { Language } from '@noteer/contract';

/** As heard: how likely each word is, where the recogniser tells. */
export type HeardPiece = TranscriptPiece & { probabilities?: number[] | undefined };

/** Below this a number is as often wrong as right, whatever stands around it; in a piece of which much was hard to hear it need not be as doubtful. */
const HARDLY = 0.3;
const UNSURE = 0.6;
const HARD_PIECE = 0.75;
/** Worth hearing again, though it is mostly right: of eleven such numbers in six talks one was wrong, and that by nine years. */
const WORTH_HEARING = 0.5;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** The values of a piece that rest on a word that is as unsure as that, or as `least`. Words are what stands between spaces, as probabilities count them. */
function unsureValues({ text, probabilities }: HeardPiece, language: Language, least = 0): Value[] {
  if (!probabilities) return [];
  const from = mean(probabilities) < HARD_PIECE ? UNSURE : HARDLY;
  const words = [...text.matchAll(/\S+/g)].map(({ index, 0: word }, place) => ({
    ...{ start: index, end: index + word.length, hasFigure: /\d/.test(word) },
    probability: probabilities[place] ?? 1,
  }));
  // A unit is soon understood from what it belongs to, and a name from what it is for.
  const isUnsure = (word: (typeof words)[0], kind: Value['kind']) =>
    word.hasFigure
      ? word.probability <= Math.max(from, least)
      : kind === 'medicine' && word.probability <= from;
  return valuesIn(text, language).filter(({ kind, start, end }) =>
    words.some((word) => word.start < end && start < word.end && isUnsure(word, kind)),
  );
}

export const worthHearing = (piece: HeardPiece, language: Language): Value[] =>
  unsureValues(piece, language, WORTH_HEARING);

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
