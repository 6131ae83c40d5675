import { SAMPLE_RATE } from '@noteer/contract';
import { expect, test } from 'vitest';
import { holesIn, notMissing, notTold } from './tone.ts';

const silent = (at_s: number, seconds: number) => ({ at_s, seconds });

/** Five seconds of tone with these holes. */
function tone(...holes: { at_s: number; seconds: number }[]): Int16Array {
  const sound = Int16Array.from(
    { length: 5 * SAMPLE_RATE },
    (_, i) => 12_000 * Math.sin((2 * Math.PI * 440 * i) / SAMPLE_RATE),
  );
  for (const { at_s, seconds } of holes)
    sound.fill(0, at_s * SAMPLE_RATE, Math.round((at_s + seconds) * SAMPLE_RATE));
  return sound;
}

test('a hole is found where it is, and a whole tone has none', () => {
  expect(holesIn(tone(silent(1, 0.1)), 0.05)).toEqual([silent(1, 0.1)]);
  expect(holesIn(tone(), 0.05)).toEqual([]);
});

test('what was told at another place, of another length or not at all is a hole that was not told', () => {
  const sound = tone(silent(1, 0.2));
  expect(notTold(sound, [silent(1.02, 0.17)], 0.05, 0.05)).toEqual([]);
  expect(notTold(sound, [], 0.05, 0.05)).toHaveLength(1);
  expect(notTold(sound, [silent(1.1, 0.1)], 0.05, 0.05)).toHaveLength(1);
  expect(notTold(sound, [silent(2, 0.2)], 0.05, 0.05)).toHaveLength(1);
});

test('what was told and is not there, or is longer than what is missing, is found too', () => {
  const sound = tone(silent(1, 0.2));
  expect(notMissing(sound, [silent(1, 0.24)], 0.05)).toEqual([]);
  expect(notMissing(sound, [silent(1, 0.3)], 0.05)).toHaveLength(1);
  expect(notMissing(sound, [silent(3, 0.1)], 0.05)).toHaveLength(1);
});

test('two holes with a breath of sound between them may be told as one', () => {
  const sound = tone(silent(1, 0.1), silent(1.11, 0.1));
  expect(notTold(sound, [silent(1, 0.21)], 0.05, 0.05)).toEqual([]);
  expect(notMissing(sound, [silent(1, 0.21)], 0.05)).toEqual([]);
  expect(notTold(sound, [silent(1, 0.1)], 0.05, 0.05)).toHaveLength(1);
});
