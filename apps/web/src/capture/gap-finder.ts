/** Finds where sound is missing, on the audio thread: silence that nobody made, time that is gone, frames that were dropped. */
import { SPEECH_RATE } from '@noteer/audio';
import type { Gap } from '@noteer/contract';
import { SilentGaps } from './silent-gaps.ts';
import { SkippedGaps } from './skipped-gaps.ts';

/** Frames that the browser says it dropped leave silence or a skip, found as such by then. What is not, is told as it is. */
const EXPLAINED_WITHIN_MS = 3000;
const UNEXPLAINED = 0.05 * SPEECH_RATE;

export class GapFinder {
  readonly #found: (gap: Gap) => void;
  readonly #silent = new SilentGaps((from, samples) => this.#tell(from, samples, 'silent'));
  readonly #skipped = new SkippedGaps((from, samples) => this.#tell(from, samples, 'skipped'));
  #samples = 0;
  #now_ms = 0;
  /** Dropped frames without a gap that explains them, in samples. */
  #unexplained = 0;
  #dropped_ms = 0;
  #dropped_at = 0;
  /** Gaps of the last moments: the browser tells of its dropped frames a little later. */
  #explaining = 0;
  #explained_ms = 0;

  constructor(found: (gap: Gap) => void) {
    this.#found = found;
  }

  /** Samples as they are kept, and when they came. */
  hear(samples: Float32Array, now_ms: number): void {
    this.#now_ms = now_ms;
    this.#skipped.tick(this.#samples, now_ms);
    this.#silent.hear(samples, this.#skipped.isLate(now_ms) || this.#unexplained > 0);
    this.#samples += samples.length;
    if (this.#unexplained > 0 && now_ms - this.#dropped_ms > EXPLAINED_WITHIN_MS) this.#giveUp();
  }

  moveClock(ms: number): void {
    this.#skipped.moveClock(ms);
  }

  /** The track's own statistics say that so many seconds of sound never came. */
  drop(seconds: number): void {
    if (this.#unexplained === 0) {
      this.#dropped_ms = this.#now_ms;
      this.#dropped_at = this.#samples;
    }
    const isExplained = this.#now_ms - this.#explained_ms <= EXPLAINED_WITHIN_MS;
    const dropped = Math.round(seconds * SPEECH_RATE);
    const explained = isExplained ? Math.min(dropped, this.#explaining) : 0;
    this.#explaining -= explained;
    this.#unexplained += dropped - explained;
  }

  /** A pause or the end: time that passes from now on is not missing. */
  end(): void {
    this.#silent.end();
    this.#skipped.end();
    this.#unexplained = 0;
  }

  #giveUp(): void {
    const samples = this.#unexplained;
    if (samples >= UNEXPLAINED) this.#tell(this.#dropped_at, samples, 'skipped');
    this.#unexplained = 0;
  }

  #tell(from_sample: number, samples: number, kind: Gap['kind']): void {
    const explained = Math.min(this.#unexplained, samples);
    this.#unexplained -= explained;
    if (this.#now_ms - this.#explained_ms > EXPLAINED_WITHIN_MS) this.#explaining = 0;
    this.#explaining += samples - explained;
    this.#explained_ms = this.#now_ms;
    this.#found({ from_sample, samples, kind });
  }
}
