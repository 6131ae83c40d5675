import { expect, test } from 'vitest';
import { remainingOf, usualOf } from './remaining.ts';

const seen = (at_s: number, progress: number) => ({ at_ms: at_s * 1000, progress });

test('what is left takes as long as its share took so far', () => {
  expect(remainingOf(seen(0, 0), seen(30, 0.25))).toBe(90);
  expect(remainingOf(seen(10, 0.5), seen(20, 0.75))).toBe(10);
});

test('nothing is promised before enough was seen', () => {
  expect(remainingOf(null, seen(0, 0.4))).toBeNull();
  expect(remainingOf(seen(0, 0.4), seen(60, 0.41))).toBeNull();
  expect(remainingOf(seen(5, 0.4), seen(5, 0.9))).toBeNull();
});

test('the newest time that writing took counts for half', () => {
  expect(usualOf(null, 20)).toBe(20);
  expect(usualOf(20, 40)).toBe(30);
});
