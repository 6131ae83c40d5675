import type { Span } from '../vad/span.ts';

/** What somebody sounds like: numbers whose squares add up to one. The product of two tells how alike they are. */
export type Voiceprint = Float32Array;

/** Speech of one person, without a pause. `voiceprint` is undefined where there is too little of it to tell. */
export type Stretch = Span & { voiceprint: Voiceprint | undefined };

export interface VoiceReader {
  /** Kept with what it read: prints of different models cannot be compared. */
  readonly name: string;
  /** 16 kHz mono. Spans where somebody speaks, cut further where the voice changes within one. */
  read(audio: Int16Array, speech: Span[], signal: AbortSignal): Promise<Stretch[]>;
  /** Why it does not work at the moment. */
  problem(): string | undefined;
  close(): Promise<void>;
}
