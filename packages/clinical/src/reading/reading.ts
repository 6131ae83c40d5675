/** A text on its way to slots: its words, the phrases known in them, its clauses, and which words were read already. */
import type { Language } from '../note.ts';
import { clauseBounds } from './clause-bounds.ts';
import { type Hit, hitsIn, longestOf } from './lexicon.ts';
import type { NumberAt } from './number-at.ts';
import { recentlyIn } from './recent.ts';
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
  word.length > SIDE.length + 2 &&
  /^(?:linker|rechter)/.test(word) &&
  !/^(?:linker|rechter)(?:kant|zijde)/.test(word)
    ? word.replace(/^(?:linker|rechter)/, '')
    : word;
const SIDE = 'rechter';

/** What is known of the words, whoever reads them: found when it is first asked for. */
class Known {
  readonly words: readonly string[];
  readonly numbers = new Map<number, NumberAt | undefined>();
  readonly #language: Language;
  #hits: readonly Hit<Sign>[] | undefined;
  #findings: readonly Hit<FindingSign>[] | undefined;
  #isInFinding: readonly boolean[] | undefined;
  #clauseStarts: readonly number[] | undefined;
  #clauseOf: readonly number[] | undefined;

  constructor(tokens: readonly Token[], language: Language) {
    this.words = tokens.map((token) => token.text);
    this.#language = language;
  }

  get hits(): readonly Hit<Sign>[] {
    this.#hits ??= hitsIn(
      signsIn(this.#language),
      this.#language === 'nl' ? this.words.map(withoutSide) : this.words,
    );
    return this.#hits;
  }

  get findings(): readonly Hit<FindingSign>[] {
    this.#findings ??= longestOf(
      this.hits.filter((hit): hit is Hit<FindingSign> => hit.value.kind === 'finding' && !hit.value.isHint),
    );
    return this.#findings;
  }

  get isInFinding(): readonly boolean[] {
    if (this.#isInFinding) return this.#isInFinding;
    const isIn: boolean[] = [];
    for (const { from, to } of this.findings) for (let at = from; at < to; at++) isIn[at] = true;
    this.#isInFinding = isIn;
    return isIn;
  }

  get clauseStarts(): readonly number[] {
    this.#clauseStarts ??= clauseBounds(this.words, this.hits, this.#language);
    return this.#clauseStarts;
  }

  get clauseOf(): readonly number[] {
    if (this.#clauseOf) return this.#clauseOf;
    const starts = this.clauseStarts;
    const clauseOf: number[] = [];
    for (let at = 0, clause = 0; at < this.words.length; at++) {
      while (clause + 1 < starts.length && (starts[clause + 1] ?? 0) <= at) clause += 1;
      clauseOf.push(clause);
    }
    this.#clauseOf = clauseOf;
    return clauseOf;
  }
}

class TextReading implements Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: Language;
  readonly isSpoken: boolean;
  readonly words: readonly string[];
  readonly numbers: Map<number, NumberAt | undefined>;
  readonly taken: boolean[] = [];
  readonly #known: Known;

  constructor(text: string, tokens: readonly Token[], isSpoken: boolean, language: Language, known: Known) {
    this.text = text;
    this.tokens = tokens;
    this.language = language;
    this.isSpoken = isSpoken;
    this.words = known.words;
    this.numbers = known.numbers;
    this.#known = known;
  }

  get hits() {
    return this.#known.hits;
  }
  get findings() {
    return this.#known.findings;
  }
  get isInFinding() {
    return this.#known.isInFinding;
  }
  get clauseStarts() {
    return this.#known.clauseStarts;
  }
  get clauseOf() {
    return this.#known.clauseOf;
  }
}

const knownOf = recentlyIn((text, language) => new Known(tokensOf(text), language));

/** Only what was taken is of this reading alone. */
export const readingOf = (text: string, language: Language, isSpoken: boolean): Reading =>
  new TextReading(text, tokensOf(text), isSpoken, language, knownOf(text, language));

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
export function ofKind<K extends Sign['kind']>(
  { hits }: Reading,
  kind: K,
): Hit<Extract<Sign, { kind: K }>>[] {
  return hits.filter((hit): hit is Hit<Extract<Sign, { kind: K }>> => hit.value.kind === kind);
}
