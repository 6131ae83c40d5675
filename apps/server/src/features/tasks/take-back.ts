import type { Task } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { addNoteRevision, textAt } from '../../consultations/documents.ts';
import { announce } from '../../consultations/events.ts';
import { presentTask, type TaskRow, taskSealing } from '../../consultations/shown-tasks.ts';
import { lockRecording, step } from '../../consultations/state/step.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { findTask, updateTask } from './queries.ts';
import { taskNotFound } from './service.ts';

/** What names the versions; there only while the change waits for an answer. */
function openAmendment(row: TaskRow | undefined) {
  if (!row?.recording_id || !row.document_id || !row.ai_model_name || !row.template) throw taskNotFound();
  const { recording_id, document_id, ai_model_name, template, before_number, after_number } = row;
  if (before_number === null || after_number === null || row.done_at !== null) throw taskNotFound();
  return { task: row, recording_id, document_id, ai_model_name, template, before_number, after_number };
}

/** What was signed becomes the newest version again; the change stays among the versions. */
export async function takeBack({ db, sealing, enqueue }: Services, actor: Actor, id: string): Promise<Task> {
  const tasks = scopeOf(actor, 'do_tasks');
  const notes = scopeOf(actor, 'finish_note');
  return db.transaction().execute(async (tx) => {
    const { task, document_id, before_number, after_number, ...note } = openAmendment(
      await findTask(tx, tasks, id),
    );
    const recording = await lockRecording(tx, notes, note.recording_id);
    if (!recording) throw taskNotFound();
    const ofRecording = taskSealing(sealing, task);
    const text = await textAt(tx, notes, ofRecording, document_id, before_number);
    // Whatever came after the change is not taken back with it.
    const revision = { ...note, text, author_id: actor.id, based_on: after_number };
    await addNoteRevision(tx, notes, ofRecording, revision);
    await enqueue(tx, 'read-note-findings', { recording_id: recording.id });
    await updateTask(tx, tasks, id, { is_done: true });
    const done = await findTask(tx, tasks, id);
    if (!done) throw taskNotFound();
    await announce(tx, { clinician_id: actor.id, kind: 'task', id });
    await audit(tx, actor, 'task.changed', { id, detail: { is_done: true } });
    await step(tx, actor, recording.is_reviewed ? 'take_back' : 'save_note', note.recording_id);
    return presentTask(sealing, done);
  });
}
