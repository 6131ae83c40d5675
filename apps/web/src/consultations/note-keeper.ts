/** Puts what is typed on disk, soon after it is typed, whatever the network does. */
import type { NoteDrafts, UnsavedText } from './note-drafts.ts';

/** A crash loses less than a blink. */
const KEEP_DELAY_MS = 250;

export class NoteKeeper {
  readonly #drafts: Pick<NoteDrafts, 'keep' | 'forget'>;
  readonly #unsaved: () => UnsavedText | null;
  readonly #onKept: (isKept: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    this.#timer ??= setTimeout(() => void this.now(), KEEP_DELAY_MS);
  }

  /** What is saved is forgotten. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
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
