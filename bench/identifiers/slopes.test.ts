import { expect, test } from 'vitest';
import {
  activationsOf,
  emptyNetwork,
  type Network,
  outputOf,
  parts,
} from '../../packages/clinical/src/identifiers/learned/network.ts';
import { traitsOf } from '../../packages/clinical/src/identifiers/learned/traits.ts';
import { wordsOf } from '../../packages/clinical/src/identifiers/word.ts';
import { networkAtFirst } from './network-training.ts';
import { chance, repeatable } from './shuffled.ts';
import { addSlopes, IS_IT_COUNTS, type Told } from './slopes.ts';

const SCALE = 1.5;
const STEP = 1e-3;
const larger = (values: Float32Array) => values.set(values.map((value) => value * SCALE));

const text: Told = {
  traits: traitsOf(wordsOf('gisteren belde joke van de thuiszorg over haar pillen')),
  isIt: [false, false, true, false, false, false, false, false, false],
  counts: [1, 1, 2, 1, 0.5, 1, 0, 1, 1],
};

function loss(network: Network): number {
  return outputOf(network, activationsOf(network, text.traits, larger)).reduce((sum, said, word) => {
    const is = text.isIt[word] ?? false;
    const counts = (text.counts[word] ?? 0) * (is ? IS_IT_COUNTS : 1);
    return sum - counts * Math.log(is ? chance(said) : 1 - chance(said));
  }, 0);
}

test.each(parts)('the slope of a weight is what a small step of it does to the loss: %s', (part) => {
  const [network, slopes] = [networkAtFirst(repeatable(3)), emptyNetwork()];
  addSlopes(network, slopes, text, activationsOf(network, text.traits, larger), SCALE);

  const weights = network[part];
  const steepness = (at: number) => Math.abs(slopes[part][at] as number);
  const steepest = [...weights.keys()]
    .filter((at) => steepness(at) > 0)
    .sort((one, other) => steepness(other) - steepness(one))
    .slice(0, 10);
  expect(steepest.length).toBeGreaterThan(0);
  for (const at of steepest) {
    const weight = weights[at] as number;
    weights[at] = weight + STEP;
    const above = loss(network);
    weights[at] = weight - STEP;
    const below = loss(network);
    weights[at] = weight;
    const slope = slopes[part][at] as number;
    expect(Math.abs((above - below) / (2 * STEP) - slope)).toBeLessThan(0.02 + Math.abs(slope) / 20);
  }
});
