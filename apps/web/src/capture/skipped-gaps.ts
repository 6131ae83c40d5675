/**
 * Time that is not in the recording at all: the clock goes on and no samples come, because the audio thread stood still,
 * the context was suspended or the laptop slept. A browser that is merely late catches up: only what stays behind counts.
 */
import { SPEECH_RATE } from '@noteer/audio';

const SAMPLES_PER_MS = SPEECH_RATE / 1000;

/** How far behind is worth a look; sound comes in buffers of up to some tens of milliseconds. */
const BEHIND_MS = 40;
/** As good as caught up. */
const CAUGHT_UP_MS = 20;
/** A browser that catches up does so within moments of being free again. */
const SETTLED_MS = 2000;
/** The clock of the sound and that of the machine differ by some hundred parts in a million: that is no gap. */
const DRIFT = 0.0005;
/** While nothing comes at all, nothing drifts. */
const DRIFTS_FOR_MS = 100;

/** From this sample on, the sound was at least so far behind the clock. */
type Stretch = { from_sample: number; began_ms: number; behind_ms: number };

type FoundSkip = (from_sample: number, samples: number) => void;

export class SkippedGaps {
  readonly #found: FoundSkip;
  /** The first one is settled; each of the others lies further behind than the one before. */
  #stretches: Stretch[] = [];
  #origin_ms = 0;
  #last_ms = 0;
  #late_ms = Number.NEGATIVE_INFINITY;

  constructor(found: FoundSkip) {
    this.#found = found;
  }

  /** A block of sound begins at this sample, and comes now. */
  tick(samples: number, now_ms: number): void {
    const last = this.#stretches.at(-1);
    if (!last) {
      this.#begin(samples, now_ms);
      return;
    }
    this.#allowDrift(now_ms);
    const behind_ms = now_ms - this.#origin_ms - samples / SAMPLES_PER_MS;
    if (behind_ms - last.behind_ms >= BEHIND_MS) {
      this.#late_ms = now_ms;
      this.#stretches.push({ from_sample: samples, began_ms: now_ms, behind_ms });
    } else {
      this.#catchUp(behind_ms);
      const lowest = this.#stretches.at(-1) as Stretch;
      lowest.behind_ms = Math.min(behind_ms, lowest.behind_ms);
    }
    this.#settle(now_ms - SETTLED_MS);
  }

  /** Somebody set the machine's clock. */
  moveClock(ms: number): void {
    this.#origin_ms += ms;
  }

  /** The audio thread came late not long ago. */
  isLate(now_ms: number): boolean {
    return now_ms - this.#late_ms < SETTLED_MS;
  }

  /** No more sound for now: what is behind stays behind. */
  end(): void {
    this.#settle(Number.POSITIVE_INFINITY);
    this.#stretches = [];
  }

  #begin(from_sample: number, now_ms: number): void {
    this.#origin_ms = now_ms - from_sample / SAMPLES_PER_MS;
    this.#last_ms = now_ms;
    this.#stretches = [{ from_sample, began_ms: now_ms, behind_ms: 0 }];
  }

  #allowDrift(now_ms: number): void {
    const passed_ms = Math.min(now_ms - this.#last_ms, DRIFTS_FOR_MS);
    for (const stretch of this.#stretches) stretch.behind_ms += passed_ms * DRIFT;
    this.#last_ms = now_ms;
  }

  #catchUp(behind_ms: number): void {
    for (let before = this.#stretches.at(-2); before; before = this.#stretches.at(-2)) {
      if (behind_ms > before.behind_ms + CAUGHT_UP_MS) return;
      this.#stretches.pop();
    }
  }

  #settle(before_ms: number): void {
    for (;;) {
      const [settled, next] = this.#stretches;
      if (!settled || !next || next.began_ms > before_ms) return;
      const lost_ms = next.behind_ms - settled.behind_ms;
      const isLost = lost_ms >= BEHIND_MS;
      if (isLost) this.#found(next.from_sample, Math.round(lost_ms * SAMPLES_PER_MS));
      // A little at a time adds up: what is not told yet is told with the next.
      this.#stretches.splice(isLost ? 0 : 1, 1);
    }
  }
}
