/** A tone that a test plays into the microphone, and what is missing of it in a recording: found in the samples alone. */
import { SAMPLE_RATE } from '@noteer/contract';
import type { Hole } from './browser.ts';

/** Two periods and more: some sample of the tone is loud in each of them. */
const BLOCK_S = 0.005;
/** The tone is forty times louder. */
const SILENT = 300;
/** A microphone needs a moment to come up. */
const COMES_UP_S = 0.2;

/** Where the tone is missing for at least so long, in seconds. Its beginning and end do not count. */
export function holesIn(sound: Int16Array, shortest_s: number): Hole[] {
  const block = BLOCK_S * SAMPLE_RATE;
  const holes: Hole[] = [];
  let from: number | undefined;
  for (let at = COMES_UP_S * SAMPLE_RATE; at + block <= sound.length; at += block) {
    const isSilent = sound.subarray(at, at + block).every((sample) => Math.abs(sample) < SILENT);
    if (isSilent) from ??= at;
    else if (from !== undefined) {
      holes.push({ at_s: from / SAMPLE_RATE, seconds: (at - from) / SAMPLE_RATE });
      from = undefined;
    }
  }
  return holes.filter(({ seconds }) => seconds >= shortest_s);
}

/** Those of `holes` that `known` does not have: both ends within the tolerance. */
export const unknownAmong = (holes: Hole[], known: Hole[], within_s: number): Hole[] =>
  holes.filter(
    ({ at_s, seconds }) =>
      !known.some(
        (one) =>
          Math.abs(one.at_s - at_s) <= within_s &&
          Math.abs(one.at_s + one.seconds - at_s - seconds) <= within_s,
      ),
  );
