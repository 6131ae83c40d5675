import type { NoteDraft, Template, TranscriptPiece } from '@noteer/clinical';
import type { Language } from '@noteer/contract';

export interface Writer {
  /** The true name of what writes, kept with every note. */
  readonly name: string;
  write(
    pieces: TranscriptPiece[],
    options: { template: Template; language: Language; signal: AbortSignal },
  ): Promise<NoteDraft>;
  close(): Promise<void>;
}
