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

type Word = { start: number; end: number; text: string; probability: number };

/** Words are what stands between spaces, as probabilities count them. */
const wordsOf = ({ text, probabilities = [] }: HeardPiece): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ index, 0: word }, place) => ({
    ...{ start: index, end: index + word.length, text: word },
    probability: probabilities[place] ?? 1,
  }));

/** A unit is soon understood from what it belongs to: what counts is the word with the figures. */
function isUnsure({ text, probability }: Word, kind: Value['kind'], least: number): boolean {
  if (/\d/.test(text)) return probability <= least;
  return kind === 'medicine' && probability <= HARDLY_A_NAME;
}

type Is = (word: Word, value: Value, least: number) => boolean;

function valuesOn(piece: HeardPiece, language: Language, is: Is): Value[] {
  const { text, probabilities } = piece;
  if (!probabilities) return [];
  const least = mean(probabilities) < HARD_PIECE ? UNSURE : HARDLY;
  const words = wordsOf(piece);
  return valuesIn(text, language).filter((value) =>
    words.some((word) => word.start < value.end && value.start < word.end && is(word, value, least)),
  );
}

/** The values of a piece that rest on such words. */
const unsureValues = (piece: HeardPiece, language: Language): Value[] =>
  valuesOn(piece, language, (word, { kind }, least) => isUnsure(word, kind, least));

/**
 * What was said once nothing confirms, and several figures are more often wrong than one: of 445 numbers in twelve talks 18 were, and of
 * those with a decimal that were said once, up to the second of these, three of fifteen.
 */
const ONCE = { figures: 0.7, decimal: 0.9 };

export const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,:/]\d+)*/g) ?? [];

function isAlone({ text, probability }: Word, isSaidOnce: (figures: string) => boolean): boolean {
  return figuresIn(text).some((figures) => {
    const least = figures.includes(',') ? ONCE.decimal : ONCE.figures;
    return /\d.*\d/.test(figures) && probability <= least && isSaidOnce(figures);
  });
}

/** `Een` is most often no number. */
const isCountInWords = (value: Value): boolean =>
  'numbers' in value && (value.numbers[0] ?? 0) >= 2 && !/\d/.test(value.text);

/** Worth hearing again where a note rests on them, also in words: more than a question has marked as hardly heard. */
export const valuesToHear = (
  piece: HeardPiece,
  language: Language,
  isSaidOnce: (figures: string) => boolean,
): Value[] =>
  valuesOn(piece, language, (word, value, least) => {
    if (isUnsure(word, value.kind, least) || isAlone(word, isSaidOnce)) return true;
    return isCountInWords(value) && word.start <= value.start && word.probability <= least;
  });

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
