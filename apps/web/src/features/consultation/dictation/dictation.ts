/** Listens until somebody stops, has it recognised, and hands over the words. The sound stays until they are there. */
import { MAX_DICTATION_BYTES, MAX_DICTATION_S, SAMPLE_RATE } from '@noteer/contract';
import type { Level, Sound } from '../../../capture/messages.ts';
import { type Microphone, openMicrophone } from '../../../capture/microphone.ts';
import { ApiError } from '../../../lib/api.ts';
import { Observable } from '../../../lib/observable.ts';

type DictationTrouble = 'offline' | 'failed' | 'unavailable' | 'too_long';
type DictationProblem = 'recording' | 'no_microphone' | 'nothing';

export type DictationState =
  | { at: 'idle'; problem: DictationProblem | null }
  | { at: 'asking' }
  | { at: 'listening'; seconds: number }
  | { at: 'recognising' }
  /** What was said is still here. */
  | { at: 'failed'; trouble: DictationTrouble };

type Parts = {
  recognise(sound: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<string>;
  insert(text: string): void;
  isRecording(): boolean;
  microphone(): string | null;
};

/** The audio thread hands over its last samples by itself; should it be dead, the rest goes without them. */
const HANDOVER_MS = 10_000;

const idle = (problem: DictationProblem | null = null): DictationState => ({ at: 'idle', problem });

function troubleOf(error: unknown): DictationTrouble {
  if (!(error instanceof ApiError)) return 'offline';
  if (error.code === 'unavailable') return 'unavailable';
  return error.code === 'too_large' ? 'too_long' : 'failed';
}

export class Dictation {
  readonly shown = new Observable<DictationState>(idle());
  onLevel: (level: Level) => void = () => {};
  readonly #parts: Parts;
  #microphone: Microphone | null = null;
  #pieces: ArrayBuffer[] = [];
  #handover: (() => void) | null = null;
  /** Of this time; a new one for the next, so that what comes late is known as such. */
  #turn = new AbortController();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  toggle(): void {
    const { at } = this.shown.get();
    if (at === 'listening') void this.stop();
    else if (at === 'idle') void this.#listen();
  }

  /** Lets go of everything, also of what was said. */
  cancel(problem: DictationProblem | null = null): void {
    this.#turn.abort();
    this.#turn = new AbortController();
    this.#microphone?.close();
    this.#microphone = null;
    this.#pieces = [];
    this.shown.set(idle(problem));
  }

  /** The page is out of sight: nobody is listened to. What was said already stays. */
  rest(): void {
    const { at } = this.shown.get();
    if (at === 'listening' || at === 'asking') this.cancel();
  }

  async stop(): Promise<void> {
    const microphone = this.#microphone;
    if (!microphone || this.shown.get().at !== 'listening') return;
    const { signal } = this.#turn;
    this.shown.set({ at: 'recognising' });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#handover = resolve;
    microphone.end('stop');
    this.#microphone = null;
    setTimeout(resolve, HANDOVER_MS);
    await promise;
    if (!signal.aborted) await this.recognise();
  }

  /** Again, too, with what was said before. */
  async recognise(): Promise<void> {
    const { signal } = this.#turn;
    this.shown.set({ at: 'recognising' });
    try {
      const text = await this.#parts.recognise(whole(this.#pieces), signal);
      if (signal.aborted) return;
      this.cancel(text === '' ? 'nothing' : null);
      if (text !== '') this.#parts.insert(text);
    } catch (error) {
      if (!signal.aborted) this.shown.set({ at: 'failed', trouble: troubleOf(error) });
    }
  }

  async #listen(): Promise<void> {
    if (this.#parts.isRecording()) return this.shown.set(idle('recording'));
    const { signal } = this.#turn;
    this.#pieces = [];
    this.shown.set({ at: 'asking' });
    try {
      const microphone = await openMicrophone(this.#parts.microphone(), {
        onLevel: (level) => this.#hear(level),
        onChange: (choice) => choice ?? void this.stop(),
      });
      if (signal.aborted) return microphone.close();
      this.#microphone = microphone;
      microphone.port.onmessage = ({ data }: MessageEvent<Sound>) => {
        if (signal.aborted) return;
        this.#pieces.push(data.pcm);
        if (data.end) this.#handover?.();
      };
      microphone.setPaused(false);
      this.shown.set({ at: 'listening', seconds: 0 });
    } catch {
      if (!signal.aborted) this.cancel('no_microphone');
    }
  }

  #hear(level: Level): void {
    const state = this.shown.get();
    if (state.at !== 'listening') return;
    this.onLevel(level);
    const seconds = Math.floor(level.samples / SAMPLE_RATE);
    if (seconds !== state.seconds) this.shown.set({ at: 'listening', seconds });
    if (seconds >= MAX_DICTATION_S) void this.stop();
  }
}

/** At most what is taken at once: the last moment before the clock stopped it may be over that. */
function whole(pieces: readonly ArrayBuffer[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(new Uint8Array(piece), at);
    at += piece.byteLength;
  }
  return bytes.slice(0, MAX_DICTATION_BYTES);
}
