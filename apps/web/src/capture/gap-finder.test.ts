import { SPEECH_RATE } from '@noteer/audio';
import type { Gap } from '@noteer/contract';
import { expect, test } from 'vitest';
import { GapFinder } from './gap-finder.ts';

const BLOCK = 128;

function listening() {
  const gaps: Gap[] = [];
  const finder = new GapFinder((gap) => gaps.push(gap));
  let samples = 0;
  return {
    gaps,
    finder,
    hear(seconds: number, loudness: number) {
      for (const end = samples + seconds * SPEECH_RATE; samples < end; samples += BLOCK) {
        const block = Float32Array.from({ length: BLOCK }, (_, i) => loudness * Math.sin(0.2 + samples + i));
        finder.hear(block, (samples * 1000) / SPEECH_RATE);
      }
    },
  };
}

test('dropped frames that left a silence are told once', () => {
  const { gaps, finder, hear } = listening();
  hear(2, 0.3);
  hear(0.24, 0);
  hear(0.4, 0.3);
  finder.drop(0.2);
  hear(5, 0.3);
  expect(gaps.map(({ kind }) => kind)).toEqual(['silent']);
});

test('dropped frames that left no trace are told as they are', () => {
  const { gaps, finder, hear } = listening();
  hear(2, 0.3);
  finder.drop(0.2);
  hear(5, 0.3);
  expect(gaps).toEqual([{ from_sample: 2 * SPEECH_RATE, samples: 0.2 * SPEECH_RATE, kind: 'skipped' }]);
});

test('a minute of sound as it should be has no gap', () => {
  const { gaps, finder, hear } = listening();
  hear(60, 0.1);
  finder.end();
  expect(gaps).toEqual([]);
});
