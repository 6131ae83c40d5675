import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';

type Managing = Scope<'manage_retention'>;

/** The newest first. */
const MOST_REMOVALS = 100;

export const lastRemovals = (db: Db, _scope: Managing) =>
  db
    .selectFrom('removals')
    .select(['rule', 'object_id', 'count', 'removed_at'])
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_REMOVALS)
    .execute();

/** Those that hold, with who set them. */
export const holdsWithNames = (db: Db, _scope: Managing) =>
  db
    .selectFrom('holds')
    .innerJoin('users', 'users.id', 'holds.set_by')
    .select(['holds.id', 'recording_id', 'client_id', 'reason', 'set_at', 'first_name', 'last_name'])
    .where('released_at', 'is', null)
    .orderBy('set_at', 'desc');

export type HoldRow = Awaited<ReturnType<ReturnType<typeof holdsWithNames>['execute']>>[number];

type Held = { id: string; reason: Buffer; set_by: string } & (
  | { recording_id: string }
  | { client_id: string }
);

/** Whoever holds what is held already says why from now on. */
export async function insertHold(tx: Tx, _scope: Managing, held: Held): Promise<void> {
  const column = 'recording_id' in held ? ('recording_id' as const) : ('client_id' as const);
  const object = 'recording_id' in held ? held.recording_id : held.client_id;
  await tx
    .updateTable('holds')
    .set({ released_by: held.set_by, released_at: sql<Date>`now()` })
    .where(column, '=', object)
    .where('released_at', 'is', null)
    .execute();
  await tx.insertInto('holds').values(held).execute();
}

/** Locked, so that it is not removed in this very moment. */
export async function isThere(
  tx: Tx,
  _scope: Managing,
  object: 'recording' | 'client',
  id: string,
): Promise<boolean> {
  const found =
    object === 'recording'
      ? await tx.selectFrom('recordings').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
      : await tx.selectFrom('clients').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  return found !== undefined;
}

export const releaseHold = (tx: Tx, _scope: Managing, id: string, released_by: string) =>
  tx
    .updateTable('holds')
    .set({ released_by, released_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .returning(['recording_id', 'client_id'])
    .executeTakeFirst();
