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

/** Sound shorter than this between two holes is heard as part of one. */
const APART_S = 0.03;

const endOf = ({ at_s, seconds }: Hole) => at_s + seconds;

type Mark = Hole & { isTold: boolean };

/** Holes and what was told of them, together where they touch: who tells may see one where there are two. */
function groupsOf(holes: Hole[], told: Hole[]): Mark[][] {
  const marks = [
    ...holes.map((hole) => ({ ...hole, isTold: false })),
    ...told.map((one) => ({ ...one, isTold: true })),
  ].sort((a, b) => a.at_s - b.at_s);
  const groups: Mark[][] = [];
  let end_s = Number.NEGATIVE_INFINITY;
  for (const mark of marks) {
    if (mark.at_s - end_s > APART_S) groups.push([]);
    groups.at(-1)?.push(mark);
    end_s = Math.max(end_s, endOf(mark));
  }
  return groups;
}

const spanOf = (marks: Hole[]) => ({
  from_s: Math.min(...marks.map(({ at_s }) => at_s)),
  to_s: Math.max(...marks.map(endOf)),
});

/** Holes of at least so long that were not told, at their place and of their length within `within_s`. */
export const notTold = (sound: Int16Array, told: Hole[], shortest_s: number, within_s: number): Hole[] =>
  groupsOf(holesIn(sound, BLOCK_S), told).flatMap((group) => {
    const span = spanOf(group.filter(({ isTold }) => isTold));
    return group.filter(
      (mark) =>
        !mark.isTold &&
        mark.seconds >= shortest_s &&
        (span.from_s > mark.at_s + within_s || span.to_s < endOf(mark) - within_s),
    );
  });

/** What was told and is not there, or not of that length. Where a microphone comes up nobody can say. */
export const notMissing = (sound: Int16Array, told: Hole[], within_s: number): Hole[] =>
  groupsOf(holesIn(sound, BLOCK_S), told).flatMap((group) => {
    const span = spanOf(group.filter(({ isTold }) => !isTold));
    return group.filter(
      (mark) =>
        mark.isTold &&
        mark.at_s > 2 * COMES_UP_S &&
        (mark.at_s < span.from_s - within_s || endOf(mark) > span.to_s + within_s),
    );
  });
