/** A value that was taken back, and holds after all: said again at once, and by itself. */
import type { SaidSlot, SaidUnit, SaidWord } from './said-shape.ts';

const FEW_WORDS = 6;
const affirms = /^(?:ja|dus|oke|goed|yes|yeah|okay|so|right|,)$/;

/** `Vier dus.`, `Ja, vier is prima.`; more words may say why it is not so: `want twaalfhonderd is te veel`. */
export function isByItself(
  { word, unit }: SaidSlot,
  units: readonly SaidUnit[],
  words: readonly SaidWord[],
): boolean {
  const of = units[unit];
  if (of?.role !== 'clinician' || of.isAsked || words[word]?.polarity !== 1) return false;
  return of.to - of.from <= FEW_WORDS && words.slice(of.from, word).every(({ text }) => affirms.test(text));
}
