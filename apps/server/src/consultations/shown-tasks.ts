/** Tasks as they are shown: with the client and the consultation that they are about. */
import type { Task } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { type Scope, withinTasks } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import { openClientNames } from './appointments.ts';
import { clientNameOf } from './clients.ts';
import { recordingSealing } from './data-key.ts';
import { openText, openTextOrNull } from './sealed-text.ts';
import { answerOwner, taskOwner } from './tasks.ts';

/** With what it takes to show them: the client is the appointment's or its own, the key the recording's. */
export const tasksOf = (db: Db, scope: Scope<'do_tasks'>) =>
  db
    .selectFrom('tasks')
    .leftJoin('recordings', 'recordings.id', 'tasks.recording_id')
    .leftJoin('appointments', 'appointments.id', 'recordings.appointment_id')
    .leftJoin('clients as part', (join) =>
      join.on('part.id', '=', sql<string>`coalesce(tasks.client_id, appointments.client_id)`),
    )
    .leftJoin('clients', 'clients.id', 'part.current_id')
    .leftJoin('document_revisions as amended', (join) =>
      join
        .onRef('amended.document_id', '=', 'tasks.document_id')
        .onRef('amended.number', '=', 'tasks.after_number'),
    )
    .leftJoin('users as author', 'author.id', 'amended.author_id')
    .leftJoin('users as asker', 'asker.id', 'tasks.asked_by')
    .leftJoin('users as absent', (join) =>
      join.onRef('absent.id', '=', 'tasks.clinician_id').on('absent.id', '<>', scope.user_id),
    )
    .selectAll('tasks')
    .select([
      'recordings.consultation',
      'recordings.data_key',
      'appointments.id as appointment_id',
      'appointments.appointment_time',
      'clients.id as current_client_id',
      'clients.first_name as client_first_name',
      'clients.last_name as client_last_name',
      'amended.ai_model_name',
      'amended.template',
      'author.first_name as author_first_name',
      'author.last_name as author_last_name',
      'asker.first_name as asker_first_name',
      'asker.last_name as asker_last_name',
      sql<string | null>`absent.first_name || ' ' || absent.last_name`.as('covered_for'),
    ])
    .where(withinTasks(scope))
    .where((eb) =>
      eb.or([
        eb('tasks.recording_id', 'is', null),
        eb.and([eb('is_recording_deleted', '=', false), eb('appointments.deleted_at', 'is', null)]),
      ]),
    );

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasksOf>['execute']>>[number];

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

function questionOf(sealing: Sealing, row: TaskRow): Task['question'] {
  if (row.kind !== 'code_question') return null;
  const asked_by_name = `${row.asker_first_name} ${row.asker_last_name}`;
  return {
    asked_by_name,
    answer: openTextOrNull(taskSealing(sealing, row), answerOwner(row.id), row.answer),
  };
}

export const presentTask = (sealing: Sealing, row: TaskRow): Task => ({
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
  question: questionOf(sealing, row),
  covered_for: row.covered_for,
  due: row.due,
  is_done: row.done_at !== null,
  created_at: row.created_at.toISOString(),
});
