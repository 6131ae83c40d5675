import { SAMPLE_RATE } from '@noteer/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Heard, Hearing } from './hearing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TICK = SAMPLE_RATE / 20;

/** Levels as the audio thread sends them, twenty times a second. */
function listen(before = 0) {
  const hearing = new Hearing();
  const told: Heard[] = [];
  const hear = hearing.begin(before, (heard) => told.push(heard));
  let samples = 0;
  const sound = (seconds: number, peak: number) => {
    for (let i = 0; i < seconds * 20; i++) {
      samples += TICK;
      vi.advanceTimersByTime(50);
      hear({ rms: peak / 2, peak, samples, gap_samples: 0 });
    }
  };
  return { hearing, told, sound };
}

test('each full second is told once', () => {
  const { told, sound } = listen();
  sound(3, 0.2);
  expect(told.map(({ samples }) => samples / SAMPLE_RATE)).toEqual([1, 2, 3]);
});

test('a dead microphone is told of within ten seconds, and not before eight', () => {
  const { told, sound } = listen();
  sound(10, 0);
  const first = told.find(({ isSilent }) => isSilent);
  expect((first?.samples ?? 0) / SAMPLE_RATE).toBe(8);
});

test('a quiet room is not a dead microphone', () => {
  const { told, sound } = listen();
  sound(30, 0.002);
  expect(told.some(({ isSilent }) => isSilent)).toBe(false);
});

test('sound ends the warning at once', () => {
  const { told, sound } = listen();
  sound(9, 0);
  sound(0.05, 0.1);
  expect(told.at(-1)?.isSilent).toBe(false);
});

test('an audio thread that stands still is silence too', () => {
  const { told, sound } = listen();
  sound(2, 0.2);
  vi.advanceTimersByTime(7000);
  expect(told.at(-1)).toEqual({ samples: 2 * SAMPLE_RATE, isSilent: true });
});

test('a recording that is resumed counts from where it was', () => {
  const { told, sound } = listen(60 * SAMPLE_RATE);
  sound(1, 0.2);
  expect(told).toEqual([{ samples: 61 * SAMPLE_RATE, isSilent: false }]);
});

test('nothing is told after the end', () => {
  const { hearing, told } = listen();
  hearing.end();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});
