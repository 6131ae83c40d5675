/** The accounts, as the features of identity see them. An account is verified and not deleted. */
import type { SignedIn } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { TokenPair } from './sessions.ts';

export const findAccountByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const findAccount = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const setPassword = (db: Db, id: string, password_hash: string) =>
  db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();

/** False when this code, or a later one, was used before. The first accepted code confirms the authenticator. */
export async function acceptTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_last_step: String(step), totp_confirmed_at: sql`coalesce(totp_confirmed_at, now())` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', String(step))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Account = { id: string; email: string; first_name: string; last_name: string; is_superuser: boolean };

export const presentSignedIn = (account: Account, tokens: TokenPair): SignedIn => ({
  ...tokens,
  id: account.id,
  name: `${account.first_name} ${account.last_name}`,
  is_superuser: account.is_superuser,
  email: account.email,
});

/** Postgres' own word that a unique index refused the row. */
export const isDuplicate = (error: unknown): boolean => (error as { code?: string }).code === '23505';
