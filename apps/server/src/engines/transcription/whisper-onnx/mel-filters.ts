/** The mel filter bank that Whisper was trained with (Slaney's); whisper.cpp expects it inside the model file. */

const SAMPLE_RATE = 16_000;
export const FFT_SIZE = 400;
export const FREQUENCIES = FFT_SIZE / 2 + 1;

/** Mels are even up to 1 kHz and logarithmic from there. */
const BREAK_HZ = 1_000;
const BREAK_MEL = 15;
const HZ_PER_MEL = 200 / 3;
const LOG_STEP = Math.log(6.4) / 27;

const toMel = (hz: number) =>
  hz < BREAK_HZ ? hz / HZ_PER_MEL : BREAK_MEL + Math.log(hz / BREAK_HZ) / LOG_STEP;
const toHz = (mel: number) =>
  mel < BREAK_MEL ? mel * HZ_PER_MEL : BREAK_HZ * Math.exp((mel - BREAK_MEL) * LOG_STEP);

/** One row of weights over the frequencies for each mel: triangles of equal area. */
export function melFilters(mels: number): Float32Array {
  const highest = toMel(SAMPLE_RATE / 2);
  const edges = Array.from({ length: mels + 2 }, (_, i) => toHz((i * highest) / (mels + 1)));
  const filters = new Float32Array(mels * FREQUENCIES);
  for (let mel = 0; mel < mels; mel++) {
    const [low, centre, high] = edges.slice(mel, mel + 3) as [number, number, number];
    for (let i = 0; i < FREQUENCIES; i++) {
      const hz = (i * SAMPLE_RATE) / FFT_SIZE;
      const triangle = Math.max(0, Math.min((hz - low) / (centre - low), (high - hz) / (high - centre)));
      filters[mel * FREQUENCIES + i] = triangle * (2 / (high - low));
    }
  }
  return filters;
}
