/**
 * Mel-frequency cepstra as Kaldi makes them, with the settings that the x-vectors were trained with (mfcc.conf): 8 kHz,
 * 25 ms every 10 ms, 23 bands from 20 to 3700 Hz. The first number of a frame is the logarithm of its energy.
 */
import { PowerSpectrum } from './fft.ts';

export const VOICE_RATE = 8_000;
export const FEATURES = 23;
/** Samples from one frame to the next, and in one. */
export const FRAME_STEP = 80;
export const FRAME_LENGTH = 200;

const FFT_SIZE = 256;
const PREEMPHASIS = 0.97;
const LOWEST_HZ = 20;
const HIGHEST_HZ = 3_700;
/** How strongly the higher cepstra are lifted: Kaldi's default. */
const LIFTER = 22;
/** What single precision can tell from one: the logarithm of nothing is taken of this. */
const SMALLEST = 2 ** -23;

const mel = (hz: number) => 1127 * Math.log(1 + hz / 700);

/** Between a Hann and a Hamming window: named after Daniel Povey. */
const poveyWindow = Float64Array.from(
  { length: FRAME_LENGTH },
  (_, i) => (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (FRAME_LENGTH - 1))) ** 0.85,
);

type Band = { first: number; weights: number[] };

/** Triangles of equal width on the mel scale, each from the middle of the one before to that of the one after. */
const bands: Band[] = Array.from({ length: FEATURES }, (_, i) => {
  const width = (mel(HIGHEST_HZ) - mel(LOWEST_HZ)) / (FEATURES + 1);
  const middle = mel(LOWEST_HZ) + (i + 1) * width;
  const all = Array.from({ length: FFT_SIZE / 2 }, (_, bin) =>
    Math.max(0, 1 - Math.abs(mel((bin * VOICE_RATE) / FFT_SIZE) - middle) / width),
  );
  const first = all.findIndex((weight) => weight > 0);
  return { first, weights: all.slice(first, all.findLastIndex((weight) => weight > 0) + 1) };
});

/** The cosine transform and the lifter in one table. */
const cepstra = Array.from({ length: FEATURES }, (_, k) =>
  Float64Array.from(
    { length: FEATURES },
    (_, n) =>
      Math.sqrt((k === 0 ? 1 : 2) / FEATURES) *
      Math.cos((Math.PI / FEATURES) * (n + 0.5) * k) *
      (1 + (LIFTER / 2) * Math.sin((Math.PI * k) / LIFTER)),
  ),
);

export const framesIn = (samples: number) =>
  Math.max(0, 1 + Math.floor((samples - FRAME_LENGTH) / FRAME_STEP));

/** `samples` as 16-bit sound has them, from −32768 to 32767. Answers one frame after the other. */
export function mfcc(samples: Float32Array): Float32Array {
  const count = framesIn(samples.length);
  const spectrum = new PowerSpectrum(FFT_SIZE);
  const frame = new Float64Array(FFT_SIZE);
  const power = new Float64Array(FFT_SIZE / 2);
  const loudness = new Float64Array(FEATURES);
  const features = new Float32Array(count * FEATURES);
  for (let t = 0; t < count; t++) {
    const energy = windowed(samples.subarray(t * FRAME_STEP, t * FRAME_STEP + FRAME_LENGTH), frame);
    spectrum.of(frame, power);
    for (const [i, { first, weights }] of bands.entries()) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++) sum += (weights[k] as number) * (power[first + k] as number);
      loudness[i] = Math.log(Math.max(sum, SMALLEST));
    }
    features[t * FEATURES] = Math.log(Math.max(energy, SMALLEST));
    for (let k = 1; k < FEATURES; k++) {
      const row = cepstra[k] as Float64Array;
      let sum = 0;
      for (let n = 0; n < FEATURES; n++) sum += (row[n] as number) * (loudness[n] as number);
      features[t * FEATURES + k] = sum;
    }
  }
  return features;
}

/** Writes the frame without its offset, with its high tones raised and its ends faded; answers its energy before that. */
function windowed(samples: Float32Array, frame: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < FRAME_LENGTH; i++) sum += samples[i] as number;
  const offset = sum / FRAME_LENGTH;
  let energy = 0;
  let before = (samples[0] as number) - offset;
  for (let i = 0; i < FRAME_LENGTH; i++) {
    const value = (samples[i] as number) - offset;
    energy += value * value;
    frame[i] = (value - PREEMPHASIS * before) * (poveyWindow[i] as number);
    before = value;
  }
  return energy;
}
