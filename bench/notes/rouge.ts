/** ROUGE-1, ROUGE-2 and ROUGE-L (F1) as the `rouge_score` package computes them with its stemmer. */
import { porterStem } from './porter.ts';

export type Rouge = { rouge1: number; rouge2: number; rougeL: number };

/** The package leaves words of up to three letters as they are. */
const SHORTEST_STEMMED = 4;

const tokensOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) =>
    word.length >= SHORTEST_STEMMED ? porterStem(word) : word,
  );

const f1 = (shared: number, ours: number, theirs: number): number =>
  shared === 0 ? 0 : (2 * shared) / (ours + theirs);

function sharedOf(ours: readonly string[], theirs: readonly string[]): number {
  const left = new Map<string, number>();
  for (const each of theirs) left.set(each, (left.get(each) ?? 0) + 1);
  let shared = 0;
  for (const each of ours) {
    const count = left.get(each) ?? 0;
    if (count === 0) continue;
    left.set(each, count - 1);
    shared += 1;
  }
  return shared;
}

const pairsOf = (words: readonly string[]) => words.slice(1).map((word, at) => `${words[at]} ${word}`);

/** Length of the longest sequence of words that stands in both, in order. */
function longestCommon(ours: readonly string[], theirs: readonly string[]): number {
  let row = new Uint32Array(theirs.length + 1);
  for (const word of ours) {
    const next = new Uint32Array(theirs.length + 1);
    for (let at = 1; at <= theirs.length; at++)
      next[at] = theirs[at - 1] === word ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0);
    row = next;
  }
  return row[theirs.length] ?? 0;
}

export function rouge(ours: string, theirs: string): Rouge {
  const [mine, other] = [tokensOf(ours), tokensOf(theirs)];
  const [pairs, otherPairs] = [pairsOf(mine), pairsOf(other)];
  return {
    rouge1: f1(sharedOf(mine, other), mine.length, other.length),
    rouge2: f1(sharedOf(pairs, otherPairs), pairs.length, otherPairs.length),
    rougeL: f1(longestCommon(mine, other), mine.length, other.length),
  };
}
