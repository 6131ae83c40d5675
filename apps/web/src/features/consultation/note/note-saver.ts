/** Brings what is typed in a note to the server: when, how often, and what to do when somebody else was first. */
import { Alarm } from '../../../lib/alarm.ts';
import { backoff } from '../../../lib/backoff.ts';
import { NetworkError } from '../../../lib/exchange.ts';
import { Observable } from '../../../lib/observable.ts';
import { DraftWriter } from './draft-writer.ts';
import type { UnsavedText } from './note-drafts.ts';
import { NoteLedger, type NoteVersion } from './note-ledger.ts';
import { asError, mayPass, NoteChanged, type NotePorts, type NoteState } from './note-state.ts';

export const AUTOSAVE_DELAY_MS = 4500;
const SAVE_IF_OLDER_MS = 3000;

export class NoteSaver {
  readonly state: Observable<NoteState>;
  readonly draftWriter: DraftWriter;
  readonly #ports: NotePorts;
  readonly #ledger: NoteLedger;
  #savedAt = Date.now();
  #failures = 0;
  #sending: Promise<void> | null = null;
  /** Came while a save was on its way, and may be that very save. */
  #news: NoteVersion | null = null;
  readonly #next = new Alarm();
  #isRunning = false;
  #isHeld = false;

  constructor(saved: NoteVersion, ports: NotePorts) {
    this.#ledger = new NoteLedger(saved);
    this.#ports = ports;
    this.state = new Observable<NoteState>({ text: saved.text, saving: 'saved', theirs: null, isKept: true });
    this.draftWriter = new DraftWriter(
      ports.drafts,
      () => this.#ledger.unsaved(this.#text),
      (isKept) => isKept !== this.state.get().isKept && this.#publish({ isKept }),
    );
  }

  get isDirty(): boolean {
    return this.#ledger.isDirty(this.#text);
  }

  get #text(): string {
    return this.state.get().text;
  }

  #publish(change: Partial<NoteState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }

  start(): void {
    this.#isRunning = true;
    if (this.isDirty) this.#schedule(0);
  }

  /** What is typed is on disk, and on its way where that is possible. */
  stop({ canSend }: { canSend: boolean }): void {
    void this.draftWriter.now();
    if (canSend) void this.#send();
    this.#isRunning = false;
    this.#next.clear();
  }

  /** The note is final for now: nothing is sent until it is not. */
  hold(isHeld: boolean): void {
    if (this.#isHeld && !isHeld && this.isDirty) this.#schedule(0);
    this.#isHeld = isHeld;
  }

  adopt(left: UnsavedText): void {
    this.#ledger.takeUp(left);
    this.#publish({ text: left.text });
    this.#settle(0);
  }

  setText(text: string): void {
    if (text === this.#text) return;
    this.#publish({ text });
    this.draftWriter.soon();
    if (this.#sending || this.state.get().theirs) return;
    // While it fails, the next attempt is planned already.
    if (this.#failures > 0 && this.#next.isSet && this.isDirty) return;
    this.#settle(Date.now() - this.#savedAt > SAVE_IF_OLDER_MS ? 0 : AUTOSAVE_DELAY_MS);
  }

  /** Now, because somebody asks: who asks is told when it fails. */
  async save(): Promise<void> {
    this.#failures = 0;
    await this.#send();
  }

  /** Resolves when everything typed is with the server; fails when it cannot be. */
  async flush(): Promise<void> {
    await this.#sending;
    this.#failures = 0;
    // What is typed while it is on its way goes with the next one.
    for (let left = 3; left > 0 && this.isDirty && this.#failures === 0; left--) await this.#send();
    if (this.isDirty) throw new Error('the note is not saved');
  }

  /** Something newer is at the server. Whether what is typed here may stand on what it was based on, the server says. */
  receive(theirs: NoteVersion): void {
    if (theirs.revision <= this.#ledger.saved.revision) return;
    const text = this.isDirty ? this.#text : theirs.text;
    if (this.#sending) this.#news = theirs;
    else if (this.#ledger.isOurs(theirs, this.#text)) this.#rest(text, theirs);
    else if (this.state.get().theirs) this.#publish({ theirs });
    else this.#schedule(0);
  }

  #refused(theirs: NoteVersion): void {
    if (this.#ledger.isOurs(theirs, this.#text)) this.receive(theirs);
    else this.#publish({ saving: 'conflict', theirs });
  }

  /** Theirs stays in the history, one step back. */
  keepMine(): void {
    const { theirs } = this.state.get();
    if (theirs) this.#rest(this.#text, theirs);
  }

  /** Mine goes into the history first, so it can be had back. */
  takeTheirs(): Promise<void> {
    const { theirs } = this.state.get();
    return this.#whileSending(async () => {
      if (!theirs) return;
      const mine = await this.#ports.send(this.#text, theirs.revision);
      this.#ledger.settle(await this.#ports.send(theirs.text, mine.revision));
      this.#publish({ text: theirs.text, theirs: null });
    });
  }

  /** This text on that version, and no conflict any more. */
  #rest(text: string, version: NoteVersion): void {
    this.#failures = 0;
    this.#ledger.settle(version);
    this.#publish({ text, theirs: null });
    this.#settle(0);
  }

  #send(): Promise<void> {
    if (this.#sending) return this.#sending;
    if (!this.isDirty || this.#isHeld || this.state.get().theirs) return Promise.resolve();
    return this.#whileSending(async () => {
      const text = this.#text;
      this.#ledger.sending(text);
      // Told to the disk before the network: after a crash this version is known as our own.
      await this.draftWriter.now();
      const newest = await this.#ports.send(text, this.#ledger.saved.revision);
      this.#ledger.settle(newest.text === text ? newest : { text, revision: newest.revision - 1 });
      if (newest.text !== text) this.#news = newest; // Somebody saved between ours and the answer.
    });
  }

  /** One at a time: what comes meanwhile waits for its end. */
  #whileSending(task: () => Promise<void>): Promise<void> {
    this.#next.clear();
    this.#publish({ saving: 'saving' });
    const run = async () => {
      const trouble = await task().then(() => null, asError);
      this.#sending = null;
      const { revision } = this.#ledger.saved;
      if (trouble instanceof NoteChanged && trouble.newest.revision > revision) this.#refused(trouble.newest);
      else if (trouble) this.#fail(trouble);
      else {
        this.#failures = 0;
        this.#savedAt = Date.now();
        this.#settle(AUTOSAVE_DELAY_MS);
      }
      if (this.#news) this.receive(this.#news);
    };
    this.#news = null;
    this.#sending = run();
    return this.#sending;
  }

  #fail(error: Error): void {
    this.#failures += 1;
    if (this.#failures === 1) this.#ports.onFailure(error);
    const isConflict = this.state.get().theirs !== null;
    this.#publish({ saving: isConflict ? 'conflict' : error instanceof NetworkError ? 'offline' : 'failed' });
    if (!mayPass(error)) this.#ledger.refused();
    else if (!isConflict) this.#schedule(backoff(this.#failures));
  }

  #settle(delay_ms: number): void {
    this.#publish({ saving: this.isDirty ? 'unsaved' : 'saved' });
    if (this.isDirty) {
      this.draftWriter.soon();
      this.#schedule(delay_ms);
    } else {
      this.#next.clear();
      void this.draftWriter.now();
    }
  }

  #schedule(delay_ms: number): void {
    if (this.#isRunning) this.#next.set(delay_ms, () => void this.#send());
  }
}
