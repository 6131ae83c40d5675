/** How alike the surroundings of two values are: what stands close to both says what they are values of. */
import type { Term } from '../evidence/terms.ts';
import type { Said } from './said-shape.ts';

/** What stands around a value of the note, by term: how much it tells, less the further off. */
type Around = {
  terms: ReadonlyMap<string, number>;
  whole: number;
  /** Where in the talk any of them is said, word by word. */
  said: readonly number[];
};

const NOTE_REACH_WORDS = 5;
const TALK_REACH_WORDS = 6;
const WINDOW = 26;
const SENTENCE_STEP = 2;
const PIECE_STEP = 3;

/** Other values say nothing of what a value is about. */
const isValue = (term: string) => /^(?:n|d|t):/.test(term);

export function around(
  words: readonly (readonly Term[])[],
  from: number,
  to: number,
  said: Said,
  clauseOf: readonly number[],
): Around {
  const terms = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    if (at >= from && at < to) continue;
    const apart = (at < from ? from - at : at - to + 1) + (clauseOf[at] === clauseOf[from] ? 0 : 4);
    for (const [term, worth] of word) {
      if (isValue(term)) continue;
      const weight = (worth * said.places.weight(term)) / (1 + apart / NOTE_REACH_WORDS);
      if ((terms.get(term) ?? 0) < weight) terms.set(term, weight);
    }
  }
  let whole = 0;
  for (const weight of terms.values()) whole += weight;
  return { terms, whole, said: placesOf(terms, said) };
}

function placesOf(terms: ReadonlyMap<string, number>, { byTerm }: Said): number[] {
  const places = new Set<number>();
  for (const term of terms.keys()) for (const at of byTerm.get(term) ?? []) places.add(at);
  return [...places].sort((a, b) => a - b);
}

/** The first of the sorted places that is not before this one. */
function firstFrom(places: readonly number[], from: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** From 0 to 1. */
export function likeness(
  { terms, whole, said: places }: Around,
  word: number,
  length: number,
  said: Said,
): number {
  if (whole === 0) return 0;
  const best = new Map<string, number>();
  const centre = said.words[word];
  if (!centre) return 0;
  const piece = said.units[centre.unit]?.piece ?? 0;
  const first = Math.max(0, word - WINDOW);
  const last = Math.min(said.words.length - 1, word + length + WINDOW);
  for (let next = firstFrom(places, first); next < places.length; next++) {
    const at = places[next] ?? 0;
    if (at > last) break;
    if (at >= word && at < word + length) continue;
    const other = said.words[at];
    if (!other || other.terms.length === 0) continue;
    const apart =
      (at < word ? word - at : at - word - length + 1) +
      Math.abs(other.sentence - centre.sentence) * SENTENCE_STEP +
      Math.abs((said.units[other.unit]?.piece ?? 0) - piece) * PIECE_STEP;
    const near = 1 / (1 + apart / TALK_REACH_WORDS);
    for (const [term] of other.terms)
      if (terms.has(term) && near > (best.get(term) ?? 0)) best.set(term, near);
  }
  let shared = 0;
  for (const [term, near] of best) shared += near * (terms.get(term) ?? 0);
  return shared / whole;
}
