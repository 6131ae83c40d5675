/** One linear softmax: what was learned, and what it says of the groups of a talk. */
import { BUCKETS, type Features } from './features.ts';
import { inTalk } from './in-talk.ts';
import { type Subject, subjects } from './subjects.ts';

/** A row a bucket and a row a flag, with a weight for each subject and, last, for what no note needs. */
export type Weights = { weights: Float32Array; flags: Float32Array };
/** `usual`: how often each was spoken of where it was learned. */
export type Model = Weights & { usual: Float32Array };

export const WIDTH = subjects.length + 1;

/** As it is kept: four bits a weight, two weights a byte, finer steps where most weights are. Bytes and numbers in base64. */
export type Kept = { subjects: string; usual: string; scale: string; flags: string; weights: string };

/** The largest of the levels, which go from this below zero to this above it. */
export const MOST = 7;
export const levelOf = (weight: number, scale: number) =>
  Math.sign(weight) * Math.min(MOST, Math.round(MOST * Math.sqrt(Math.abs(weight) / scale)));
const weightOf = (level: number, scale: number) => Math.sign(level) * (level / MOST) ** 2 * scale;

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const numbersOf = (text: string) => new Float32Array(bytesOf(text).buffer);

export function modelFrom(kept: Kept): Model {
  if (kept.subjects !== subjects.join(' '))
    throw new Error('Learned of other subjects: npm run learn-sorting');
  const bytes = bytesOf(kept.weights);
  const scale = numbersOf(kept.scale);
  const weights = new Float32Array(BUCKETS * WIDTH).map((_, at) => {
    const byte = bytes[at >> 1] ?? 0;
    return weightOf((at % 2 === 0 ? byte >> 4 : byte & 15) - MOST, scale[at % WIDTH] ?? 0);
  });
  return { weights, flags: numbersOf(kept.flags), usual: numbersOf(kept.usual) };
}

/** How likely each subject is, in the order of `subjects`, and last that it is about nothing. */
export function chancesOf({ weights, flags }: Weights, seen: Features): Float64Array {
  const scores = new Float64Array(WIDTH);
  const add = (from: Float32Array, row: number, value: number) => {
    for (let k = 0; k < WIDTH; k++) scores[k] = (scores[k] ?? 0) + (from[row * WIDTH + k] ?? 0) * value;
  };
  for (let at = 0; at < seen.buckets.length; at++) add(weights, seen.buckets[at] ?? 0, seen.values[at] ?? 0);
  for (let row = 0; row < seen.flags.length; row++) add(flags, row, seen.flags[row] ?? 0);
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((total, each) => total + each, 0);
  return raised.map((each) => each / sum);
}

export const chancesIn = (model: Model, talk: readonly Features[]): Float64Array[] =>
  inTalk(
    talk.map((seen) => chancesOf(model, seen)),
    model.usual,
  );

/** Adds up the chances of all that a section takes. */
export function likeliest<Place>(
  chances: Float64Array,
  placeOf: (subject: Subject) => Place | undefined,
): { place: Place | undefined; sure: number } {
  const sums = new Map<Place, number>();
  subjects.forEach((subject, index) => {
    const place = placeOf(subject);
    if (place !== undefined) sums.set(place, (sums.get(place) ?? 0) + (chances[index] ?? 0));
  });
  let best: { place: Place | undefined; sure: number } = { place: undefined, sure: 0 };
  for (const [place, sure] of sums) if (sure > best.sure) best = { place, sure };
  return best;
}
