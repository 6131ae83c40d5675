import type { Language } from '@noteer/contract';
import type { Span } from '../vad/span.ts';

/** Times are relative to the window. */
export type Segment = {
  start_s: number;
  end_s: number;
  text: string;
  /** One for each word of the text; words are what stands between spaces. Not every engine tells. */
  words?: SpokenWord[];
};

/** How likely a word is, 0 to 1, and when it was said, where the engine knows. */
export type SpokenWord = { probability: number; start_s?: number; end_s?: number };

export interface Transcriber {
  /** 'whisper-small', 'moonshine-base-en', 'http:<model>': kept with what it heard. */
  readonly name: string;
  readonly languages: readonly Language[];
  /** Whether sound leaves this machine for it. */
  readonly is_elsewhere?: boolean;
  /** One window, 16 kHz mono, at most 30 s, and where in it somebody speaks. Empty when nothing was said. */
  transcribe(
    audio: Int16Array,
    options: { language: Language; prompt: string; speech: Span[]; signal: AbortSignal },
  ): Promise<Segment[]>;
  close(): Promise<void>;
}
