/**
 * Where stretches of speech may be of two people: along that difference between prints which lasts from one stretch to
 * the next. What somebody says changes from second to second; who speaks goes on for a while.
 */
import { SPEECH_RATE } from '@noteer/audio';
import type { Voice } from './voice-group.ts';

/** Stretches that lie closer together are likely to be one person's. */
const TOGETHER = 0.4 * SPEECH_RATE;
/** How far ahead a stretch is compared, within speech that goes on. */
const AHEAD = 3;
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

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

function addTo(sum: Float64Array, values: ArrayLike<number>, factor: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + factor * (values[i] as number);
}

function centredPrints(voices: readonly Voice[]): Float64Array[] {
  const mean = new Float64Array(voices[0]?.voiceprint.length ?? 0);
  for (const { voiceprint } of voices) addTo(mean, voiceprint, 1 / voices.length);
  return voices.map(({ voiceprint }) =>
    Float64Array.from(voiceprint, (value, i) => value - (mean[i] as number)),
  );
}

/** For each stretch on which side it lies, smoothed over its neighbours. Undefined when no difference lasts. */
export function lastingDifference(voices: readonly Voice[]): boolean[] | undefined {
  const couples = couplesIn(voices);
  if (couples.length === 0) return undefined;
  const prints = centredPrints(voices);
  // The direction in which neighbours agree the most, found by asking again and again.
  let axis = Float64Array.from(prints[0] as Float64Array);
  for (let round = 0; round < ROUNDS; round++) {
    const along = prints.map((print) => dot(print, axis));
    const next = new Float64Array(axis.length);
    for (const { a, b, weight } of couples) {
      addTo(next, prints[b] as Float64Array, weight * (along[a] as number));
      addTo(next, prints[a] as Float64Array, weight * (along[b] as number));
    }
    const length = Math.hypot(...next);
    if (length === 0) return undefined;
    axis = next.map((value) => value / length);
  }
  const along = prints.map((print) => dot(print, axis));
  const smooth = Float64Array.from(along);
  for (const { a, b } of couples) {
    smooth[a] = (smooth[a] as number) + (along[b] as number);
    smooth[b] = (smooth[b] as number) + (along[a] as number);
  }
  return Array.from(smooth, (value) => value > 0);
}
