import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../db/schema.ts';
import { type Scope, withinRecording } from '../../policy.ts';

export const dismissedOf = (db: Db, scope: Scope<'read_note' | 'change_note'>, recording_id: string) =>
  db
    .selectFrom('dismissed_points')
    .select(['mac', 'point'])
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'recording_id'))
    .orderBy('created_at')
    .orderBy('mac')
    .execute();

/** Answers how many of them are new. */
export async function insertDismissed(
  db: Db,
  _scope: Scope<'change_note'>,
  rows: Insertable<Tables['dismissed_points']>[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('dismissed_points')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['recording_id', 'mac']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** Answers how many of them were there. */
export async function deleteDismissed(
  db: Db,
  scope: Scope<'change_note'>,
  recording_id: string,
  macs: Buffer[],
): Promise<number> {
  if (macs.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('dismissed_points')
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'dismissed_points.recording_id'))
    .where('mac', 'in', macs)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
