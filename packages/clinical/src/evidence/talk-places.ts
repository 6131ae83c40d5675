/** A transcript made ready to be searched, once. */
import type { Language, TranscriptPiece } from '../note.ts';
import { spokenSentences } from '../reading/segments.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';
import { Places } from './places.ts';
import { readText, type Terms, termsOf } from './terms.ts';

export type TalkPlaces = { places: Places; pieces: readonly TranscriptPiece[] };

/** Clauses shorter than this stay with the one before: they say nothing alone. */
const LEAST_WORDS = 4;

/** A sentence in its clauses: what stands in one belongs together. */
export function clausesOf(tokens: readonly Token[]): Token[][] {
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
  return clauses;
}

export function readTerms(tokens: readonly Token[], language: Language, isSpoken: boolean): Terms {
  return termsOf(readText(tokens, language, isSpoken), language);
}

const prepared = new WeakMap<readonly TranscriptPiece[], Map<Language, TalkPlaces>>();

export function talkPlaces(pieces: readonly TranscriptPiece[], language: Language): TalkPlaces {
  const byLanguage = prepared.get(pieces) ?? new Map<Language, TalkPlaces>();
  prepared.set(pieces, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const indexOf = new Map(pieces.map(({ seq }, index) => [seq, index]));
  const units = spokenSentences(pieces).flatMap(({ seq, tokens }) =>
    clausesOf(tokens).map((clause) => ({
      piece: indexOf.get(seq) ?? 0,
      terms: readTerms(clause, language, true),
    })),
  );
  const made = { places: new Places(units), pieces };
  byLanguage.set(language, made);
  return made;
}

export const noteTerms = (text: string, language: Language): Terms =>
  readTerms(tokensOf(text), language, false);
