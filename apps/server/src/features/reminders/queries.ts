import { reachOf, roles } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema.ts';
import type { BySystem, Scope } from '../../policy.ts';

/** On which day, of what has waited for so many days by then, by which clock. */
export type Due = { period: string; days: number; time_zone: string };

type Waiting = { notes: number; tasks: number; cosignatures: number };

const remindedRoles = roles.filter((role) => reachOf(role, 'do_tasks') !== undefined);

/** Before the first moment of this day it waited already. */
const sinceDay = ({ period, days }: Due) => sql`(${period}::date - ${days}::integer)`;
const dayOf = (moment: string, { time_zone }: Due) =>
  sql`(${sql.raw(moment)} at time zone ${time_zone})::date`;

/** How much waits for each: a row for each thing that does, by whose it is. */
const waitingFor = (due: Due) => sql`
  select clinician_id as user_id, 'notes' as what from recordings
    where stage = 'done' and not is_reviewed and not is_cosign_asked and not is_recording_deleted
      and appointment_id is not null and ${dayOf('coalesce(finished_at, created_at)', due)} <= ${sinceDay(due)}
  union all
  select tasks.clinician_id, 'tasks' from tasks left join recordings on recordings.id = recording_id
    where done_at is null and due <= ${sinceDay(due)} and is_recording_deleted is not true
  union all
  select cosigner_id, 'cosignatures' from recordings
    where is_cosign_asked and not is_recording_deleted and ${sinceDay(due)} >= (
      select ${dayOf('max(note_steps.created_at)', due)} from note_steps
      where recording_id = recordings.id and kind in ('cosign_asked', 'cosign_passed_on'))`;

/** Whoever is to be reminded and was not yet, in this period. What this answers nobody else is answered. */
export async function claimReminders(tx: Tx, _scope: BySystem, due: Due): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into reminders (user_id, period)
    select id, ${due.period}::date from users
    where wants_reminders and deleted_at is null and email_verified_at is not null
      and role = any(${[...remindedRoles]}::text[])
      and id in (select user_id from (${waitingFor(due)}) waiting)
    on conflict do nothing
    returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

export async function waitingOf(db: Db, _scope: BySystem, user_id: string, due: Due): Promise<Waiting> {
  const { rows } = await sql<Record<keyof Waiting, string>>`
    select count(*) filter (where what = 'notes') as notes, count(*) filter (where what = 'tasks') as tasks,
      count(*) filter (where what = 'cosignatures') as cosignatures
    from (${waitingFor(due)}) waiting where user_id = ${user_id}`.execute(db);
  const [counts] = rows;
  return {
    notes: Number(counts?.notes ?? 0),
    tasks: Number(counts?.tasks ?? 0),
    cosignatures: Number(counts?.cosignatures ?? 0),
  };
}

/** Which period somebody was reminded in is of no use to anybody after this. */
const KEPT_DAYS = 60;

export const forgetReminders = (db: Db, period: string) =>
  sql`delete from reminders where period < ${period}::date - ${KEPT_DAYS}::integer`.execute(db);

export const wantsReminders = async (db: Db, scope: Scope<'do_tasks'>): Promise<boolean> => {
  const { wants_reminders } = await db
    .selectFrom('users')
    .select('wants_reminders')
    .where('id', '=', scope.user_id)
    .executeTakeFirstOrThrow();
  return wants_reminders;
};

export async function setWantsReminders(
  db: Db,
  scope: Scope<'do_tasks'>,
  wants_reminders: boolean,
): Promise<void> {
  await db.updateTable('users').set({ wants_reminders }).where('id', '=', scope.user_id).execute();
}
