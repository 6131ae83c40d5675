/** What Whisper hears: how strong each of its frequency bands is, a hundred times a second, over thirty seconds. */
import { fromPcm16, SPEECH_RATE } from '@noteer/audio';
import { FFT_SIZE, FREQUENCIES, melFilters } from './mel-filters.ts';

const HOP = SPEECH_RATE / 100;
export const FRAMES = 3_000;
const LONGEST = FRAMES * HOP;
const HALF = FFT_SIZE / 2;
const QUARTER = HALF / 2;
/** From the first sample to the middle of a half, both counted. */
const QUARTERS = QUARTER + 1;
/** Silence, and all that is 80 dB below the loudest moment, counts alike. */
const FLOOR = 1e-10;
const RANGE = 8;

/** Frames whose window reaches beyond the sound hold nothing but silence from there on. */
const framesWithSound = (samples: number) => Math.min(FRAMES, Math.ceil((samples + HALF) / HOP));

/** The sound with silence behind it; before its first sample it is mirrored, as the model was trained. */
function padded(audio: Int16Array): Float32Array {
  const sound = fromPcm16(audio.subarray(0, LONGEST));
  const whole = new Float32Array(LONGEST + FFT_SIZE);
  whole.set(sound, HALF);
  for (let i = 1; i <= HALF; i++) whole[HALF - i] = sound[i] ?? 0;
  for (let i = 1; i <= HALF; i++) whole[HALF + LONGEST - 1 + i] = whole[HALF + LONGEST - 1 - i] ?? 0;
  return whole;
}

/** Each band of a filter bank from its first to its last frequency that counts. */
type Band = { from: number; weights: Float32Array };

function bandsOf(mels: number): Band[] {
  const filters = melFilters(mels);
  return Array.from({ length: mels }, (_, mel) => {
    const row = filters.subarray(mel * FREQUENCIES, (mel + 1) * FREQUENCIES);
    const from = row.findIndex((weight) => weight > 0);
    const to = row.findLastIndex((weight) => weight > 0) + 1;
    return { from: Math.max(0, from), weights: row.slice(Math.max(0, from), to) };
  });
}

class Folded {
  readonly cosines = new Float32Array(QUARTERS);
  readonly sines = new Float32Array(QUARTERS);
}

/** Tables are made once; one instance serves any number of windows. */
export class LogMel {
  readonly #mels: number;
  readonly #bands: Band[];
  readonly #hann = Float32Array.from(
    { length: FFT_SIZE },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FFT_SIZE),
  );
  readonly #cos = new Float32Array(FREQUENCIES * QUARTERS);
  readonly #sin = new Float32Array(FREQUENCIES * QUARTERS);
  /** The signal folded twice, for even and for odd frequencies. */
  readonly #folded = [new Folded(), new Folded()] as const;
  readonly #power = new Float32Array(FREQUENCIES);

  constructor(mels: number) {
    this.#mels = mels;
    this.#bands = bandsOf(mels);
    for (let k = 0; k < FREQUENCIES; k++) {
      for (let n = 0; n < QUARTERS; n++) {
        const angle = (2 * Math.PI * ((k * n) % FFT_SIZE)) / FFT_SIZE;
        this.#cos[k * QUARTERS + n] = Math.cos(angle);
        this.#sin[k * QUARTERS + n] = Math.sin(angle);
      }
    }
  }

  /** A row of 3,000 moments for each band. */
  of(audio: Int16Array): Float32Array {
    const sound = padded(audio);
    const features = new Float32Array(this.#mels * FRAMES).fill(Math.log10(FLOOR));
    let loudest = Math.log10(FLOOR);
    for (let frame = 0; frame < framesWithSound(audio.length); frame++) {
      this.#measure(sound.subarray(frame * HOP, frame * HOP + FFT_SIZE));
      for (let mel = 0; mel < this.#mels; mel++) {
        const { from, weights } = this.#bands[mel] as Band;
        let sum = 0;
        for (let i = 0; i < weights.length; i++) {
          sum += (weights[i] as number) * (this.#power[from + i] as number);
        }
        const value = Math.log10(Math.max(sum, FLOOR));
        features[mel * FRAMES + frame] = value;
        if (value > loudest) loudest = value;
      }
    }
    const lowest = loudest - RANGE;
    for (let i = 0; i < features.length; i++) {
      features[i] = (Math.max(features[i] as number, lowest) + 4) / 4;
    }
    return features;
  }

  /**
   * A Fourier transform that is written out, of a real signal folded in the middle and each half folded again: the
   * cosines and sines of the four quarters differ in sign alone, and by whether the frequency is even.
   */
  #measure(frame: Float32Array): void {
    const at = (i: number) => (frame[i] as number) * (this.#hann[i] as number);
    const even = (n: number) => (n === 0 || n === HALF ? at(n) : at(n) + at(FFT_SIZE - n));
    const odd = (n: number) => (n === 0 || n === HALF ? 0 : at(n) - at(FFT_SIZE - n));
    const [forEven, forOdd] = this.#folded;
    for (let n = 0; n < QUARTER; n++) {
      forEven.cosines[n] = even(n) + even(HALF - n);
      forEven.sines[n] = odd(n) - odd(HALF - n);
      forOdd.cosines[n] = even(n) - even(HALF - n);
      forOdd.sines[n] = odd(n) + odd(HALF - n);
    }
    for (const { cosines, sines } of this.#folded) {
      cosines[QUARTER] = even(QUARTER);
      sines[QUARTER] = odd(QUARTER);
    }
    for (let k = 0; k < FREQUENCIES; k++) {
      const { cosines, sines } = k % 2 === 0 ? forEven : forOdd;
      const row = k * QUARTERS;
      let re = 0;
      let im = 0;
      for (let n = 0; n < QUARTERS; n++) {
        re += (cosines[n] as number) * (this.#cos[row + n] as number);
        im += (sines[n] as number) * (this.#sin[row + n] as number);
      }
      this.#power[k] = re * re + im * im;
    }
  }
}
