/** A note while a model writes it or reads it over, for whoever looks on. */
import type { Doubt, NoteReading, NoteWriting } from '@noteer/contract';
import { shownSummary } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { newestNotes } from '../../consultations/documents.ts';
import { reachRecording } from '../../consultations/look.ts';
import { answersOf, keepAnswer, withAnswers } from '../../consultations/note/doubt-answers.ts';
import { keptDraft } from '../../consultations/note/kept-draft.ts';
import { presentReading, readingOf, waitForReading } from '../../consultations/note/reading.ts';
import { askToStop, presentWriting, writingOf } from '../../consultations/note/writing.ts';
import type { RecordingRow } from '../../consultations/recordings.ts';
import { lockRecording } from '../../consultations/state/step.ts';
import type { Db } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';

export async function writing(services: Services, actor: Actor, id: string): Promise<NoteWriting | null> {
  const scope = scopeOf(actor, 'read_note');
  const recording = await reachRecording(services, scope, id);
  const row = await writingOf(services.db, scope, id);
  return row ? presentWriting(recordingSealing(services.sealing, recording), row) : null;
}

/** What is written so far stays; where nothing is being written any more there is nothing to stop. */
export async function stop(services: Services, actor: Actor, id: string): Promise<void> {
  const scope = scopeOf(actor, 'finish_note');
  await services.db.transaction().execute(async (tx) => {
    await lockRecording(tx, scope, id);
    const { stage } = await reachRecording({ db: tx }, scope, id);
    if (stage !== 'writing') return;
    await askToStop(tx, scope, id);
    await audit(tx, actor, 'note.writing_stopped', { id });
  });
}

export async function reading(services: Services, actor: Actor, id: string): Promise<NoteReading | null> {
  const scope = scopeOf(actor, 'read_note');
  const recording = await reachRecording(services, scope, id);
  const row = await readingOf(services.db, scope, id);
  return row ? presentReading(recordingSealing(services.sealing, recording), row) : null;
}

export async function askReading(services: Services, actor: Actor, id: string): Promise<NoteReading> {
  const scope = scopeOf(actor, 'finish_note');
  await services.db.transaction().execute(async (tx) => {
    await lockRecording(tx, scope, id);
    const recording = await reachRecording({ db: tx }, scope, id);
    if (recording.is_reviewed)
      throw new AppError('note_reviewed', 'This note is ready for the record. Reopen it first.');
    const note = shownSummary(await newestNotes(tx, scope, [id]));
    if (recording.stage !== 'done' || !note)
      throw new AppError('still_processing', 'This recording is still being processed.');
    const { ai_model_name, number } = note;
    await waitForReading(tx, scope, recording, { ai_model_name, number, is_own: true });
    await services.enqueue(tx, 'read-note-over', { recording_id: id });
    await audit(tx, actor, 'note.reading_requested', { id });
  });
  return (await reading(services, actor, id)) as NoteReading;
}

/** The doubts of the note that people see, each with what its clinician made of it. */
async function doubtsNow(
  db: Db,
  scope: Scope<'change_note'>,
  { sealing }: Services,
  recording: RecordingRow,
): Promise<Doubt[]> {
  const own = recordingSealing(sealing, recording);
  const note = shownSummary(await newestNotes(db, scope, [recording.id]));
  if (!note) return [];
  const { doubts = [] } = await keptDraft(db, scope, own, note.document_id);
  return withAnswers(doubts, await answersOf(db, scope, own, recording.id));
}

export async function answer(
  services: Services,
  actor: Actor,
  { id, doubt }: { id: string; doubt: string },
  given: Doubt['answer'],
): Promise<Doubt[]> {
  const scope = scopeOf(actor, 'change_note');
  return services.db.transaction().execute(async (tx) => {
    await lockRecording(tx, scope, id);
    const recording = await reachRecording({ db: tx }, scope, id);
    if (recording.is_reviewed)
      throw new AppError('note_reviewed', 'This note is ready for the record. Reopen it first.');
    const known = await doubtsNow(tx, scope, services, recording);
    if (!known.some((each) => each.id === doubt)) throw new AppError('not_found', 'There is no such place.');
    await keepAnswer(tx, scope, recordingSealing(services.sealing, recording), id, { doubt, given });
    await audit(tx, actor, 'note.doubt_answered', { id });
    return doubtsNow(tx, scope, services, recording);
  });
}
