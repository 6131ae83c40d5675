import type { Language } from '@noteer/contract';
import type { Span } from '../vad/span.ts';
import type { Segment } from './port.ts';

export type Hearing = {
  language: Language;
  /** Words that are likely to be said. */
  prompt: string;
  /** Where in the audio somebody speaks. */
  speech: Span[];
  signal: AbortSignal;
};

/** An engine as it is: what it hears has not been judged yet. careful.ts makes a Transcriber of it. */
export interface SpeechEngine {
  readonly name: string;
  readonly languages: readonly Language[];
  /** Whether sound leaves this machine for it. */
  readonly is_elsewhere?: boolean;
  hear(audio: Int16Array, hearing: Hearing): Promise<Segment[]>;
  /** Why it does not work at the moment. */
  problem(): string | undefined;
  close(): Promise<void>;
}
