import type { changeTask, listTasks, Received, Task } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { openClientNames } from '../../consultations/appointments.ts';
import { clientNameOf } from '../../consultations/clients.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { announce } from '../../consultations/events.ts';
import { openText } from '../../consultations/sealed-text.ts';
import { taskOwner } from '../../consultations/tasks.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';
import { findTask, type TaskRow, tasksAfter, updateTask } from './queries.ts';

function present(sealing: Sealing, row: TaskRow): Task {
  const ofRecording = recordingSealing(sealing, { id: row.recording_id, data_key: row.data_key });
  return {
    id: row.id,
    recording: row.recording_id,
    consultation: row.consultation,
    appointment: row.appointment_id,
    client_name: clientNameOf(openClientNames(sealing, row)),
    kind: row.kind,
    text: openText(ofRecording, taskOwner(row.id), row.text),
    due: row.due,
    is_done: row.done_at !== null,
    created_at: row.created_at.toISOString(),
  };
}

export async function list(
  { db, sealing }: Services,
  actor: Actor,
  page: Received<typeof listTasks>['query'],
): Promise<Task[]> {
  const rows = await tasksAfter(db, scopeOf(actor, 'do_tasks'), page);
  return rows.map((row) => present(sealing, row));
}

export async function change(
  { db, sealing }: Services,
  actor: Actor,
  id: string,
  body: Received<typeof changeTask>['body'],
): Promise<Task> {
  const scope = scopeOf(actor, 'do_tasks');
  return db.transaction().execute(async (tx) => {
    if (!(await findTask(tx, scope, id))) throw new AppError('not_found', 'Task not found.');
    if (body.is_done !== undefined || body.due !== undefined) await updateTask(tx, scope, id, body);
    const row = await findTask(tx, scope, id);
    if (!row) throw new AppError('not_found', 'Task not found.');
    await announce(tx, { clinician_id: actor.id, kind: 'task', id });
    await audit(tx, actor, 'task.changed', { id, detail: { is_done: row.done_at !== null } });
    return present(sealing, row);
  });
}
