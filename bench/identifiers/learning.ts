/** From hands to what the product reads: weights in bytes. */
import type { Learned } from '../../packages/clinical/src/identifiers/learned/chances.ts';
import { featuresOf } from '../../packages/clinical/src/identifiers/learned/features.ts';
import { type Network, type Part, parts } from '../../packages/clinical/src/identifiers/learned/network.ts';
import {
  FEATURE_PLACES,
  placesOf,
  STEPS_IN_ONE,
} from '../../packages/clinical/src/identifiers/learned/regression.ts';
import { traitsOf } from '../../packages/clinical/src/identifiers/learned/traits.ts';
import { type Example, type Learning, learn } from './logistic.ts';
import { learnNetwork } from './network-training.ts';
import { type Hand, textsOf, wordsIn } from './passages.ts';
import type { Told } from './slopes.ts';

const LARGEST = 127;
const asBytes = (weights: Iterable<number>, steps: number): Int8Array =>
  Int8Array.from(weights, (weight) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight * steps))));

const howLearned: Learning = { rounds: 8, rate: 0.15, decay: 3e-5, isItCounts: 1.5 };

const examplesOf = (hand: Hand): Example[] =>
  textsOf(hand).flatMap((passage) => {
    const { words, isIt } = wordsIn(passage);
    return featuresOf(words).flatMap((features, at): Example[] =>
      words[at]?.isLetters
        ? [{ places: Int32Array.from(placesOf(features)), isIt: isIt[at] ?? false, counts: passage.counts }]
        : [],
    );
  });

const toldOf = (hand: Hand): Told[] =>
  textsOf(hand).map((passage) => {
    const { words, isIt } = wordsIn(passage);
    const counts = words.map(({ isLetters }) => (isLetters ? passage.counts : 0));
    return { traits: traitsOf(words), isIt, counts };
  });

/** A network in bytes, with how much a step of a byte is in each part. */
type InBytes = { bytes: Record<Part, Int8Array>; steps: Record<Part, number> };
function inBytes(network: Network): InBytes {
  const largest = (part: Part) => network[part].reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const steps = Object.fromEntries(parts.map((part) => [part, largest(part) / LARGEST])) as Record<
    Part,
    number
  >;
  const bytes = Object.fromEntries(parts.map((part) => [part, asBytes(network[part], 1 / steps[part])]));
  return { steps, bytes: bytes as Record<Part, Int8Array> };
}

type LearnedInBytes = { regression: Int8Array; network: InBytes };
export function learnFrom(hands: readonly Hand[], tell?: (text: string) => void): LearnedInBytes {
  const regression = asBytes(learn(hands.flatMap(examplesOf), FEATURE_PLACES, howLearned), STEPS_IN_ONE);
  return { regression, network: inBytes(learnNetwork(hands.flatMap(toldOf), tell)) };
}

/** As the product reads it. */
export const asRead = ({ regression, network: { bytes, steps } }: LearnedInBytes): Learned => ({
  regression,
  network: Object.fromEntries(
    parts.map((part) => [part, Float32Array.from(bytes[part], (byte) => byte * steps[part])]),
  ) as Network,
});
