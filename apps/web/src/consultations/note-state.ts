/** What the screens see of a note that is edited, and what its saver needs of the world. */
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
  /** Answers the newest version there is; fails with `note_changed` when `based_on` is not. */
  send(text: string, based_on: number): Promise<NoteVersion>;
  newest(): Promise<NoteVersion>;
  drafts: Pick<NoteDrafts, 'keep' | 'forget'>;
  /** Once for a row of failures, and whenever somebody pressed save. */
  onFailure(error: unknown): void;
};
