/** Weights as the product keeps them: a byte each. */
import { PLACES } from '../../packages/clinical/src/identifiers/learned/hash.ts';
import { type Example, learn } from './logistic.ts';
import { howLearned } from './passages.ts';

export const STEPS_IN_ONE = 32;
const LARGEST = 127;

export const weightsOf = (examples: readonly Example[]): Int8Array =>
  Int8Array.from(learn(examples, PLACES, howLearned), (weight) =>
    Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight * STEPS_IN_ONE))),
  );
