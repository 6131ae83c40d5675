/** A text on its way to slots: its words, the phrases known in them, its clauses, and which words were read already. */
import type { Language } from '../note.ts';
import { clauseBounds } from './clause-bounds.ts';
import { type Hit, hitsIn, longestOf } from './lexicon.ts';
import type { NumberAt } from './number-at.ts';
import { type Sign, signsIn } from './sign.ts';
import { type Token, tokensOf } from './tokens.ts';

type FindingSign = Extract<Sign, { kind: 'finding' }>;

export type Reading = {
  text: string;
  language: Language;
  isSpoken: boolean;
  tokens: readonly Token[];
  words: readonly string[];
  hits: readonly Hit<Sign>[];
  /** The findings named, the longest where they share words. */
  findings: readonly Hit<FindingSign>[];
  /** Words of findings: a `geen` among them denies nothing. */
  isInFinding: readonly boolean[];
  /** First words of clauses, and the clause of each word. */
  clauseStarts: readonly number[];
  clauseOf: readonly number[];
  /** Numbers that were read, by their first word. */
  numbers: Map<number, NumberAt | undefined>;
  /** Words that are part of a slot. */
  taken: boolean[];
};

/** `linkerknie` is a knee. */
const withoutSide = (word: string): string =>
  word.length > SIDE.length + 2 && /^(?:linker|rechter)/.test(word) && !/^(?:linker|rechter)(?:kant|zijde)/.test(word)
    ? word.replace(/^(?:linker|rechter)/, '')
    : word;
const SIDE = 'rechter';

export function readingOf(text: string, language: Language, isSpoken: boolean): Reading {
  const tokens = tokensOf(text);
  const words = tokens.map((token) => token.text);
  const hits = hitsIn(signsIn(language), language === 'nl' ? words.map(withoutSide) : words);
  const findings = longestOf(
    hits.filter((hit): hit is Hit<FindingSign> => hit.value.kind === 'finding' && !hit.value.isHint),
  );
  const isInFinding: boolean[] = [];
  for (const { from, to } of findings) for (let at = from; at < to; at++) isInFinding[at] = true;
  const clauseStarts = clauseBounds(words, hits, language);
  const clauseOf: number[] = [];
  for (let at = 0, clause = 0; at < words.length; at++) {
    while (clause + 1 < clauseStarts.length && (clauseStarts[clause + 1] ?? 0) <= at) clause += 1;
    clauseOf.push(clause);
  }
  return { text, language, isSpoken, tokens, words, hits, findings, isInFinding, clauseStarts, clauseOf, numbers: new Map(), taken: [] };
}

/** `'s ochtends` begins at its apostrophe. */
const startOf = (text: string, token: Token | undefined): number =>
  token?.text === 's' && /['’]/.test(text[token.start - 1] ?? '') ? token.start - 1 : (token?.start ?? 0);

export const spotOf = ({ text, tokens }: Reading, from: number, to: number) => ({
  start: startOf(text, tokens[from]),
  end: tokens[to - 1]?.end ?? 0,
});

export const wordAt = ({ words }: Reading, at: number): string => words[at] ?? '';

export function take({ taken }: Reading, from: number, to: number): void {
  for (let at = from; at < to; at++) taken[at] = true;
}

export const isTaken = ({ taken }: Reading, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (taken[at]) return true;
  return false;
};

/** First and last word of the clause at a place, the last not included. */
export const clauseAround = ({ clauseOf, clauseStarts, words }: Reading, at: number): [number, number] => {
  const clause = clauseOf[at] ?? 0;
  return [clauseStarts[clause] ?? 0, clauseStarts[clause + 1] ?? words.length];
};

/** Hits of one kind of sign. */
export function ofKind<K extends Sign['kind']>({ hits }: Reading, kind: K): Hit<Extract<Sign, { kind: K }>>[] {
  return hits.filter((hit): hit is Hit<Extract<Sign, { kind: K }>> => hit.value.kind === kind);
}
