import { expect, test } from 'vitest';
import { PowerSpectrum } from './fft.ts';
import { FEATURES, FRAME_LENGTH, FRAME_STEP, framesIn, mfcc, VOICE_RATE } from './mfcc.ts';

const at = (values: ArrayLike<number>, i: number) => values[i] as number;

/** A vowel: a pitch with overtones that two formants colour, and a little noise. */
const vowel = Float32Array.from({ length: VOICE_RATE / 2 }, (_, t) => {
  let sum = 0;
  for (let k = 1; k * 120 < 3_600; k++) {
    const hz = k * 120;
    const colour = 1 / (1 + ((hz - 600) / 150) ** 2) + 0.5 / (1 + ((hz - 1_400) / 200) ** 2) + 0.02;
    sum += colour * Math.sin((2 * Math.PI * hz * t) / VOICE_RATE + k);
  }
  return sum * 3_000 + Math.sin(t * t) * 20 + 150;
});

/** The same once more by the definitions, without a fast transform and without tables. */
function slowFrame(samples: number[]): number[] {
  const offset = samples.reduce((a, b) => a + b) / samples.length;
  const centred = samples.map((value) => value - offset);
  const energy = Math.log(centred.reduce((sum, value) => sum + value ** 2, 0));
  const raised = centred.map((value, i) => value - 0.97 * at(centred, Math.max(0, i - 1)));
  const faded = raised.map(
    (value, i) => value * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (samples.length - 1))) ** 0.85,
  );
  const power = Array.from({ length: 128 }, (_, bin) => {
    const re = faded.reduce((sum, value, i) => sum + value * Math.cos((2 * Math.PI * bin * i) / 256), 0);
    const im = faded.reduce((sum, value, i) => sum + value * Math.sin((2 * Math.PI * bin * i) / 256), 0);
    return re ** 2 + im ** 2;
  });
  const mel = (hz: number) => 1127 * Math.log(1 + hz / 700);
  const edges = Array.from({ length: 25 }, (_, i) => mel(20) + ((mel(3_700) - mel(20)) * i) / 24);
  const bands = Array.from({ length: 23 }, (_, band) => {
    const [low, middle, high] = [at(edges, band), at(edges, band + 1), at(edges, band + 2)];
    const sum = power.reduce((total, value, bin) => {
      const place = mel((bin * 8_000) / 256);
      if (place <= low || place >= high) return total;
      const weight = place <= middle ? (place - low) / (middle - low) : (high - place) / (high - middle);
      return total + weight * value;
    }, 0);
    return Math.log(sum);
  });
  return Array.from({ length: 23 }, (_, k) => {
    if (k === 0) return energy;
    const sum = bands.reduce(
      (total, value, n) => total + value * Math.cos((Math.PI * k * (n + 0.5)) / 23),
      0,
    );
    return Math.sqrt(2 / 23) * sum * (1 + 11 * Math.sin((Math.PI * k) / 22));
  });
}

test('cepstra are what their definition says', () => {
  const features = mfcc(vowel);
  for (const frame of [0, 7, 30]) {
    const samples = [...vowel.subarray(frame * FRAME_STEP, frame * FRAME_STEP + FRAME_LENGTH)];
    for (const [k, value] of slowFrame(samples).entries()) {
      expect(at(features, frame * FEATURES + k)).toBeCloseTo(value, 2);
    }
  }
});

test('frames follow each other every 10 ms as long as a whole one fits', () => {
  expect([199, 200, 279, 280].map(framesIn)).toEqual([0, 1, 1, 2]);
  expect(mfcc(vowel).length).toBe(48 * FEATURES);
  expect(mfcc(new Float32Array(100)).length).toBe(0);
});

test('silence has numbers too', () => {
  expect(mfcc(new Float32Array(800)).every(Number.isFinite)).toBe(true);
});

test('loudness changes the energy and nothing else', () => {
  const [soft, loud] = [mfcc(vowel), mfcc(vowel.map((value) => value * 4))];
  expect(at(loud, 0) - at(soft, 0)).toBeCloseTo(Math.log(16), 4);
  for (let k = 1; k < FEATURES; k++) expect(at(loud, k)).toBeCloseTo(at(soft, k), 2);
});

test('the power of a tone lies in its own frequency', () => {
  const power = new Float64Array(128);
  new PowerSpectrum(256).of(
    Float64Array.from({ length: 256 }, (_, t) => Math.cos((2 * Math.PI * 20 * t) / 256)),
    power,
  );
  expect(power.indexOf(Math.max(...power))).toBe(20);
  expect(at(power, 20)).toBeCloseTo(128 ** 2, 3);
  expect(power.filter((_, bin) => bin !== 20).every((value) => value < 1e-9)).toBe(true);
});
