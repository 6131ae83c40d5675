/** Whether a text counts or measures something, in either language. */
import type { Language } from '../note.ts';
import type { Amount, Quantity } from './quantity.ts';
import { readQuantities } from './read-quantities.ts';
import { readingOf } from './reading.ts';
import { type Token, tokensOf } from './tokens.ts';
import { unitOf } from './units.ts';
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

/** What stands between the two numbers of a pressure. */
const isBetween = ({ text }: Token) => text === 'over' || text === 'op' || text === '/';

export const hasBloodPressure = (text: string): boolean =>
  tokensOf(text).some(isBetween) &&
  languages.some((language) => pressuresIn(readingOf(text, language, true)).length > 0);

export const hasDose = (text: string): boolean =>
  tokensOf(text).some((token) => unitOf(token.text)?.isDose === true) &&
  quantitiesIn(text).some((quantity) => isAmount(quantity) && quantity.unit?.isDose === true);
