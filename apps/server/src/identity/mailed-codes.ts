/** Codes of a few digits that are mailed: they live ten minutes and die after five wrong tries. */
import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { Sealing } from '../sealing.ts';

type Purpose = 'verify_email' | 'login' | 'reset_password';

const LIFETIME_S = 10 * 60;
const TRIES = 5;
const DIGITS: Record<Purpose, number> = { verify_email: 6, login: 6, reset_password: 4 };

/** Makes a new code and forgets the one before it. */
export async function issueCode(
  db: Db,
  sealing: Sealing,
  subject_id: string,
  purpose: Purpose,
): Promise<string> {
  const digits = DIGITS[purpose];
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const values = {
    code_mac: sealing.mac(subject_id, purpose, code),
    tries_left: TRIES,
    expires_at: sql<Date>`now() + make_interval(secs => ${LIFETIME_S})`,
  };
  await db
    .insertInto('mailed_codes')
    .values({ subject_id, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['subject_id', 'purpose']).doUpdateSet(values))
    .execute();
  return code;
}

/**
 * Whether this is the code. Not for inside a transaction: a wrong try must count even though
 * the call that made it is refused. `useCode` then spends it, inside.
 */
export async function isCode(
  db: Db,
  sealing: Sealing,
  subject_id: string,
  purpose: Purpose,
  code: string,
): Promise<boolean> {
  const given = sealing.mac(subject_id, purpose, code);
  const row = await db
    .updateTable('mailed_codes')
    .set({ tries_left: sql`tries_left - 1` })
    .where('subject_id', '=', subject_id)
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('code_mac')
    .executeTakeFirst();
  return row !== undefined && timingSafeEqual(row.code_mac, given);
}

/** False when the same code was spent a moment earlier by another call. */
export async function useCode(db: Db, subject_id: string, purpose: Purpose): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mailed_codes')
    .where('subject_id', '=', subject_id)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
