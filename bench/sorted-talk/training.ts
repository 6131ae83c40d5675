/** Learns the softmax by small steps (AdaGrad), in an order that is the same every time, and makes it small. */
import { BUCKETS, FLAGS } from '../../packages/clinical/src/sorted-talk/features.ts';
import {
  chancesOf,
  type Kept,
  levelOf,
  MOST,
  type Model,
  WIDTH,
} from '../../packages/clinical/src/sorted-talk/model.ts';
import { subjects } from '../../packages/clinical/src/sorted-talk/subjects.ts';
import type { Example } from './talks.ts';

const ROUNDS = 10;
const FIRST_STEP = 0.15;
/** Weights beyond all but so many are kept as the largest of those. */
const BEYOND = 0.001;

const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  list
    .map((each, at) => ({ each, key: Math.imul(at + 1, 2_654_435_761 + 2 * seed) >>> 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ each }) => each);

/** Answers how to take a step in these weights; one that was often changed changes less. */
function stepper(weights: Float32Array) {
  const slopes = new Float32Array(weights.length).fill(1e-8);
  return (row: number, value: number, errors: Float64Array, step: number) => {
    for (let k = 0, at = row * WIDTH; k < WIDTH; k++, at++) {
      const slope = (errors[k] ?? 0) * value;
      slopes[at] = (slopes[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) - (step * slope) / Math.sqrt(slopes[at] ?? 1);
    }
  };
}

export function learnFrom(examples: readonly Example[]): Kept {
  const weights = new Float32Array(BUCKETS * WIDTH);
  const flags = new Float32Array(FLAGS * WIDTH);
  const [stepWord, stepFlag] = [stepper(weights), stepper(flags)];
  for (let round = 0; round < ROUNDS; round++) {
    const step = FIRST_STEP * (1 - round / ROUNDS);
    for (const { features, wanted } of shuffled(examples, round + 1)) {
      const errors = chancesOf({ weights, flags }, features).map((chance, k) => chance - (wanted[k] ?? 0));
      for (const [at, row] of features.buckets.entries())
        stepWord(row, features.values[at] ?? 0, errors, step);
      for (const [row, value] of features.flags.entries()) if (value) stepFlag(row, value, errors, step);
    }
  }
  // One more of each, so that none is impossible.
  const usual = Float32Array.from({ length: WIDTH }, (_, k) => {
    const total = examples.reduce((sum, { wanted }) => sum + (wanted[k] ?? 0), 1);
    return total / (examples.length + WIDTH);
  });
  return kept({ weights, flags, usual });
}

const base64 = ({ buffer }: { buffer: ArrayBufferLike }) => Buffer.from(buffer).toString('base64');

function kept({ weights, flags, usual }: Model): Kept {
  const scale = Float32Array.from({ length: WIDTH }, (_, k) => {
    const sizes = weights.filter((_weight, at) => at % WIDTH === k).map(Math.abs);
    return sizes.sort()[Math.floor(sizes.length * (1 - BEYOND))] ?? 1;
  });
  const bytes = new Uint8Array(weights.length / 2);
  weights.forEach((weight, at) => {
    const level = levelOf(weight, scale[at % WIDTH] ?? 1) + MOST;
    bytes[at >> 1] = (bytes[at >> 1] ?? 0) | (at % 2 === 0 ? level << 4 : level);
  });
  return {
    subjects: subjects.join(' '),
    usual: base64(usual),
    scale: base64(scale),
    flags: base64(flags),
    weights: base64(bytes),
  };
}
