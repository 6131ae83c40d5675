/** What is known afterwards of what was removed, and what must not be. */
import type { RetentionRule } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

export type RuleName = RetentionRule['name'];

export async function noteRemoval(
  db: Db,
  rule: RuleName,
  { object_id = null, count = 1 }: { object_id?: string | null; count?: number },
): Promise<void> {
  if (count > 0) await db.insertInto('removals').values({ rule, object_id, count }).execute();
}

/** Whoever asks this has locked the recording: nobody holds it from then on. */
export async function isHeld(tx: Db, recording_id: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select is_held(${recording_id}) as held`.execute(tx);
  return rows[0]?.held ?? false;
}

export async function refuseHeld(tx: Tx, recording_id: string): Promise<void> {
  if (await isHeld(tx, recording_id))
    throw new AppError('on_hold', 'This is on hold: an administrator said that it must not be removed.');
}
