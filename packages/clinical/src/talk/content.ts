/** Whether a sentence holds anything that a note could need: then it is never small talk. */
import type { Language } from '../note.ts';
import { findingsIn } from '../reading/findings.ts';
import { medicineMentions } from '../reading/medicine-mentions.ts';
import type { Quantity } from '../reading/quantity.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';
import type { Looks } from './features.ts';
import type { Cut } from './split.ts';

export type Content = {
  tokens: readonly Token[];
  quantities: readonly Quantity[];
  hasMedicine: boolean;
  hasFinding: boolean;
};

export function contentOf({ said }: Cut, language: Language): Content {
  const tokens = tokensOf(said);
  return {
    tokens,
    quantities: readQuantities(tokens, language, true),
    hasMedicine: medicineMentions(tokens).length > 0,
    hasFinding: findingsIn(tokens, language).mentions.length > 0,
  };
}

/** An article counts nothing: `een momentje`. */
const counts = (quantity: Quantity) =>
  quantity.what !== 'amount' || quantity.isNumeral || quantity.value !== 1;

export const isWeighty = ({ quantities, hasMedicine, hasFinding }: Content, { signs }: Looks): boolean =>
  hasMedicine || hasFinding || quantities.some(counts) || signs.has('plans') || signs.has('examines');
