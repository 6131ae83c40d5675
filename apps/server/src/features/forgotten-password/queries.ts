import type { Language } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** From the first screen to the last: time to find the mail, and no more. */
const LIFETIME_S = 15 * 60;

type NewReset = { user_id: string | null; token_hash: Buffer; language: Language };

export const addReset = (db: Db, reset: NewReset) =>
  db
    .insertInto('password_resets')
    .values({ ...reset, expires_at: sql<Date>`now() + make_interval(secs => ${LIFETIME_S})` })
    .returning('id')
    .executeTakeFirstOrThrow();

export const findResetById = (db: Db, id: string) =>
  db
    .selectFrom('password_resets')
    .select(['id', 'user_id', 'language'])
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

export const findResetByToken = (db: Db, token_hash: Buffer) =>
  db
    .selectFrom('password_resets')
    .select(['id', 'user_id'])
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

export const grantReset = (db: Db, id: string, granted_token_hash: Buffer) =>
  db.updateTable('password_resets').set({ granted_token_hash }).where('id', '=', id).execute();

/** Whose password it is; undefined when the token grants nothing. */
export const findGranted = (db: Db, granted_token_hash: Buffer) =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.email', 'users.first_name', 'users.last_name'])
    .where('granted_token_hash', '=', granted_token_hash)
    .executeTakeFirst();

/** Undefined when the token grants nothing, or did so once already; the where clause is the lock. */
export const useGrantedReset = (db: Db, granted_token_hash: Buffer) =>
  db
    .updateTable('password_resets')
    .set({ used_at: sql`now()` })
    .where('granted_token_hash', '=', granted_token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
