import { SPEECH_RATE } from '@noteer/audio';
import { expect, test } from 'vitest';
import { SilentGaps } from './silent-gaps.ts';

const BLOCK = 128;
const ms = (milliseconds: number) => (milliseconds * SPEECH_RATE) / 1000;
const tone = (milliseconds: number, loudness = 0.3): number[] =>
  Array.from(
    { length: ms(milliseconds) },
    (_, i) => loudness * Math.sin(1 + (2 * Math.PI * 440.5 * i) / SPEECH_RATE),
  );
const zeros = (milliseconds: number): number[] => Array.from({ length: ms(milliseconds) }, () => 0);

/** Gaps in milliseconds: where, and how long. */
function gapsIn(sound: number[], isLate = false): [number, number][] {
  const found: [number, number][] = [];
  const finder = new SilentGaps((from, samples) => found.push([from / ms(1), samples / ms(1)]));
  for (let at = 0; at < sound.length; at += BLOCK) {
    finder.hear(Float32Array.from(sound.slice(at, at + BLOCK)), isLate);
  }
  finder.end();
  return found;
}

test('silence that breaks off a sound is found where it is', () => {
  expect(gapsIn([...tone(500), ...zeros(120), ...tone(500)])).toEqual([[500, 120]]);
});

test('a whole sound has none', () => {
  expect(gapsIn(tone(3000))).toEqual([]);
});

test('each of several is found, and those that hardly lie apart are one', () => {
  const sound = [
    ...tone(300),
    ...zeros(60),
    ...tone(300),
    ...zeros(40),
    ...tone(10),
    ...zeros(30),
    ...tone(300),
  ];
  expect(gapsIn(sound)).toEqual([
    [300, 60],
    [660, 80],
  ]);
});

test('what is too short to hear is not told', () => {
  expect(gapsIn([...tone(300), ...zeros(12), ...tone(300)])).toEqual([]);
});

test('a microphone that comes up is not a gap, nor is the silence at the end', () => {
  expect(gapsIn([...zeros(200), ...tone(300), ...zeros(300)])).toEqual([]);
});

test('a microphone that is muted is not a gap', () => {
  expect(gapsIn([...tone(300), ...zeros(60_000), ...tone(300)])).toEqual([]);
});

test('a microphone that closes softly between words is not a gap, unless the browser is known to be late', () => {
  const sound = [...tone(300), ...tone(50, 0.002), ...zeros(400), ...tone(300)];
  expect(gapsIn(sound)).toEqual([]);
  expect(gapsIn(sound, true)).toEqual([[350, 400]]);
});
