/**
 * Devices that somebody was signed in on before. What a device keeps opens nothing: it only has tries of its own, so that a
 * stranger who uses up those of an account does not keep its owner out.
 */
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { newToken, tokenHash } from './tokens.ts';

/** Under what the tries for this account are counted: those of a device that it knows by themselves. */
export async function triesOf(db: Db, email: string, device_token: string | undefined): Promise<string> {
  if (!device_token) return email;
  const token_hash = tokenHash(device_token);
  const known = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('token_hash', '=', token_hash)
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return known ? `${email} ${token_hash.toString('hex')}` : email;
}

/** A token that we gave out stays the device's own, whoever signs in there. */
export async function rememberDevice(db: Db, user_id: string, given: string | undefined): Promise<string> {
  const device_token = (await isOurs(db, given)) ? (given as string) : newToken();
  await db
    .insertInto('known_devices')
    .values({ token_hash: tokenHash(device_token), user_id })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: sql<Date>`now()` }),
    )
    .execute();
  return device_token;
}

async function isOurs(db: Db, token: string | undefined): Promise<boolean> {
  if (!token) return false;
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', tokenHash(token))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
