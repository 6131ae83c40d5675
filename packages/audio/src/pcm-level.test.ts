import { expect, test } from 'vitest';
import { fromPcm16, toPcm16 } from './pcm.ts';
import { levelOf, toDecibels } from './pcm-level.ts';

test('a full sine has a peak of one and an rms three decibels under it', () => {
  const sine = Float32Array.from({ length: 16_000 }, (_, i) => Math.sin((2 * Math.PI * 100 * i) / 16_000));
  const { rms, peak } = levelOf(toPcm16(sine));

  expect(peak).toBeCloseTo(1, 3);
  expect(toDecibels(rms)).toBeCloseTo(-3.01, 1);
});

test('silence and nothing at all are both at zero', () => {
  expect(levelOf(new Int16Array(100))).toEqual({ rms: 0, peak: 0 });
  expect(levelOf(new Float32Array(0))).toEqual({ rms: 0, peak: 0 });
});

test('every integer survives as a fraction, and what is too loud is cut off', () => {
  const all = Int16Array.from({ length: 65_536 }, (_, i) => i - 32_768);

  expect(toPcm16(fromPcm16(all))).toEqual(all);
  expect([...toPcm16(Float32Array.from([1.5, -1.5, 1]))]).toEqual([32_767, -32_768, 32_767]);
});
