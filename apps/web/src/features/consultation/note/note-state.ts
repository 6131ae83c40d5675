/** What the screens see of a note that is edited, and what its saver needs of the world. */
import { ApiError } from '../../../lib/exchange.ts';
import type { NoteDrafts } from './note-drafts.ts';
import type { NoteVersion } from './note-ledger.ts';

export type Saving = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict';

export type NoteState = {
  text: string;
  saving: Saving;
  /** What somebody else made of it, while there is a conflict. */
  theirs: NoteVersion | null;
  /** Whether what is typed survives the end of this page. */
  isKept: boolean;
};

export type NotePorts = {
  /** Answers the newest version there is. Fails with `NoteChanged` when `based_on` is not. */
  send(text: string, based_on: number): Promise<NoteVersion>;
  drafts: Pick<NoteDrafts, 'keep' | 'forget'>;
  /** Once for a row of failures, and whenever somebody pressed save. */
  onFailure(error: unknown): void;
};

/** Somebody saved in between. */
export class NoteChanged extends Error {
  override name = 'NoteChanged';
  readonly newest: NoteVersion;

  constructor(newest: NoteVersion) {
    super('The note was changed elsewhere');
    this.newest = newest;
  }
}

export const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** What may pass by itself. The rest waits for a change, or for a person. */
export const mayPass = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.code === 'too_many_attempts';
