/** Codes for the day that the phone is lost: ten of them, shown once, each counts once. */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { Sealing } from '../sealing.ts';

const HOW_MANY = 10;
/** Without what is read as something else on paper: 0 and O, 1, I and L, U and V. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ';
/** 48 bits: not to be guessed in the tries that there are. */
const LENGTH = 10;

const newCode = () => Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/** In two halves, which is how one reads them over. */
const asShown = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

const macOf = (sealing: Sealing, user_id: string, code: string) =>
  sealing.mac('recovery code', user_id, code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));

/** Those of before count no more. */
export async function issueRecoveryCodes(tx: Db, sealing: Sealing, user_id: string): Promise<string[]> {
  await forgetRecoveryCodes(tx, user_id);
  const codes = [...new Set(Array.from({ length: HOW_MANY }, newCode))];
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id, code_mac: macOf(sealing, user_id, code) })))
    .execute();
  await tx
    .updateTable('users')
    .set({ recovery_codes_made_at: sql`now()` })
    .where('id', '=', user_id)
    .execute();
  return codes.map(asShown);
}

export async function forgetRecoveryCodes(tx: Db, user_id: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
  await tx.updateTable('users').set({ recovery_codes_made_at: null }).where('id', '=', user_id).execute();
}

const unused = (db: Db, user_id: string) =>
  db.selectFrom('recovery_codes').where('user_id', '=', user_id).where('used_at', 'is', null);

export async function recoveryCodesLeft(db: Db, user_id: string): Promise<number> {
  const { left } = await unused(db, user_id)
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .executeTakeFirstOrThrow();
  return Number(left);
}

export async function isRecoveryCode(
  db: Db,
  sealing: Sealing,
  user_id: string,
  code: string,
): Promise<boolean> {
  const row = await unused(db, user_id)
    .select('user_id')
    .where('code_mac', '=', macOf(sealing, user_id, code))
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it was used a moment ago. */
export async function useRecoveryCode(
  tx: Db,
  sealing: Sealing,
  user_id: string,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('code_mac', '=', macOf(sealing, user_id, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
