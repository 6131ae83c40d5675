/** Texts in the parts that are searched: clauses, with what they stand for. */
import type { Language } from '../note.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';
import { readText, type Terms, termsOf } from './terms.ts';

/** Clauses shorter than this stay with the one before: they say nothing alone. */
const LEAST_WORDS = 4;

/** A sentence in its clauses: what stands in one belongs together. One of a single clause is itself: what was read of it is known. */
export function clausesOf(tokens: readonly Token[]): (readonly Token[])[] {
  const clauses: Token[][] = [];
  let clause: Token[] = [];
  for (const token of tokens) {
    clause.push(token);
    if (/^[,;:]$/.test(token.text) && clause.length > LEAST_WORDS) {
      clauses.push(clause);
      clause = [];
    }
  }
  const last = clauses.at(-1);
  if (last && clause.length <= LEAST_WORDS) last.push(...clause);
  else if (clause.length > 0) clauses.push(clause);
  return clauses.length === 1 ? [tokens] : clauses;
}

function readTerms(tokens: readonly Token[], language: Language, isSpoken: boolean): Terms {
  return termsOf(readText(tokens, language, isSpoken), language);
}

export const noteTerms = (text: string, language: Language): Terms =>
  readTerms(tokensOf(text), language, false);

export const spokenTerms = (text: string, language: Language): Terms =>
  readTerms(tokensOf(text), language, true);
