/** Whether a text counts or measures something, in either language. */
import type { Language } from '../note.ts';
import type { Amount, Quantity } from './quantity.ts';
import { readQuantities } from './read-quantities.ts';
import { readingOf } from './reading.ts';
import { tokensOf } from './tokens.ts';
import { pressuresIn } from './unnamed-values.ts';

const languages: readonly Language[] = ['nl', 'en'];
const articles = new Set(['een', 'a', 'an', 'one', 'per', 'elke', 'every']);

/** Counted by more than an article: `een keer` is not. */
function quantitiesIn(text: string): Quantity[] {
  const tokens = tokensOf(text);
  return languages
    .flatMap((language) => readQuantities(tokens, language, false))
    .filter(({ what, index }) => what !== 'amount' || !articles.has(tokens[index]?.text ?? ''));
}

const isAmount = (quantity: Quantity): quantity is Amount => quantity.what === 'amount';

export const hasBloodPressure = (text: string): boolean =>
  languages.some((language) => pressuresIn(readingOf(text, language, true)).length > 0);

/** Written in digits: nobody says an exact number for nothing. */
const hasDigits = (text: string): boolean => tokensOf(text).some((token) => /^\d/.test(token.text));

export const hasDose = (text: string): boolean =>
  quantitiesIn(text).some((quantity) => isAmount(quantity) && quantity.unit?.isDose === true);

/** `drie keer per week`, `140 over 90`, `om half elf`, `een score van 14`. */
export const hasQuantity = (text: string): boolean =>
  hasDigits(text) ||
  quantitiesIn(text).some(
    (quantity) => quantity.what === 'clock' || (isAmount(quantity) && quantity.unit !== undefined),
  );
