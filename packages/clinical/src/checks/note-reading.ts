/** A sentence of a note as the checks compare it. */
import { clausesOf } from '../evidence/talk-places.ts';
import { type Term, type Terms, termsByWord, together } from '../evidence/terms.ts';
import type { Language } from '../note.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { type Slots, slotsOf } from '../reading/slots.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';
import { type Polarity, polarities } from './denied-words.ts';
import { type Slot, slotsIn } from './slots.ts';

export type Noted = {
  language: Language;
  text: string;
  heading: string;
  tokens: readonly Token[];
  words: Term[][];
  terms: Terms;
  polarity: Polarity[];
  /** For each word its clause. */
  clauseOf: number[];
  slots: Slot[];
  /** As the readers read it: findings with what denies them, measurements. */
  read: Slots;
};

export function notedIn(text: string, heading: string, language: Language): Noted {
  const tokens = tokensOf(text);
  const quantities = readQuantities(tokens, language, false);
  const words = termsByWord({ tokens, quantities }, language);
  return {
    language,
    text,
    heading,
    tokens,
    words,
    terms: together(words),
    polarity: polarities(tokens, language),
    clauseOf: clausesOf(tokens).flatMap((clause, index) => clause.map(() => index)),
    slots: slotsIn(tokens, quantities, language),
    read: slotsOf(text, language, { isSpoken: false }),
  };
}
