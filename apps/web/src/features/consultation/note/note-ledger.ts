/** What of a note is known to be at the server, and what may be there without our having been told. */
import type { UnsavedText } from './note-drafts.ts';

export type NoteVersion = { revision: number; text: string };

/** Each is a whole note. */
const MOST_SENT = 20;

export class NoteLedger {
  /** What an edit is based on. */
  saved: NoteVersion;
  /** Versions whose answer did not come. */
  #sent: string[] = [];

  constructor(saved: NoteVersion) {
    this.saved = saved;
  }

  /** Also when the text is what it was, while another version may have arrived in between. */
  isDirty(text: string): boolean {
    return text !== this.saved.text || this.#sent.some((sent) => sent !== text);
  }

  /** Whether that version is one of this page's own, or simply newer. */
  isOurs(version: NoteVersion, text: string): boolean {
    return !this.isDirty(text) || version.text === text || this.#sent.includes(version.text);
  }

  unsaved(text: string): UnsavedText | null {
    return this.isDirty(text) ? { text, based_on: this.saved.revision, sent: this.#sent } : null;
  }

  /** What an earlier page left behind goes on from what is there now, or is still based on what was there then. */
  takeUp({ text, based_on, sent }: UnsavedText): void {
    const isOurs =
      based_on === this.saved.revision || text === this.saved.text || sent.includes(this.saved.text);
    this.#sent = isOurs ? [] : sent;
    // Which text that was nobody knows: it is not this one.
    if (!isOurs) this.saved = { revision: based_on, text: `${text}\n` };
  }

  sending(text: string): void {
    this.#sent = [...this.#sent.filter((sent) => sent !== text), text].slice(-MOST_SENT);
  }

  /** The last one was refused: it cannot have arrived. */
  refused(): void {
    this.#sent = this.#sent.slice(0, -1);
  }

  settle(version: NoteVersion): void {
    this.saved = version;
    this.#sent = [];
  }
}
