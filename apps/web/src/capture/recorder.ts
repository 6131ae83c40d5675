/** The one recorder of this tab. It lives beside the pages, so that nothing that happens to a page stops it. */
import { Observable } from '../lib/observable.ts';
import { currentLock, currentSession, lockSession, subscribeToSession } from '../lib/session.ts';
import { importFile } from './file-import.ts';
import { Hearing } from './hearing.ts';
import { isUnderway, problemOf, type RecorderEvent, type RecorderState, step, takeOf } from './machine.ts';
import type { Ending, Level } from './messages.ts';
import { type Microphone, openMicrophone } from './microphone.ts';
import { captureOf, type Plan } from './plan.ts';
import { nothingShown, type Snapshot } from './snapshot.ts';
import { type StorageClient, storageClient } from './storage-client.ts';
import { findOfAppointment } from './unfinished.ts';

/** The audio thread hands over its last samples by itself. Should it be dead, the rest is closed without them. */
const HANDOVER_MS = 2000;

export class Recorder {
  readonly hearing = new Hearing();
  readonly shown = new Observable<Snapshot>(nothingShown);
  #microphone: Microphone | null = null;
  readonly #storage: StorageClient = storageClient();
  /** Whose capture it is. */
  #clinician: string | null = null;

  constructor() {
    this.#storage.follow((news) => {
      this.#dispatch(news);
      this.#lockIfSignedOut();
    });
    subscribeToSession(() => this.#onSession());
  }

  /** Whoever signs out leaves; a lock screen does not stop a recording, because the same person is still there. */
  #onSession(): void {
    const session = currentSession();
    const id = takeOf(this.#state)?.id;
    if (id && session) this.#dispatch({ type: 'trouble', id, trouble: null });
    if (!this.#clinician || (session ?? currentLock())?.id === this.#clinician) return;
    this.leave();
    this.#clinician = null;
  }

  get #state(): RecorderState {
    return this.shown.get().state;
  }

  /** Comes to an appointment: what another visit left unfinished there is taken up again. */
  async visit(clinician_id: string, appointment: Plan['appointment']): Promise<void> {
    const isHere = this.#clinician === clinician_id && this.#isAt(appointment.id);
    const isBusy = isUnderway(this.#state) || this.#state.at === 'asking';
    if (isBusy || (isHere && this.#state.at !== 'saved')) return;
    this.#clinician = clinician_id;
    this.#show({ appointment });
    this.#dispatch({ type: 'reset' });
    const found = await findOfAppointment(clinician_id, appointment.id);
    if (!this.#isAt(appointment.id) || !found) return;
    if (found === 'in_progress') return this.#dispatch({ type: 'failed', problem: 'busy_elsewhere' });
    this.#dispatch({ type: 'found', ...found });
    await this.retry();
  }

  readonly #isAt = (appointment_id: string) => this.shown.get().appointment?.id === appointment_id;

  async start(plan: Plan, wish: string | null): Promise<RecorderState> {
    const capture = captureOf(plan);
    this.#dispatch({ type: 'start' });
    return this.#take(wish, async (port) => {
      const { samples } = await this.#storage.ask({ type: 'begin', capture, port }, [port]);
      return { id: capture.id, samples };
    });
  }

  pause(): void {
    this.#microphone?.setPaused(true);
    this.#dispatch({ type: 'pause' });
  }

  async resume(wish: string | null): Promise<RecorderState> {
    this.#dispatch({ type: 'resume' });
    const state = this.#state;
    const id = takeOf(state)?.id;
    if (state.at === 'asking' && id) {
      return this.#take(wish, async (port) => {
        const { samples } = await this.#storage.ask({ type: 'go_on', id, port }, [port]);
        return { id, samples };
      });
    }
    this.#microphone?.setPaused(false);
    if (!this.#microphone?.current()) this.#dispatch({ type: 'microphone_lost' });
    return this.#state;
  }

  stop(): void {
    this.#dispatch({ type: 'stop' });
    this.#end('stop');
    this.#lockIfSignedOut();
  }

  /** The page is left: the capture stays, to be resumed or finished later. */
  leave(): void {
    this.#end('leave');
    this.#show({ appointment: null });
    this.#dispatch({ type: 'reset' });
  }

  async discard(): Promise<void> {
    const id = takeOf(this.#state)?.id;
    this.reset();
    if (id) await this.#storage.ask({ type: 'discard', id });
  }

  /** Starts over; what is still being sent is sent all the same. */
  reset(): void {
    this.#letGo();
    this.#dispatch({ type: 'reset' });
  }

  async use(microphone_id: string): Promise<void> {
    await this.#microphone?.use(microphone_id);
  }

  /** Throws an StorageFailure when the file cannot be read. */
  async upload(plan: Plan, file: File): Promise<void> {
    const capture = captureOf(plan);
    this.#dispatch({ type: 'import' });
    try {
      const onKept = () => this.#dispatch({ type: 'imported', id: capture.id });
      await importFile(this.#storage, capture, file, onKept);
    } catch (error) {
      this.#dispatch({ type: 'reset' });
      throw error;
    }
  }

  /** Sends again what the server refused, or what an earlier visit left. */
  async retry(): Promise<void> {
    const clinician_id = this.#clinician;
    this.#dispatch({ type: 'retry' });
    if (clinician_id) await this.#storage.ask({ type: 'send_leftovers', clinician_id });
  }

  /** Opens the microphone, hands its sound to the storage worker, and begins. */
  async #take(
    wish: string | null,
    begin: (port: MessagePort) => Promise<{ id: string; samples: number }>,
  ): Promise<RecorderState> {
    let onLevel = (_level: Level) => {};
    try {
      const opened = await openMicrophone(wish, {
        onLevel: (level) => onLevel(level),
        onChange: (microphone) => {
          this.#show({ microphone });
          this.#dispatch({ type: microphone ? 'microphone_found' : 'microphone_lost' });
        },
      });
      this.#microphone = opened;
      const { id, samples } = await begin(opened.port);
      onLevel = this.hearing.begin(samples, (heard) => this.#dispatch({ type: 'heard', ...heard }));
      opened.setPaused(false);
      this.#show({ microphone: opened.current() });
      this.#dispatch({ type: 'began', id, samples });
    } catch (error) {
      this.#letGo();
      this.#dispatch({ type: 'failed', problem: problemOf(error) });
    }
    return this.#state;
  }

  /** The last samples go first; then the capture is closed or left open. */
  #end(how: Ending): void {
    const id = takeOf(this.#state)?.id;
    if (!id) return;
    const delay_ms = this.#microphone ? HANDOVER_MS : 0;
    this.#letGo(how);
    setTimeout(() => void this.#storage.ask({ type: how, id }), delay_ms);
  }

  #letGo(how?: Ending): void {
    if (how) this.#microphone?.end(how);
    else this.#microphone?.close();
    this.#microphone = null;
    this.hearing.end();
    this.#show({ microphone: null });
  }

  /** The server ended the session. While people talk that can wait; after it, signing in again sends the rest. */
  #lockIfSignedOut(): void {
    if (takeOf(this.#state)?.trouble === 'signed_out' && !isUnderway(this.#state)) lockSession('ended');
  }

  #dispatch(event: RecorderEvent): void {
    const state = step(this.#state, event);
    if (state !== this.#state) this.#show({ state });
  }

  #show(change: Partial<Snapshot>): void {
    this.shown.set({ ...this.shown.get(), ...change });
  }
}
