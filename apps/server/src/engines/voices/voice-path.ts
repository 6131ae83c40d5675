/** Who speaks in each stretch, given what everybody sounds like: the likeliest course of the whole talk. */
import { SPEECH_RATE } from '@noteer/audio';
import { likeness } from './likeness.ts';
import type { Stretch, Voiceprint } from './port.ts';

/**
 * How much a difference in likeness says. While it is not known yet who takes part, less than it might: then a voice that
 * only varies is not taken for two. Measured on pieces of a second.
 */
export const TRUST = { searching: 22, known: 40 } as const;
/** A shorter piece says less, in proportion to its length. */
const FULL_TRUST_S = 0.8;
/** How unlikely it is that somebody else goes on without a pause, and after one (as a logarithm). */
const CHANGE_AT_ONCE = 3.5;
const CHANGE_AFTER_PAUSE = 1;
const PAUSE_S = 0.5;

export type Path = {
  /** For each stretch the likeliest voice. */
  voices: Int32Array;
  /** For each stretch how likely that is, all else considered. */
  sure: Float64Array;
};

/** How well a stretch goes with each voice, stretch by stretch. Zero where nothing is known. */
function fitsOf(
  stretches: readonly Stretch[],
  voices: readonly Voiceprint[],
  full_trust: number,
): Float64Array {
  const fits = new Float64Array(stretches.length * voices.length);
  for (const [i, { from, to, voiceprint }] of stretches.entries()) {
    if (!voiceprint) continue;
    const trust = full_trust * Math.min(1, (to - from) / SPEECH_RATE / FULL_TRUST_S);
    for (const [k, voice] of voices.entries())
      fits[i * voices.length + k] = trust * likeness(voiceprint, voice);
  }
  return fits;
}

/** What a change costs before each stretch. */
function changesOf(stretches: readonly Stretch[], count: number): Float64Array {
  return Float64Array.from(stretches, ({ from }, i) => {
    const pause_s = (from - (stretches[i - 1]?.to ?? from)) / SPEECH_RATE;
    const share = Math.min(1, Math.max(0, pause_s / PAUSE_S));
    const cost = CHANGE_AT_ONCE + (CHANGE_AFTER_PAUSE - CHANGE_AT_ONCE) * share;
    // Among many others each is the less likely.
    return cost + Math.log(Math.max(1, count - 1));
  });
}

const addLogs = (a: number, b: number) => Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)));

/** From one stretch to its neighbour: a voice goes on, or takes over from any. Reads and writes a row of `count`. */
function step(rows: Float64Array, from: number, to: number, count: number, change: number): void {
  let total = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < count; k++) total = addLogs(total, rows[from + k] as number);
  for (let k = 0; k < count; k++) rows[to + k] = addLogs(rows[from + k] as number, total - change);
}

function add(rows: Float64Array, at: number, fits: Float64Array, fit: number, count: number): void {
  for (let k = 0; k < count; k++) rows[at + k] = (rows[at + k] as number) + (fits[fit + k] as number);
}

export function pathThrough(
  stretches: readonly Stretch[],
  voices: readonly Voiceprint[],
  trust: number,
): Path {
  const count = voices.length;
  const length = stretches.length;
  const fits = fitsOf(stretches, voices, trust);
  const changes = changesOf(stretches, count);
  const past = new Float64Array(length * count);
  for (let i = 0; i < length; i++) {
    if (i > 0) step(past, (i - 1) * count, i * count, count, changes[i] as number);
    add(past, i * count, fits, i * count, count);
  }
  const path: Path = { voices: new Int32Array(length), sure: new Float64Array(length) };
  const future = new Float64Array(count);
  for (let i = length - 1; i >= 0; i--) {
    let [best, highest, total] = [0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let k = 0; k < count; k++) {
      const both = (past[i * count + k] as number) + (future[k] as number);
      total = addLogs(total, both);
      if (both > highest) [best, highest] = [k, both];
    }
    path.voices[i] = best;
    path.sure[i] = Math.exp(highest - total);
    add(future, 0, fits, i * count, count);
    step(future, 0, 0, count, changes[i] as number);
  }
  return path;
}
