/** How likely each word of a text identifies somebody, by weights that were learned from passages of many hands. */
import { recently } from '../../reading/recent.ts';
import { wordsOf } from '../word.ts';
import { featuresOf } from './features.ts';
import { PLACES, placeOf } from './hash.ts';
import { learnedWeights, WEIGHT_STEP } from './weights.ts';

/** For each of `wordsOf(text)` how likely it identifies somebody. */
export type Chances = (text: string) => readonly number[];

export const chancesBy = (weights: () => Int8Array): Chances => {
  const chanceOf = (features: readonly string[]): number => {
    const known = weights();
    let sum = 0;
    for (const place of new Set(features.map(placeOf))) sum += known[place] ?? 0;
    return 1 / (1 + Math.exp(-sum * WEIGHT_STEP));
  };
  return recently((text) => featuresOf(wordsOf(text)).map(chanceOf));
};

/** Read when they are asked for the first time. */
let read: Int8Array | undefined;
function ours(): Int8Array {
  if (read) return read;
  const bytes = atob(learnedWeights.replaceAll('\n', ''));
  read = new Int8Array(PLACES);
  for (let at = 0; at < bytes.length; at++) read[at] = bytes.charCodeAt(at);
  return read;
}
export const chancesIn = chancesBy(ours);
