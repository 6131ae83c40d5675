/** What the soak comes to, in numbers. */
import type { Down } from './installation.ts';
import type { Acknowledgement } from './recorder.ts';

/** The value that so large a share of all is not above. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}

const waits = (all: readonly Acknowledgement[]) =>
  all.map(({ full_at, at }) => at - full_at).sort((a, b) => a - b);

const isTouched = ({ full_at, at }: Acknowledgement, downs: readonly Down[]) =>
  downs.some(({ from, to }) => full_at < to && at > from);

export type Waits = { count: number; p50: number; p99: number; longest: number };

function summary(all: readonly Acknowledgement[]): Waits {
  const sorted = waits(all);
  return {
    count: sorted.length,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    longest: quantile(sorted, 1),
  };
}

/** From the moment when a chunk was full to its acknowledgement: of all, and of those under way while everything ran. */
export const waitsOf = (all: readonly Acknowledgement[], downs: readonly Down[]) => ({
  all: summary(all),
  whileAllRan: summary(all.filter((each) => !isTouched(each, downs))),
});

/** Seconds in which something was down, counted once where two were. */
export function secondsDown(downs: readonly Down[]): number {
  let sum = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of downs.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum / 1000;
}

export type Moment = { at_s: number; count: number; p50: number; p99: number };

/** So many seconds at a time, by the moment of the acknowledgement. */
export function overTime(all: readonly Acknowledgement[], began: number, every_s: number): Moment[] {
  const slots = new Map<number, Acknowledgement[]>();
  for (const each of all) {
    const slot = Math.floor((each.at - began) / 1000 / every_s);
    slots.set(slot, [...(slots.get(slot) ?? []), each]);
  }
  return [...slots]
    .sort(([a], [b]) => a - b)
    .map(([slot, each]) => {
      const { count, p50, p99 } = summary(each);
      return { at_s: (slot + 0.5) * every_s, count, p50, p99 };
    });
}
