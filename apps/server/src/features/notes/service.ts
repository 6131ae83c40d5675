import type { EngineDraft, listRevisions, NoteRevision, Received, Recording } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { chosenTemplate } from '../../consultations/choices.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { revisionOwner } from '../../consultations/documents.ts';
import { lookAtRecording, reachRecording } from '../../consultations/look.ts';
import { answersOf, tasksAfter, withAnswers } from '../../consultations/note/doubt-answers.ts';
import type { KeptDraft } from '../../consultations/note/draft.ts';
import { openText } from '../../consultations/sealed-text.ts';
import { lockRecording, step } from '../../consultations/state/step.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { newestDraft, type RevisionRow, revisionAt, revisionsBefore } from './queries.ts';

const present = (row: RevisionRow): NoteRevision => ({
  number: row.number,
  template: row.template,
  template_version: row.template_version,
  author_name: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
  created_at: row.created_at.toISOString(),
});

export async function revisions(
  services: Services,
  actor: Actor,
  id: string,
  page: Received<typeof listRevisions>['query'],
): Promise<NoteRevision[]> {
  const scope = scopeOf(actor, 'read_note');
  const recording = await reachRecording(services, scope, id);
  const rows = await revisionsBefore(services.db, scope, recording.id, page);
  return rows.map(present);
}

export async function revision(
  services: Services,
  actor: Actor,
  id: string,
  ai_model_name: string,
  number: number,
) {
  const scope = scopeOf(actor, 'read_note');
  const recording = await reachRecording(services, scope, id);
  const row = await revisionAt(services.db, scope, id, ai_model_name, number);
  if (!row) throw new AppError('not_found', 'There is no such version.');
  const sealing = recordingSealing(services.sealing, recording);
  return {
    ...present(row),
    summary_text: openText(sealing, revisionOwner(row.document_id, number, 'text'), row.text),
  };
}

export async function draft(
  services: Services,
  actor: Actor,
  id: string,
  ai_model_name: string,
): Promise<EngineDraft | null> {
  const scope = scopeOf(actor, 'read_note');
  const recording = await reachRecording(services, scope, id);
  const row = await newestDraft(services.db, scope, id, ai_model_name);
  if (!row?.draft) return null;
  const sealing = recordingSealing(services.sealing, recording);
  const { document_id, number, template, template_version, speakers_revision } = row;
  const written = JSON.parse(
    openText(sealing, revisionOwner(document_id, number, 'draft'), row.draft),
  ) as KeptDraft;
  const summary_text = openText(sealing, revisionOwner(document_id, number, 'text'), row.text);
  const { tasks = [], diagnoses = [], doubts = [], is_partial = false, is_poor_sound = false } = written;
  const answers = await answersOf(services.db, scope, sealing, id);
  return {
    ...{ number, template, template_version, summary_text, speakers_revision, is_partial, is_poor_sound },
    sections: written.sections.map(({ id: section_id, title, sentences }) => ({
      ...{ id: section_id, title },
      sentences: sentences.map(({ text, sources }) => ({ text, sources })),
    })),
    ...{ not_discussed: written.not_discussed, diagnoses },
    tasks: tasksAfter(tasks, doubts, answers),
    doubts: withAnswers(doubts, answers),
  };
}

/** The version that comes is the engine's; the clinician's own stay where they are, one step back. */
export async function rewrite(
  services: Services,
  actor: Actor,
  id: string,
  template: string,
): Promise<Recording> {
  const { db, enqueue } = services;
  const scope = scopeOf(actor, 'finish_note');
  await db.transaction().execute(async (tx) => {
    const recording = await lockRecording(tx, scope, id);
    if (!recording || recording.is_recording_deleted) throw new AppError('not_found', 'Recording not found.');
    if (recording.is_reviewed)
      throw new AppError('note_reviewed', 'This note is ready for the record. Reopen it first.');
    if (recording.is_cosign_asked)
      throw new AppError(
        'cosign_waits',
        'This note waits for a second signature. Take that request back first.',
      );
    if (recording.consent_withdrawn_at)
      throw new AppError('consent_withdrawn', 'What was said is gone: there is nothing to write from.');
    // What it was written by may be a colleague's, who had this consultation before.
    const chosen = template === recording.template ? template : await chosenTemplate(tx, actor.id, template);
    await enqueue(tx, 'write-note', { recording_id: id });
    const more = { set: { template: chosen }, detail: { template: chosen } };
    if (!(await step(tx, actor, 'rewrite', id, more)))
      throw new AppError('still_processing', 'This recording is still being processed.');
  });
  return lookAtRecording(services, actor, id);
}
