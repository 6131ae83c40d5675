/** Whether something is a habit: often enough to be told, surely enough to be offered. */
import type { Occasion } from './rule.ts';

/** One-sided 95 %. */
const Z = 1.645;
const LEAST_TIMES = 4;
const LEAST_NOTES = 3;
/** Hardly ever less than half of the time: what is done seldom is no habit, however often it could be done. */
const LEAST_SHARE = 0.4;
/** The share that it has for certain: four of four give 0.60, six of ten 0.35, five of twelve 0.22. */
const LEAST_CERTAIN = 0.25;
/** Of words of somebody's own: three of four give 0.34, four of ten 0.19. */
const LEAST_CERTAIN_OWN = 0.19;
const LEAST_OWN_TIMES = 3;
/** Where a place was looked for in which it is a habit, chance has had many tries… */
const LEAST_CERTAIN_SOMEWHERE = 0.45;
/** …unless it hardly ever happens anywhere else. */
const LEAST_CERTAIN_NOWHERE_ELSE = 0.3;
const LEAST_ELSEWHERE = 8;
const MOST_ELSEWHERE = 0.05;

/** Wilson's lower bound of a share. */
export function certainShare(times: number, occasions: number): number {
  if (occasions === 0) return 0;
  const share = times / occasions;
  const middle = share + Z ** 2 / (2 * occasions);
  const spread = Z * Math.sqrt((share * (1 - share)) / occasions + Z ** 2 / (4 * occasions ** 2));
  return (middle - spread) / (1 + Z ** 2 / occasions);
}

export type Tally = { times: number; occasions: number; notes: number };

export function tallyOf(occasions: readonly Occasion[]): Tally {
  const done = occasions.filter((occasion) => occasion.done);
  return {
    times: done.length,
    occasions: occasions.length,
    notes: new Set(done.map(({ note }) => note)).size,
  };
}

export const shareOf = ({ times, occasions }: Tally): number => (occasions === 0 ? 0 : times / occasions);

export function isHabitSomewhere(tally: Tally, elsewhere: Tally): boolean {
  const isOnlyHere = elsewhere.occasions >= LEAST_ELSEWHERE && shareOf(elsewhere) <= MOST_ELSEWHERE;
  const least = isOnlyHere ? LEAST_CERTAIN_NOWHERE_ELSE : LEAST_CERTAIN_SOMEWHERE;
  return isHabit(tally) && certainShare(tally.times, tally.occasions) >= least;
}

/** The same line of somebody's own, or the same short way to write a word, comes about by no correction. */
export const isHabitOfOwnWords = (tally: Tally): boolean =>
  tally.times >= LEAST_OWN_TIMES &&
  tally.notes >= LEAST_NOTES &&
  shareOf(tally) >= LEAST_SHARE &&
  certainShare(tally.times, tally.occasions) >= LEAST_CERTAIN_OWN;

export const isHabit = (tally: Tally): boolean =>
  tally.times >= LEAST_TIMES &&
  tally.notes >= LEAST_NOTES &&
  shareOf(tally) >= LEAST_SHARE &&
  certainShare(tally.times, tally.occasions) >= LEAST_CERTAIN;
