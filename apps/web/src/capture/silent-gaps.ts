/**
 * Sound that the browser replaced by silence. A starved browser hands on exact zeros, whole buffers of them; a live
 * microphone is never exactly zero.
 */
import { SPEECH_RATE } from '@noteer/audio';

/** Under this a sample is no sound of any microphone: a hundredth of the smallest step of 16 bits, for what filters leave. */
const ZERO = 3e-7;

/** A buffer of ten milliseconds loses a little at each end; shorter runs of zeros occur in sound of itself. */
const PIECE = 0.005 * SPEECH_RATE;
/** What is told: two lost buffers. */
const SHORTEST = 0.02 * SPEECH_RATE;
/** Pieces that lie closer together are one gap. */
const APART = 0.02 * SPEECH_RATE;
/** Longer is a microphone that was muted; that has its own warning. Measured in a starved Chromium: at most 0.5 s. */
const LONGEST = 2 * SPEECH_RATE;

/** Some microphones close when nobody speaks, and fall silent softly. A browser breaks off in the middle of the sound. */
const BREAKS_OFF = 0.003;
/** How loud it just was: it falls to a third in five milliseconds. */
const FADE = 0.9876;

type FoundSilence = (from_sample: number, samples: number) => void;

export class SilentGaps {
  readonly #found: FoundSilence;
  #at = 0;
  #run = 0;
  #loud = 0;
  #from = 0;
  #to = 0;
  #zeros = 0;

  constructor(found: FoundSilence) {
    this.#found = found;
  }

  /** `isLate`: something else says that the browser is behind, so that a silence that began softly counts too. */
  hear(samples: Float32Array, isLate: boolean): void {
    for (let i = 0; i < samples.length; i++) {
      const value = Math.abs(samples[i] as number);
      if (value < ZERO) {
        this.#run += 1;
        continue;
      }
      if (this.#run >= PIECE) this.#close(this.#at + i, isLate);
      this.#run = 0;
      this.#loud = value > this.#loud * FADE ? value : this.#loud * FADE;
    }
    this.#at += samples.length;
    if (this.#zeros > 0 && this.#at - this.#run - this.#to > APART) this.end();
  }

  /** Tells what is still held back. Silence that goes on is not between sound, and is not told. */
  end(): void {
    if (this.#zeros >= SHORTEST) this.#found(this.#from, this.#to - this.#from);
    this.#zeros = 0;
  }

  #close(to: number, isLate: boolean): void {
    const from = to - this.#run;
    const isNear = this.#zeros > 0 && from - this.#to <= APART;
    if (!isNear) this.end();
    const isSoft = this.#loud < BREAKS_OFF && !isLate && !isNear;
    // Before the first sound there is nothing that could be missing: microphones take a moment to come up.
    if (this.#loud === 0 || this.#run > LONGEST || isSoft) return;
    if (!isNear) this.#from = from;
    this.#to = to;
    this.#zeros += this.#run;
  }
}
