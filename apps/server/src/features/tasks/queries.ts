import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { type Scope, within } from '../../policy.ts';

type Doing = Scope<'do_tasks'>;

/** With what it takes to show them: the client is the appointment's, the key the recording's. */
const tasksOf = (db: Db, scope: Doing) =>
  db
    .selectFrom('tasks')
    .innerJoin('recordings', 'recordings.id', 'tasks.recording_id')
    .innerJoin('appointments', 'appointments.id', 'recordings.appointment_id')
    .innerJoin('clients as part', 'part.id', 'appointments.client_id')
    .innerJoin('clients', 'clients.id', 'part.current_id')
    .selectAll('tasks')
    .select([
      'recordings.consultation',
      'recordings.data_key',
      'appointments.id as appointment_id',
      'clients.id as current_client_id',
      'clients.first_name as client_first_name',
      'clients.last_name as client_last_name',
    ])
    .where(within(scope, 'tasks.clinician_id'))
    .where('is_recording_deleted', '=', false)
    .where('appointments.deleted_at', 'is', null);

type Page = { is_done?: boolean | undefined; limit: number; after?: string | undefined };

/** What is due first comes first; what is done comes newest first. */
export const tasksAfter = (db: Db, scope: Doing, { is_done = false, limit, after }: Page) =>
  is_done ? doneAfter(db, scope, limit, after) : toDoAfter(db, scope, limit, after);

const toDoAfter = (db: Db, scope: Doing, limit: number, after?: string) =>
  tasksOf(db, scope)
    .where('done_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(coalesce(due, 'infinity'), tasks.id) > (select coalesce(due, 'infinity'), id from tasks where id = ${after})`,
      ),
    )
    .orderBy(sql`coalesce(due, 'infinity')`)
    .orderBy('tasks.id')
    .limit(limit)
    .execute();

const doneAfter = (db: Db, scope: Doing, limit: number, after?: string) =>
  tasksOf(db, scope)
    .where('done_at', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(done_at, tasks.id) < (select done_at, id from tasks where id = ${after})`),
    )
    .orderBy('done_at', 'desc')
    .orderBy('tasks.id', 'desc')
    .limit(limit)
    .execute();

export type TaskRow = Awaited<ReturnType<typeof tasksAfter>>[number];

export const findTask = (db: Db, scope: Doing, id: string) =>
  tasksOf(db, scope).where('tasks.id', '=', id).executeTakeFirst();

type TaskChange = { is_done?: boolean | undefined; due?: string | null | undefined };

export const updateTask = (db: Db, scope: Doing, id: string, { is_done, due }: TaskChange) =>
  db
    .updateTable('tasks')
    .set({
      ...(is_done !== undefined && { done_at: is_done ? sql<Date>`coalesce(done_at, now())` : null }),
      ...(due !== undefined && { due }),
    })
    .where('id', '=', id)
    .where(within(scope, 'clinician_id'))
    .execute();
