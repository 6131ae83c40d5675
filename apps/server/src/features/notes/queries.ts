import type { Db } from '../../db/schema.ts';
import { type Scope, withinRecording } from '../../policy.ts';

type Reading = Scope<'read_note'>;

const revisionsOf = (db: Db, scope: Reading, recording_id: string, ai_model_name: string) =>
  db
    .selectFrom('note_revisions')
    .innerJoin('notes', 'notes.id', 'note_revisions.note_id')
    .leftJoin('users', 'users.id', 'note_revisions.author_id')
    .select([
      'note_id',
      'number',
      'note_revisions.template',
      'note_revisions.text',
      'note_revisions.draft',
      'note_revisions.created_at',
      'users.first_name',
      'users.last_name',
    ])
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'notes.recording_id'))
    .where('ai_model_name', '=', ai_model_name);

export type RevisionRow = Awaited<ReturnType<typeof revisionAt>> & {};

type Page = { ai_model_name: string; limit: number; before?: number | undefined };

export const revisionsBefore = (
  db: Db,
  scope: Reading,
  recording_id: string,
  { ai_model_name, limit, before }: Page,
) =>
  revisionsOf(db, scope, recording_id, ai_model_name)
    .$if(before !== undefined, (query) => query.where('number', '<', before as number))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();

export const revisionAt = (
  db: Db,
  scope: Reading,
  recording_id: string,
  ai_model_name: string,
  number: number,
) => revisionsOf(db, scope, recording_id, ai_model_name).where('number', '=', number).executeTakeFirst();

export const newestDraft = (db: Db, scope: Reading, recording_id: string, ai_model_name: string) =>
  revisionsOf(db, scope, recording_id, ai_model_name)
    .where('draft', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** False when the recording is not in a state to be written anew. */
export async function beginRewriting(
  db: Db,
  scope: Scope<'finish_note'>,
  id: string,
  template: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recordings')
    .set({ template, stage: 'writing', reason: null })
    .where('id', '=', id)
    .where('clinician_id', '=', scope.user_id)
    .where('stage', '=', 'done')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
