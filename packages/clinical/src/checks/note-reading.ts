/** A sentence of a note as the checks compare it. */
import { clausesOf } from '../evidence/talk-places.ts';
import { type Term, type Terms, termsByWord, together } from '../evidence/terms.ts';
import type { Language } from '../note.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';
import { deniedWords } from './denied-words.ts';
import { type Slot, slotsIn } from './slots.ts';

export type Noted = {
  text: string;
  heading: string;
  tokens: Token[];
  words: Term[][];
  terms: Terms;
  denied: boolean[];
  /** For each word its clause. */
  clauseOf: number[];
  slots: Slot[];
};

export function notedIn(text: string, heading: string, language: Language): Noted {
  const tokens = tokensOf(text);
  const quantities = readQuantities(tokens, language, false);
  const words = termsByWord({ tokens, quantities }, language);
  return {
    text,
    heading,
    tokens,
    words,
    terms: together(words),
    denied: deniedWords(tokens, language),
    clauseOf: clausesOf(tokens).flatMap((clause, index) => clause.map(() => index)),
    slots: slotsIn(tokens, quantities, language),
  };
}
