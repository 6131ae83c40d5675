/** The accounts, as the features of identity see them. An account is verified and not deleted. */
import { isSuperuser, type Role, type SignedIn } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { INDISPENSABLE } from '../policy.ts';
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

/** Resets that somebody began before end with it: whoever has a token of one is not asked for the new password. */
export async function setPassword(tx: Db, id: string, password_hash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
  await tx
    .updateTable('password_resets')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
}

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

type Account = { id: string; email: string; first_name: string; last_name: string; role: Role };

export const presentSignedIn = (
  account: Account,
  tokens: TokenPair & { device_token?: string },
): SignedIn => ({
  ...tokens,
  id: account.id,
  name: `${account.first_name} ${account.last_name}`,
  is_superuser: isSuperuser(account.role),
  role: account.role,
  email: account.email,
});

/**
 * Refuses what would leave nobody who looks after the accounts. All administrators are locked until the transaction ends,
 * so that two who remove each other do not both succeed.
 */
export async function keepAnAdministrator(tx: Db, leaving_id: string): Promise<void> {
  const administrators = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', INDISPENSABLE)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (administrators.length === 1 && administrators[0]?.id === leaving_id)
    throw new AppError('last_administrator', 'There must be an administrator: this is the last one.');
}

/** Postgres' own word that a unique index refused the row. */
export const isDuplicate = (error: unknown): boolean => (error as { code?: string }).code === '23505';
