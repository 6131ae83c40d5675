/**
 * Where stretches of speech may be of two people: along those differences between prints which last from one stretch to
 * the next. What somebody says changes from second to second; who speaks goes on for a while.
 */
import { SPEECH_RATE } from '@noteer/audio';
import type { Voice } from './voice-group.ts';

/** Stretches that lie closer together are likely to be one person's. */
const TOGETHER = 0.4 * SPEECH_RATE;
/** How far ahead a stretch is compared, within speech that goes on. */
const AHEAD = 3;
/** How many differences are looked at, the one that lasts most first. */
const DIFFERENCES = 3;
const ROUNDS = 40;

type Couple = { a: number; b: number; weight: number };

function couplesIn(voices: readonly Voice[]): Couple[] {
  const couples: Couple[] = [];
  for (const [a, voice] of voices.entries()) {
    let end = voice.to;
    for (let b = a + 1; b <= a + AHEAD && b < voices.length; b++) {
      const next = voices[b] as Voice;
      if (next.from - end > TOGETHER) break;
      end = next.to;
      const weight = Math.min(voice.to - voice.from, next.to - next.from) / SPEECH_RATE;
      couples.push({ a, b, weight });
    }
  }
  return couples;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

function addTo(sum: Float64Array, values: Float64Array, factor: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + factor * (values[i] as number);
}

function centredPrints(voices: readonly Voice[]): Float64Array[] {
  const prints = voices.map(({ voiceprint }) => Float64Array.from(voiceprint));
  const mean = new Float64Array(prints[0]?.length ?? 0);
  for (const print of prints) addTo(mean, print, 1 / prints.length);
  for (const print of prints) addTo(print, mean, -1);
  return prints;
}

/**
 * How each number of a print goes with each number of its neighbours' prints, row after row: chance cancels out, what
 * lasts adds up.
 */
function agreement(prints: Float64Array[], couples: Couple[]): Float64Array {
  const size = prints[0]?.length ?? 0;
  const around = prints.map(() => new Float64Array(size));
  for (const { a, b, weight } of couples) {
    addTo(around[a] as Float64Array, prints[b] as Float64Array, weight);
    addTo(around[b] as Float64Array, prints[a] as Float64Array, weight);
  }
  const table = new Float64Array(size * size);
  for (const [i, print] of prints.entries()) {
    const near = around[i] as Float64Array;
    for (let row = 0; row < size; row++) {
      const own = print[row] as number;
      const at = row * size;
      for (let k = 0; k < size; k++) table[at + k] = (table[at + k] as number) + own * (near[k] as number);
    }
  }
  return table;
}

function times(table: Float64Array, axis: Float64Array): Float64Array {
  const size = axis.length;
  const product = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = 0;
    for (let k = 0; k < size; k++) sum += (table[row * size + k] as number) * (axis[k] as number);
    product[row] = sum;
  }
  return product;
}

/** The directions in which neighbours agree the most, found by asking again and again. */
function strongestOf(table: Float64Array): Float64Array[] {
  const size = Math.sqrt(table.length);
  const found: Float64Array[] = [];
  for (let k = 0; k < DIFFERENCES; k++) {
    let axis = Float64Array.from({ length: size }, (_, i) => Math.sin(i + 1));
    for (let round = 0; round < ROUNDS; round++) {
      const next = times(table, axis);
      for (const other of found) addTo(next, other, -dot(next, other));
      const length = Math.sqrt(dot(next, next));
      if (length === 0) return found;
      axis = next.map((value) => value / length);
    }
    found.push(axis);
  }
  return found;
}

/** Ways to part the stretches in two: for each stretch on which side it lies, together with its neighbours. */
export function lastingDifferences(voices: readonly Voice[]): boolean[][] {
  const couples = couplesIn(voices);
  if (couples.length === 0) return [];
  const prints = centredPrints(voices);
  return strongestOf(agreement(prints, couples)).map((axis) => {
    const along = prints.map((print) => dot(print, axis));
    const smooth = Float64Array.from(along);
    for (const { a, b } of couples) {
      smooth[a] = (smooth[a] as number) + (along[b] as number);
      smooth[b] = (smooth[b] as number) + (along[a] as number);
    }
    return Array.from(smooth, (value) => value > 0);
  });
}
