/** Logistic regression by AdaGrad. The same examples in the same order always give the same weights. */

import { chance, shuffled } from './shuffled.ts';

/** `places`: where the weights of its features stand. `counts`: how much it weighs among the others. */
export type Example = { places: Int32Array; isIt: boolean; counts: number };
export type Learning = { rounds: number; rate: number; decay: number; isItCounts: number };

const SMALLEST_ERROR = 1e-4;

const sumOf = (weights: Float64Array, places: Int32Array): number => {
  let sum = 0;
  for (const place of places) sum += weights[place] as number;
  return sum;
};

export function learn(examples: readonly Example[], size: number, how: Learning): Float64Array {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  for (const at of shuffled(examples.length, how.rounds)) {
    const { places, isIt, counts } = examples[at] as Example;
    const error = (chance(sumOf(weights, places)) - Number(isIt)) * counts * (isIt ? how.isItCounts : 1);
    if (Math.abs(error) < SMALLEST_ERROR) continue;
    for (const place of places) {
      const slope = error + how.decay * (weights[place] as number);
      const square = (squares[place] as number) + slope * slope;
      squares[place] = square;
      weights[place] = (weights[place] as number) - (how.rate * slope) / Math.sqrt(square);
    }
  }
  return weights;
}
