import type { NoteDraft, Template, TranscriptPiece } from '@noteer/clinical';
import type { IdentifierKind, KnownIdentifiers } from '@noteer/clinical/identifiers';
import type { Language } from '@noteer/contract';

/** A question that goes to a model elsewhere: what it says with everyone's names taken out. */
export type Departure = {
  text: string;
  pieces: number;
  replaced: Partial<Record<IdentifierKind, number>>;
};

/** For writers elsewhere; one on this machine has no need of it. */
export type Away = {
  known: KnownIdentifiers;
  /** Called before anything goes, so that nothing goes unseen. */
  leaves: (departure: Departure) => Promise<void>;
};

export interface Writer {
  /** The true name of what writes, kept with every note. */
  readonly name: string;
  write(
    pieces: TranscriptPiece[],
    options: { template: Template; language: Language; signal: AbortSignal; away?: Away },
  ): Promise<NoteDraft>;
  /** What is wrong with what it last wrote, where it can tell. Nothing that anyone said. */
  problem?(): string | undefined;
  close(): Promise<void>;
}
