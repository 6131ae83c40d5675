/**
 * Any rate to 16 kHz by a polyphase FIR filter (a windowed sinc). Runs in an AudioWorklet too: after construction
 * nothing is allocated.
 */
import { AudioError } from './audio-error.ts';

export const SPEECH_RATE = 16_000;

/** Below this nobody records speech; above it the filter's table would take tens of megabytes. */
const LOWEST_RATE = 4_000;
const HIGHEST_RATE = 192_000;

/** Length of the filter in periods of the slower rate, and its window: −0.1 dB at 7 kHz, aliases under −84 dB. */
const PERIODS = 80;
const KAISER_BETA = 8.8;
const CUTOFF = 0.94;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The modified Bessel function of order zero: its series has settled long before the 40th term. */
function besselI0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 40; k++) {
    term *= (x / 2 / k) ** 2;
    sum += term;
  }
  return sum;
}

/** A whole number, so that the output lies exactly on its time. The filter has an odd length around it. */
const centreOf = (phases: number, taps: number) => Math.floor((phases * taps - 1) / 2);

/** One row of coefficients for each place that an output sample can have between two input samples. */
function designPhases(phases: number, taps: number, cutoff: number): Float32Array {
  const length = phases * taps;
  const centre = centreOf(phases, taps);
  const table = new Float32Array(length);
  for (let i = 0; i <= 2 * centre; i++) {
    const x = (i - centre) / phases;
    const sinc = x === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * x) / (Math.PI * x);
    const edge = (i - centre) / centre;
    const window = besselI0(KAISER_BETA * Math.sqrt(Math.max(0, 1 - edge * edge))) / besselI0(KAISER_BETA);
    // The newest sample meets the first coefficient: rows are stored in the order of the history.
    table[(i % phases) * taps + (taps - 1 - Math.floor(i / phases))] = sinc * window;
  }
  for (let row = 0; row < length; row += taps) {
    const coefficients = table.subarray(row, row + taps);
    const sum = coefficients.reduce((total, value) => total + value, 0);
    for (let k = 0; k < taps; k++) coefficients[k] = (coefficients[k] as number) / sum;
  }
  return table;
}

export class Resampler {
  readonly input_rate: number;
  /** Output samples for `up` and input samples for `down`: their ratio is that of the rates. */
  readonly #up: number;
  readonly #down: number;
  readonly #taps: number;
  readonly #table: Float32Array;
  /** The last `taps` samples, written twice so that they always lie in one piece. */
  readonly #history: Float32Array;
  #written = 0;
  #phase: number;
  /** Input before the filter's middle reaches the first sample. */
  #lead: number;
  #taken = 0;
  #given = 0;
  /** The input that `flush` stands for at most. */
  readonly held_samples: number;

  constructor(input_rate: number, output_rate: number = SPEECH_RATE) {
    if (!Number.isInteger(input_rate) || input_rate < LOWEST_RATE || input_rate > HIGHEST_RATE) {
      throw new AudioError('unsupported', `A sample rate of ${input_rate} Hz cannot be read.`);
    }
    this.input_rate = input_rate;
    const shared = gcd(input_rate, output_rate);
    this.#up = output_rate / shared;
    this.#down = input_rate / shared;
    this.#taps = Math.ceil((PERIODS * Math.max(input_rate, output_rate)) / output_rate);
    const cutoff = (CUTOFF / 2) * Math.min(1, output_rate / input_rate);
    this.#table = designPhases(this.#up, this.#taps, cutoff);
    this.#history = new Float32Array(this.#taps * 2);
    const delay = centreOf(this.#up, this.#taps);
    this.#lead = Math.floor(delay / this.#up);
    this.#phase = delay % this.#up;
    this.held_samples = this.#lead + 1;
  }

  /** Room that `push` needs at most in its output. */
  outputFor(input_samples: number): number {
    return Math.ceil((input_samples * this.#up) / this.#down) + 1;
  }

  /** Filters `input` into `output` and answers how many samples it wrote. */
  push(input: Float32Array, output: Float32Array): number {
    let count = 0;
    for (let i = 0; i < input.length; i++) count = this.#next(input[i] as number, output, count);
    this.#taken += input.length;
    this.#given += count;
    return count;
  }

  /** What the filter still holds back after the last input. The output then ends where the input ended. */
  flush(output: Float32Array): number {
    const owed = Math.ceil((this.#taken * this.#up) / this.#down) - this.#given;
    let count = 0;
    while (count < owed) count = this.#next(0, output, count);
    this.#given += owed;
    return owed;
  }

  #next(sample: number, output: Float32Array, start: number): number {
    const taps = this.#taps;
    const history = this.#history;
    history[this.#written] = sample;
    history[this.#written + taps] = sample;
    this.#written = this.#written + 1 === taps ? 0 : this.#written + 1;
    if (this.#lead > 0) {
      this.#lead -= 1;
      return start;
    }
    let count = start;
    while (this.#phase < this.#up) {
      const row = this.#phase * taps;
      let sum = 0;
      for (let k = 0; k < taps; k++) {
        sum += (this.#table[row + k] as number) * (history[this.#written + k] as number);
      }
      output[count++] = sum;
      this.#phase += this.#down;
    }
    this.#phase -= this.#up;
    return count;
  }
}
