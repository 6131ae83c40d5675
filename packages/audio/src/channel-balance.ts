/** Which of two channels is the louder, in a signed byte per tenth of a second: −127 the first alone, 127 the second. */
import { SPEECH_RATE } from './resampler.ts';

const PER_SECOND = 10;

/** As many samples of 16 kHz as one byte stands for. */
export const BALANCE_SAMPLES = SPEECH_RATE / PER_SECOND;

const FULL = 127;

export class ChannelBalance {
  readonly #sample_rate: number;
  #bytes = new Int8Array(1_024);
  #length = 0;
  #frames = 0;
  #blockEnd: number;
  #first = 0;
  #second = 0;

  constructor(sample_rate: number) {
    this.#sample_rate = sample_rate;
    this.#blockEnd = this.#endOf(0);
  }

  /** One sample of each channel. */
  push(first: number, second: number): void {
    this.#first += first * first;
    this.#second += second * second;
    this.#frames += 1;
    if (this.#frames >= this.#blockEnd) this.#close();
  }

  /** All of it so far; a last tenth that is not full counts too. */
  bytes(): Int8Array<ArrayBuffer> {
    const isWhole = this.#frames === (this.#length === 0 ? 0 : this.#endOf(this.#length - 1));
    const all = this.#bytes.slice(0, this.#length + (isWhole ? 0 : 1));
    if (!isWhole) all[this.#length] = this.#balance();
    return all;
  }

  /** Counted from the beginning, so that rates which are no multiple of ten do not drift. */
  #endOf(block: number): number {
    return Math.round(((block + 1) * this.#sample_rate) / PER_SECOND);
  }

  #balance(): number {
    const sum = this.#first + this.#second;
    return sum > 0 ? Math.round(((this.#second - this.#first) / sum) * FULL) : 0;
  }

  #close(): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Int8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = this.#balance();
    this.#blockEnd = this.#endOf(this.#length);
    this.#first = 0;
    this.#second = 0;
  }
}
