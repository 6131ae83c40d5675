/** What a consultation produces: documents, each a row of revisions that are never overwritten. */
import type { Db, Tx } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { type Scope, withinRecording } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import type { KeptDraft } from './note/draft.ts';
import { openText, sealText } from './sealed-text.ts';
import { lockRecording } from './state/step.ts';

/** The name is the table's of before documents: what is sealed is bound to it, so it stays. */
export const revisionOwner = (document_id: string, number: number, column: 'text' | 'draft') =>
  `note_revisions/${document_id}/${number}/${column}`;

type Revision = {
  recording_id: string;
  /** Whose words these are; of a person's revision, whose words were changed. */
  ai_model_name: string;
  template: string;
  /** Of what an engine wrote; a person's version is of the one before it. */
  template_version?: number | null;
  text: string;
  draft?: KeptDraft;
  /** Null: an engine wrote it. */
  author_id: string | null;
  /** Of what an engine wrote: how often who speaks had been corrected. */
  speakers_revision?: number;
  /** It came of a second reading: what was typed meanwhile on the version before it counts all the same. */
  is_second_reading?: boolean;
  /** The version that was edited, where the one who saves knows it. */
  based_on?: number | undefined;
};

/** Each engine that wrote has a note of its own, with its own codes, as the API tells them. */
const notesOf = (db: Db, scope: Scope, recording_id: string) =>
  db
    .selectFrom('documents')
    .innerJoin('document_revisions', 'document_revisions.document_id', 'documents.id')
    .select(['documents.id', 'ai_model_name'])
    .distinct()
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'documents.recording_id'))
    .where('kind', '=', 'note');

/** The names under which there are notes of this recording. */
export const noteNames = async (db: Db, scope: Scope, recording_id: string): Promise<string[]> =>
  (await notesOf(db, scope, recording_id).execute()).map(({ ai_model_name }) => ai_model_name);

async function findOrAddNote(
  tx: Tx,
  scope: Scope,
  recording_id: string,
  ai_model_name: string,
): Promise<string> {
  const found = await notesOf(tx, scope, recording_id)
    .where('ai_model_name', '=', ai_model_name)
    .executeTakeFirst();
  if (found) return found.id;
  const { id } = await tx
    .insertInto('documents')
    .values({ recording_id, kind: 'note' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const newestRevision = (db: Db, document_id: string) =>
  db
    .selectFrom('document_revisions')
    .selectAll()
    .where('document_id', '=', document_id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The text of a version of this note. */
export async function textAt(
  db: Db,
  scope: Scope,
  sealing: Sealing,
  document_id: string,
  number: number,
): Promise<string> {
  const { text } = await db
    .selectFrom('document_revisions')
    .innerJoin('documents', 'documents.id', 'document_revisions.document_id')
    .select('text')
    .where('document_id', '=', document_id)
    .where('number', '=', number)
    .where(withinRecording(scope, 'documents.recording_id'))
    .executeTakeFirstOrThrow();
  return openText(sealing, revisionOwner(document_id, number, 'text'), text);
}

/** `number` is the newest version now, `before` the one that it was until then: the same where nothing was new. */
export type Saved = { document_id: string; number: number; before: number };

/** Adds a revision to the note of that name, the first one with the note itself. */
export async function addNoteRevision(
  tx: Tx,
  scope: Scope,
  sealing: Sealing,
  revision: Revision,
): Promise<Saved> {
  const { recording_id, ai_model_name, template, text, draft, author_id, based_on, speakers_revision } =
    revision;
  // Revisions of two who save at once are numbered one after the other.
  if (!(await lockRecording(tx, scope, recording_id)))
    throw new AppError('not_found', 'Recording not found.');
  const document_id = await findOrAddNote(tx, scope, recording_id, ai_model_name);
  const newest = await newestRevision(tx, document_id);
  // The same text again is a save whose answer got lost, or a save of nothing: neither is a new version.
  const isSame = () =>
    newest && openText(sealing, revisionOwner(document_id, newest.number, 'text'), newest.text) === text;
  const before = newest?.number ?? 0;
  if (!draft && isSame()) return { document_id, number: before, before };
  const isOfReading = newest?.is_second_reading === true && based_on === before - 1;
  if (based_on !== undefined && based_on !== before && !isOfReading) {
    throw new AppError('note_changed', 'The note was changed elsewhere in the meantime.');
  }
  const number = before + 1;
  const sameTemplate = newest?.template === template ? newest.template_version : null;
  await tx
    .insertInto('document_revisions')
    .values({
      document_id,
      number,
      ai_model_name,
      text: sealText(sealing, revisionOwner(document_id, number, 'text'), text),
      draft: draft
        ? sealText(sealing, revisionOwner(document_id, number, 'draft'), JSON.stringify(draft))
        : null,
      template,
      template_version: revision.template_version ?? sameTemplate,
      author_id,
      ...(speakers_revision !== undefined && { speakers_revision }),
      is_second_reading: revision.is_second_reading ?? false,
    })
    .execute();
  return { document_id, number, before };
}

export type NoteRow = {
  recording_id: string;
  document_id: string;
  ai_model_name: string;
  number: number;
  text: Buffer;
  author_id: string | null;
};

/** What an engine wrote last of this note; undefined where none did. */
export const lastDraft = (db: Db, scope: Scope, document_id: string) =>
  db
    .selectFrom('document_revisions')
    .innerJoin('documents', 'documents.id', 'document_revisions.document_id')
    .select(['number', 'text', 'draft'])
    .where('document_id', '=', document_id)
    .where('draft', 'is not', null)
    .where(withinRecording(scope, 'documents.recording_id'))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The newest revision of every note of these recordings. */
export const newestNotes = (db: Db, scope: Scope, recording_ids: string[]): Promise<NoteRow[]> =>
  recording_ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('documents')
        .innerJoin('document_revisions', 'document_revisions.document_id', 'documents.id')
        .select(['recording_id', 'document_id', 'ai_model_name', 'number', 'text', 'author_id'])
        .where('recording_id', 'in', recording_ids)
        .where(withinRecording(scope, 'documents.recording_id'))
        .where('kind', '=', 'note')
        .where('number', '=', (eb) =>
          eb
            .selectFrom('document_revisions as newer')
            .select((n) => n.fn.max('newer.number').as('number'))
            .whereRef('newer.document_id', '=', 'documents.id'),
        )
        .orderBy('documents.created_at')
        .orderBy('documents.id')
        .execute();
