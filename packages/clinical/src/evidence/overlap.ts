/** Which pieces of a conversation a sentence was made of: those that together have its words. */

/** In a short talk every word is rare. */
const SHORTEST_TALK = 30;
/** A question and its answer are pieces beside each other: each is worth part of what the other has. */
const BESIDE = 0.45;
const NEAR_CHOSEN = 1.6;
/** What one more piece has to add, of all that the sentence tells. */
const ENOUGH_MORE = 0.12;
/** Less than this of what the sentence tells is chance; a single word has to be more of it. Measured by bench/evidence.bench.ts. */
const ENOUGH = 0.18;
const ENOUGH_ALONE = 0.25;
const MOST_PIECES = 3;

/** Reads the pieces once; what comes back finds for the words of a sentence one to three of them, or none. */
export function overlapReader(
  pieces: readonly (readonly string[])[],
): (words: readonly string[]) => number[] {
  const places = new Map<string, number[]>();
  for (const [at, words] of pieces.entries())
    for (const word of words) {
      const known = places.get(word);
      if (known) known.push(at);
      else places.set(word, [at]);
    }
  const total = Math.max(SHORTEST_TALK, pieces.length);
  const weightOf = (word: string) => Math.log(1 + total / (1 + (places.get(word)?.length ?? 0)));

  return (words) => {
    const left = new Map(words.map((word) => [word, weightOf(word)]));
    const whole = [...left.values()].reduce((sum, weight) => sum + weight, 0);
    const chosen: number[] = [];
    let covered = 0;
    while (chosen.length < MOST_PIECES) {
      const [best, own] = bestPiece(left, places, chosen);
      if (best < 0 || (chosen.length > 0 && own < ENOUGH_MORE * whole)) break;
      chosen.push(best);
      covered += own;
      for (const word of pieces[best] ?? []) left.delete(word);
    }
    const isAlone = words.length - left.size < 2;
    return covered < (isAlone ? ENOUGH_ALONE : ENOUGH) * whole ? [] : chosen.toSorted((a, b) => a - b);
  };
}

/** The piece that has most of what is left, with part of what stands beside it; and how much it has itself. */
function bestPiece(
  left: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, readonly number[]>,
  chosen: readonly number[],
): [at: number, own: number] {
  const own = new Map<number, number>();
  for (const [word, weight] of left)
    for (const at of places.get(word) ?? []) own.set(at, (own.get(at) ?? 0) + weight);
  let [best, most] = [-1, 0];
  for (const [at, weight] of own) {
    const beside = Math.max(own.get(at - 1) ?? 0, own.get(at + 1) ?? 0);
    const isNear = chosen.some((other) => Math.abs(other - at) <= 2);
    const worth = (weight + BESIDE * beside) * (isNear ? NEAR_CHOSEN : 1);
    if (worth > most) [best, most] = [at, worth];
  }
  return [best, own.get(best) ?? 0];
}
