import type { Task } from '@noteer/contract';
import { openClientNames } from '../../consultations/appointments.ts';
import { clientNameOf } from '../../consultations/clients.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { openText } from '../../consultations/sealed-text.ts';
import { taskOwner } from '../../consultations/tasks.ts';
import type { Sealing } from '../../sealing.ts';
import type { TaskRow } from './queries.ts';

/** What came of a recording is sealed with its key, what somebody set themselves with the master key. */
export const taskSealing = (sealing: Sealing, { recording_id, data_key }: TaskRow): Sealing =>
  recording_id && data_key ? recordingSealing(sealing, { id: recording_id, data_key }) : sealing;

function clientName(sealing: Sealing, row: TaskRow): string | null {
  const { current_client_id, client_first_name, client_last_name } = row;
  if (!current_client_id || !client_first_name) return null;
  return clientNameOf(openClientNames(sealing, { current_client_id, client_first_name, client_last_name }));
}

function amendmentOf(row: TaskRow): Task['amendment'] {
  const { ai_model_name, before_number: before, after_number: after } = row;
  if (!ai_model_name || before === null || after === null) return null;
  return { ai_model_name, before, after, author_name: `${row.author_first_name} ${row.author_last_name}` };
}

export const present = (sealing: Sealing, row: TaskRow): Task => ({
  id: row.id,
  recording: row.recording_id,
  consultation: row.consultation,
  appointment: row.appointment_id,
  appointment_time: row.appointment_time?.toISOString() ?? null,
  client_id: row.current_client_id,
  client_name: clientName(sealing, row),
  kind: row.kind,
  text: openText(taskSealing(sealing, row), taskOwner(row.id), row.text),
  amendment: amendmentOf(row),
  due: row.due,
  is_done: row.done_at !== null,
  created_at: row.created_at.toISOString(),
});
