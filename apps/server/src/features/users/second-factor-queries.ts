import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { INDISPENSABLE, type Scope } from '../../policy.ts';

/** In it the owner and the administrator have mail, and can stop it. */
const DELAY_HOURS = 24;

type ByAdministrator = Scope<'reset_second_factor'>;

const openResets = (db: Db) =>
  db
    .selectFrom('second_factor_resets as reset')
    .innerJoin('users as owner', 'owner.id', 'reset.user_id')
    .innerJoin('users as asking', 'asking.id', 'reset.asked_by')
    .select(['reset.id', 'reset.user_id', 'reset.asked_by as asked_by_id', 'reset.asked_at', 'reset.due_at'])
    .select(sql<string>`owner.first_name || ' ' || owner.last_name`.as('name'))
    .select(sql<string>`asking.first_name || ' ' || asking.last_name`.as('asked_by'))
    .where('reset.done_at', 'is', null)
    .where('reset.stopped_at', 'is', null)
    .where('owner.deleted_at', 'is', null);

export type ResetRow = Awaited<ReturnType<typeof waitingResets>>[number];

export const waitingResets = (db: Db, _scope: ByAdministrator) =>
  openResets(db).orderBy('reset.asked_at').execute();

export const waitingReset = (db: Db, id: string) =>
  openResets(db).where('reset.id', '=', id).executeTakeFirst();

/**
 * An administrator for longer than the delay: one who makes an account to agree with themselves wins no time. The access log
 * knows since when.
 */
const isSettled = sql<boolean>`users.created_at <= now() - make_interval(hours => ${DELAY_HOURS}) and not exists (
  select from audit_log where event_type_code = 'user.role_changed' and participant_object_id = users.id::text
    and participant_object_detail ->> 'to' = ${INDISPENSABLE}
    and event_date_time > now() - make_interval(hours => ${DELAY_HOURS}))`;

export async function isSettledAdministrator(db: Db, _scope: ByAdministrator, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(isSettled)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether somebody else could say something about it. */
export async function hasAnotherAdministrator(db: Db, ...but_not: string[]): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', INDISPENSABLE)
    .where('deleted_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .where('id', 'not in', but_not)
    .where(isSettled)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Undefined when it was asked for already. */
export const addReset = (
  db: Db,
  _scope: ByAdministrator,
  { user_id, asked_by, isDelayed }: { user_id: string; asked_by: string; isDelayed: boolean },
) =>
  db
    .insertInto('second_factor_resets')
    .values({
      user_id,
      asked_by,
      due_at: isDelayed ? sql<Date>`now() + make_interval(hours => ${DELAY_HOURS})` : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** Undefined when it was done, or stopped, a moment ago: the where clause is the lock. */
export const markDone = (db: Db, id: string, agreed_by: string | null) =>
  db
    .updateTable('second_factor_resets')
    .set({ done_at: sql`now()`, agreed_by })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('stopped_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();

export const markStopped = (db: Db, id: string, stopped_by: string) =>
  db
    .updateTable('second_factor_resets')
    .set({ stopped_at: sql`now()`, stopped_by })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('stopped_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();

export const dueResets = (db: Db) => openResets(db).where('reset.due_at', '<=', sql<Date>`now()`).execute();

export const clearSecondFactor = (db: Db, id: string) =>
  db
    .updateTable('users')
    .set({
      totp_secret: null,
      totp_confirmed_at: null,
      totp_last_step: null,
      totp_new_secret: null,
      totp_new_at: null,
    })
    .where('id', '=', id)
    .execute();
