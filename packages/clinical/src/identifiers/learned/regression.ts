/** A logistic regression over what is said of a word and of its neighbours. */
import type { Word } from '../word.ts';
import { featuresOf } from './features.ts';
import { placeOf } from './hash.ts';

/** There are more places than features that count. */
export const FEATURE_PLACES = 1 << 20;
/** Weights are kept as bytes. */
export const STEPS_IN_ONE = 32;

export const placesOf = (features: readonly string[]): Set<number> =>
  new Set(features.map((feature) => placeOf(feature, FEATURE_PLACES)));

/** For each word how far it speaks for a name, and below zero against one. */
export const regressionOf = (weights: Int8Array, words: readonly Word[]): number[] =>
  featuresOf(words).map((features) => {
    let sum = 0;
    for (const place of placesOf(features)) sum += weights[place] ?? 0;
    return sum / STEPS_IN_ONE;
  });
