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
  /** By which its place in the talk is found. */
  place: Terms;
  polarity: Polarity[];
  /** For each word its clause. */
  clauseOf: number[];
  slots: Slot[];
  /** As the readers read it: findings with what denies them, measurements. */
  read: Slots;
};

/** So few things tell little of where a sentence comes from: then the one before it helps. */
const FEWEST_TERMS = 3;
const WORTH_OF_BEFORE = 0.4;

function withBefore(own: Terms, before: Terms | undefined): Terms {
  const words = [...own.keys()].filter((term) => !/^[per]:/.test(term));
  if (!before || words.length >= FEWEST_TERMS) return own;
  const terms: Terms = new Map(own);
  for (const [term, worth] of before) if (!terms.has(term)) terms.set(term, worth * WORTH_OF_BEFORE);
  return terms;
}

/** `before`: what the sentence before it under the same heading is about. */
export function notedIn(text: string, heading: string, language: Language, before?: Terms): Noted {
  const tokens = tokensOf(text);
  const quantities = readQuantities(tokens, language, false);
  const words = termsByWord({ tokens, quantities }, language);
  const terms = together(words);
  return {
    language,
    text,
    heading,
    tokens,
    words,
    terms,
    place: withBefore(terms, before),
    polarity: polarities(tokens, language),
    clauseOf: clausesOf(tokens).flatMap((clause, index) => clause.map(() => index)),
    slots: slotsIn(tokens, quantities, language),
    read: slotsOf(text, language, { isSpoken: false }),
  };
}
