import type { Language } from '@noteer/contract';

/** Times are relative to the window. */
export type Segment = { start_s: number; end_s: number; text: string };

export interface Transcriber {
  /** 'whisper-small', 'moonshine-base-en', 'http:<model>': kept with what it heard. */
  readonly name: string;
  readonly languages: readonly Language[];
  /** One window of speech, 16 kHz mono, at most 30 s. Empty when nothing was said. */
  transcribe(
    audio: Int16Array,
    options: { language: Language; prompt: string; signal: AbortSignal },
  ): Promise<Segment[]>;
  close(): Promise<void>;
}
