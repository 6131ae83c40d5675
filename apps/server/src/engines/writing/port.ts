import type { NoteDraft, Template, TranscriptPiece } from '@noteer/clinical';
import type { Language } from '@noteer/contract';

export interface Writer {
  /** The true name of what writes, kept with every note. */
  readonly name: string;
  write(
    pieces: TranscriptPiece[],
    options: { template: Template; language: Language; signal: AbortSignal },
  ): Promise<NoteDraft>;
  /** What is wrong with what it last wrote, where it can tell. Nothing that anyone said. */
  problem?(): string | undefined;
  close(): Promise<void>;
}
