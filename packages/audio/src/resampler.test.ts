import { describe, expect, test } from 'vitest';
import { toDecibels } from './pcm-level.ts';
import { Resampler, SPEECH_RATE } from './resampler.ts';

const tone = (frequency: number, rate: number, samples: number) =>
  Float32Array.from({ length: samples }, (_, i) => Math.sin((2 * Math.PI * frequency * i) / rate));

function resample(input: Float32Array, rate: number, piece = 128): Float32Array {
  const resampler = new Resampler(rate);
  const output = new Float32Array(Math.ceil((input.length * SPEECH_RATE) / rate) + 10);
  let count = 0;
  for (let at = 0; at < input.length; at += piece) {
    count += resampler.push(input.subarray(at, at + piece), output.subarray(count));
  }
  count += resampler.flush(output.subarray(count));
  return output.slice(0, count);
}

/** How much of a tone comes through, away from the ends, where the tone itself begins and stops. */
function gainAt(frequency: number, rate: number): number {
  const output = resample(tone(frequency, rate, rate), rate).subarray(2_000, -2_000);
  const rms = Math.sqrt(output.reduce((sum, value) => sum + value * value, 0) / output.length);
  return toDecibels(rms * Math.SQRT2);
}

describe.each([22_050, 32_000, 44_100, 48_000, 96_000])('from %i Hz', (rate) => {
  test.each([100, 1_000, 4_000, 6_000, 7_000])('speech at %i Hz keeps its strength', (frequency) => {
    expect(Math.abs(gainAt(frequency, rate))).toBeLessThan(0.1);
  });

  test.each([8_100, 8_500, 9_000, 10_900, 12_000, 15_000, 15_900, 20_000, 23_900])(
    'sound at %i Hz does not fold down into speech',
    (frequency) => {
      if (frequency >= rate / 2) return;
      expect(gainAt(frequency, rate)).toBeLessThan(-84);
    },
  );
});

test('a telephone recording of 8 kHz is widened without mirror images', () => {
  const output = resample(tone(3_000, 8_000, 8_000), 8_000).subarray(1_000, -1_000);
  const expected = tone(3_000, SPEECH_RATE, SPEECH_RATE).subarray(1_000, -1_000);

  const worst = output.reduce((max, value, i) => Math.max(max, Math.abs(value - (expected[i] as number))), 0);
  expect(worst).toBeLessThan(0.001);
});

test.each([8_000, 11_025, 44_100, 48_000])(
  'what comes in at %i Hz comes out as long and at its time',
  (rate) => {
    const input = new Float32Array(rate * 2);
    input[rate] = 1;

    const output = resample(input, rate);

    const loudest = output.reduce((best, value, i) => (value > (output[best] as number) ? i : best), 0);
    expect(output.length).toBe(2 * SPEECH_RATE);
    expect(loudest).toBe(SPEECH_RATE);
  },
);

test('pieces of any size give the same samples', () => {
  const input = tone(440, 44_100, 5_000);

  expect(resample(input, 44_100, 1)).toEqual(resample(input, 44_100, 5_000));
});

test.each([0, 1_000, 500_000, 44_100.5, Number.NaN])('a rate of %d Hz is refused', (rate) => {
  expect(() => new Resampler(rate)).toThrow(expect.objectContaining({ code: 'unsupported' }));
});
