/** Follows how loud it is, and whether anything comes in at all. */
import { SAMPLE_RATE } from '@noteer/contract';
import type { Level } from './messages.ts';

/** A room where nobody speaks still hums: a peak that stays under −66 dB is a microphone that is muted or dead. */
const AUDIBLE = 0.0005;

/** People fall silent too; eight seconds leave room for that, and the warning still comes within ten. */
const SILENT_AFTER_S = 8;

/** The audio thread counts twenty times a second. When it stops counting, the sound has stopped too. */
const STALLED_AFTER_MS = 5000;
const LOOK_EVERY_MS = 1000;

export type Heard = { samples: number; isSilent: boolean };

export class Hearing {
  readonly #listeners = new Set<(level: Level) => void>();
  #timer: ReturnType<typeof setInterval> | undefined;

  follow(listener: (level: Level) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** `before`: what the recording held already. Tells whenever a second is full or silence begins or ends. */
  begin(before: number, tell: (heard: Heard) => void): (level: Level) => void {
    let last_heard = before;
    let samples = before;
    let isSilent = false;
    let counted_at = Date.now();
    const note = (next: Heard) => {
      const isNews = seconds(next.samples) !== seconds(samples) || next.isSilent !== isSilent;
      ({ samples, isSilent } = next);
      if (isNews) tell(next);
    };

    this.end();
    this.#timer = setInterval(() => {
      if (Date.now() - counted_at > STALLED_AFTER_MS) note({ samples, isSilent: true });
    }, LOOK_EVERY_MS);

    return (level) => {
      for (const listener of this.#listeners) listener(level);
      counted_at = Date.now();
      const now = before + level.samples;
      if (level.peak >= AUDIBLE) last_heard = now;
      note({ samples: now, isSilent: now - last_heard >= SILENT_AFTER_S * SAMPLE_RATE });
    };
  }

  end(): void {
    clearInterval(this.#timer);
  }
}

const seconds = (samples: number) => Math.floor(samples / SAMPLE_RATE);
