import type { Db } from '../../db/schema.ts';
import { type Scope, withinRecording } from '../../policy.ts';

type Reading = Scope<'read_note'>;

const revisionsOf = (db: Db, scope: Reading, recording_id: string, ai_model_name: string) =>
  db
    .selectFrom('document_revisions')
    .innerJoin('documents', 'documents.id', 'document_revisions.document_id')
    .leftJoin('users', 'users.id', 'document_revisions.author_id')
    .select([
      'document_id',
      'number',
      'document_revisions.template',
      'document_revisions.template_version',
      'document_revisions.text',
      'document_revisions.draft',
      'document_revisions.created_at',
      'document_revisions.speakers_revision',
      'users.first_name',
      'users.last_name',
    ])
    .where('recording_id', '=', recording_id)
    .where('kind', '=', 'note')
    .where(withinRecording(scope, 'documents.recording_id'))
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
