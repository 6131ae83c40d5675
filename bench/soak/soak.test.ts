import { describe, expect, test } from 'vitest';
import { overTime, quantile, secondsDown, waitsOf } from './figures.ts';
import { planOf } from './harm.ts';
import { CHUNK_BYTES, chunkOf } from './sound.ts';

test('the same seed kills the same at the same moment, another one something else', () => {
  expect(planOf(7, 600, 30)).toEqual(planOf(7, 600, 30));
  expect(planOf(8, 600, 30)).not.toEqual(planOf(7, 600, 30));
  const plan = planOf(1, 600, 30);
  expect(new Set(plan.map(({ what }) => what)).size).toBe(5);
  expect(plan.every(({ after_s }) => after_s > 0 && after_s < 595)).toBe(true);
});

test('a chunk is the same whenever it is made, and no other', () => {
  expect(chunkOf(3, 4).length).toBe(CHUNK_BYTES);
  expect(chunkOf(3, 4).equals(chunkOf(3, 4))).toBe(true);
  const others = [chunkOf(3, 5), chunkOf(4, 4), chunkOf(199, 119)];
  expect(others.some((other) => other.equals(chunkOf(3, 4)))).toBe(false);
});

describe('waits', () => {
  const acknowledged = [
    { full_at: 0, at: 10 },
    { full_at: 100, at: 120 },
    { full_at: 1_000, at: 6_000 },
  ];

  test('those under way while something was down are counted apart', () => {
    const downs = [{ what: 'api' as const, from: 900, to: 2_000 }];
    expect(waitsOf(acknowledged, downs)).toEqual({
      all: { count: 3, p50: 20, p99: 5_000, longest: 5_000 },
      whileAllRan: { count: 2, p50: 10, p99: 20, longest: 20 },
    });
  });

  test('the share that is asked for is not above the value', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
    expect([quantile(hundred, 0.5), quantile(hundred, 0.99), quantile(hundred, 1)]).toEqual([50, 99, 100]);
    expect(quantile([], 0.5)).toBeNaN();
  });

  test('two that were down at once were down once', () => {
    const down = (from: number, to: number) => ({ what: 'api' as const, from, to });
    expect(secondsDown([down(5_000, 9_000), down(0, 2_000), down(6_000, 10_000)])).toBe(7);
  });

  test('over time, each acknowledgement counts where it came', () => {
    expect(overTime(acknowledged, 0, 2).map(({ at_s, count }) => [at_s, count])).toEqual([
      [1, 2],
      [7, 1],
    ]);
  });
});
