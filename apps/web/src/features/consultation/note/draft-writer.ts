/** Puts what is typed on disk, soon after it is typed, whatever the network does. */
import { Alarm } from '../../../lib/alarm.ts';
import type { NoteDrafts, UnsavedText } from './note-drafts.ts';

/** A crash loses less than a blink. */
const KEEP_DELAY_MS = 250;

export class DraftWriter {
  readonly #drafts: Pick<NoteDrafts, 'keep' | 'forget'>;
  readonly #unsaved: () => UnsavedText | null;
  readonly #onKept: (isKept: boolean) => void;
  readonly #alarm = new Alarm();

  constructor(
    drafts: Pick<NoteDrafts, 'keep' | 'forget'>,
    unsaved: () => UnsavedText | null,
    onKept: (isKept: boolean) => void,
  ) {
    this.#drafts = drafts;
    this.#unsaved = unsaved;
    this.#onKept = onKept;
  }

  /** Not put off by what is typed next: a long sentence must not wait for its end. */
  soon(): void {
    if (!this.#alarm.isSet) this.#alarm.set(KEEP_DELAY_MS, () => void this.now());
  }

  /** What is saved is forgotten. */
  async now(): Promise<void> {
    this.#alarm.clear();
    const unsaved = this.#unsaved();
    try {
      await (unsaved ? this.#drafts.keep(unsaved) : this.#drafts.forget());
      this.#onKept(true);
    } catch {
      // No room, or storage is switched off: the screen says so, and saving goes on.
      this.#onKept(false);
    }
  }
}
