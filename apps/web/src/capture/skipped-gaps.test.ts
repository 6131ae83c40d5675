import { SPEECH_RATE } from '@noteer/audio';
import { expect, test } from 'vitest';
import { SkippedGaps } from './skipped-gaps.ts';

const BLOCK_MS = 8;
const BLOCK = (BLOCK_MS * SPEECH_RATE) / 1000;

/** An audio thread: blocks come when their sound is full, or later. */
function audioThread({ drift = 0, buffer_ms = BLOCK_MS } = {}) {
  const gaps: [number, number][] = [];
  const finder = new SkippedGaps((from, samples) => gaps.push([from / SPEECH_RATE, samples / SPEECH_RATE]));
  let samples = 0;
  let clock_ms = 1_000_000;
  return {
    gaps,
    finder,
    /** Whole buffers at once, as devices hand them over. */
    play(seconds: number) {
      for (let played_ms = 0; played_ms < seconds * 1000; played_ms += buffer_ms) {
        clock_ms += buffer_ms * (1 + drift);
        for (let i = 0; i < buffer_ms / BLOCK_MS; i++) {
          finder.tick(samples, clock_ms);
          samples += BLOCK;
        }
      }
    },
    /** Nothing comes. */
    stand(seconds: number) {
      clock_ms += seconds * 1000;
    },
    /** What had to wait comes at once. */
    catchUp(seconds: number) {
      for (let i = 0; i < (seconds * 1000) / BLOCK_MS; i++) {
        finder.tick(samples, clock_ms);
        samples += BLOCK;
      }
    },
  };
}

test('time without samples is found at its place', () => {
  const { gaps, ...thread } = audioThread();
  thread.play(5);
  thread.stand(0.3);
  thread.play(3);
  expect(gaps).toHaveLength(1);
  expect(gaps[0]?.[0]).toBeCloseTo(5, 1);
  expect(gaps[0]?.[1]).toBeCloseTo(0.3, 1);
});

test('a browser that was late and caught up has lost nothing', () => {
  const { gaps, finder, ...thread } = audioThread();
  thread.play(5);
  thread.stand(1.2);
  thread.catchUp(1.2);
  thread.play(5);
  finder.end();
  expect(gaps).toEqual([]);
});

test('of a delay that is caught up in part, the rest is lost', () => {
  const { gaps, ...thread } = audioThread();
  thread.play(5);
  thread.stand(1);
  thread.catchUp(0.6);
  thread.play(3);
  expect(gaps).toHaveLength(1);
  expect(gaps[0]?.[1]).toBeCloseTo(0.4, 1);
});

test('several in one breath are found one by one', () => {
  const { gaps, ...thread } = audioThread();
  thread.play(5);
  thread.stand(0.1);
  thread.play(0.5);
  thread.stand(0.2);
  thread.play(3);
  expect(gaps.map(([, seconds]) => seconds.toFixed(1))).toEqual(['0.1', '0.2']);
});

test('a little at a time adds up', () => {
  const { gaps, ...thread } = audioThread();
  for (let i = 0; i < 40; i++) {
    thread.play(1);
    thread.stand(0.07);
    thread.catchUp(0.048);
  }
  thread.play(5);
  const lost_s = gaps.reduce((sum, [, seconds]) => sum + seconds, 0);
  expect(lost_s).toBeGreaterThan(40 * 0.022 * 0.9);
  expect(lost_s).toBeLessThan(40 * 0.022 * 1.1);
});

test('a laptop that slept is one long gap', () => {
  const { gaps, ...thread } = audioThread();
  thread.play(5);
  thread.stand(720);
  thread.play(3);
  expect(gaps.map(([, seconds]) => Math.round(seconds))).toEqual([720]);
});

test('clocks that differ a little, and large buffers, are no gap in twenty minutes', () => {
  for (const drift of [0.0002, -0.0002]) {
    const { gaps, finder, ...thread } = audioThread({ drift, buffer_ms: 96 });
    thread.play(1200);
    finder.end();
    expect(gaps).toEqual([]);
  }
});

test('a pause is not a gap, and what is lost right before it is told', () => {
  const { gaps, finder, ...thread } = audioThread();
  thread.play(5);
  thread.stand(0.3);
  thread.play(0.5);
  finder.end();
  thread.stand(600);
  thread.play(5);
  expect(gaps).toHaveLength(1);
});

test('a clock that somebody sets is not a gap', () => {
  const { gaps, finder, ...thread } = audioThread();
  thread.play(5);
  thread.stand(3);
  finder.moveClock(3000);
  thread.play(5);
  expect(gaps).toEqual([]);
});
