import { expect, test } from 'vitest';
import { packed } from './packed.ts';

const RATE = 16_000;
const samples = Int16Array.from({ length: 10 * RATE }, (_, i) => Math.floor(i / RATE));
const seconds = (from: number, to: number) => ({ from: from * RATE, to: to * RATE });

test('parts stand one behind the other, and times lead back to where they came from', () => {
  const { audio, inside, beginning, ending } = packed(samples, [seconds(1, 3), seconds(6, 8)]);

  expect(audio.length).toBe(4 * RATE);
  expect([0.5, 1.5, 2.5, 3.5].map((s) => audio[s * RATE])).toEqual([1, 2, 6, 7]);
  expect(inside([seconds(0, 2), seconds(2.5, 7), seconds(9, 10)])).toEqual([
    seconds(0, 1),
    seconds(1.5, 2),
    seconds(2, 3),
  ]);
  expect([0, 1.5, 2, 3].map(beginning)).toEqual([1, 2.5, 6, 7]);
  expect([1, 2, 2.5, 4].map(ending)).toEqual([2, 3, 6.5, 8]);
});

test('times beyond the sound are its end', () => {
  const { beginning, ending } = packed(samples, [seconds(1, 3)]);

  expect([beginning(-1), beginning(9), ending(9)]).toEqual([1, 3, 3]);
});
