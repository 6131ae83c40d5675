/** Notes: one per engine and recording, each a row of revisions that are never overwritten. */
import type { NoteDraft } from '@noteer/clinical';
import type { Db } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import type { Sealing } from '../sealing.ts';
import { openText, sealText } from './sealed-text.ts';

export const noteOwner = (note_id: string, number: number, column: 'text' | 'draft') =>
  `note_revisions/${note_id}/${number}/${column}`;

export type Revision = {
  recording_id: string;
  ai_model_name: string;
  template: string;
  text: string;
  draft?: NoteDraft;
  /** Null: an engine wrote it. */
  author_id: string | null;
  /** The version that was edited, where the one who saves knows it. */
  based_on?: number | undefined;
};

/** Locks the note, so that revisions of two who save at once are numbered one after the other. */
async function lockNote(db: Db, recording_id: string, ai_model_name: string): Promise<string> {
  const { id } = await db
    .insertInto('notes')
    .values({ recording_id, ai_model_name })
    .onConflict((conflict) =>
      conflict.columns(['recording_id', 'ai_model_name']).doUpdateSet({ recording_id }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const newestRevision = (db: Db, note_id: string) =>
  db
    .selectFrom('note_revisions')
    .selectAll()
    .where('note_id', '=', note_id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function addRevision(db: Db, sealing: Sealing, revision: Revision): Promise<void> {
  const { recording_id, ai_model_name, template, text, draft, author_id, based_on } = revision;
  const id = await lockNote(db, recording_id, ai_model_name);
  const newest = await newestRevision(db, id);
  // The same text again is a save whose answer got lost, or a save of nothing: neither is a new version.
  if (newest && !draft && openText(sealing, noteOwner(id, newest.number, 'text'), newest.text) === text)
    return;
  if (based_on !== undefined && based_on !== (newest?.number ?? 0)) {
    throw new AppError('note_changed', 'The note was changed elsewhere in the meantime.');
  }
  const number = (newest?.number ?? 0) + 1;
  await db
    .insertInto('note_revisions')
    .values({
      note_id: id,
      number,
      text: sealText(sealing, noteOwner(id, number, 'text'), text),
      draft: draft ? sealText(sealing, noteOwner(id, number, 'draft'), JSON.stringify(draft)) : null,
      template,
      author_id,
    })
    .execute();
}
