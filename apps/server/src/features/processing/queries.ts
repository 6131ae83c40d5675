import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../db/schema.ts';
import type { BySystem } from '../../policy.ts';

/** False when another worker was here first; the where clause is the lock. */
export async function advance(
  db: Db,
  _scope: BySystem,
  id: string,
  from: number,
  to: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recordings')
    .set({ transcribed_samples: String(to) })
    .where('id', '=', id)
    .where('transcribed_samples', '=', String(from))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function nextPiece(db: Db, _scope: BySystem, recording_id: string): Promise<number> {
  const row = await db
    .selectFrom('transcript_pieces')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('recording_id', '=', recording_id)
    .executeTakeFirst();
  return row?.seq === null || row?.seq === undefined ? 0 : Number(row.seq) + 1;
}

export const insertPieces = async (
  db: Db,
  _scope: BySystem,
  pieces: Insertable<Tables['transcript_pieces']>[],
): Promise<void> => {
  if (pieces.length > 0) await db.insertInto('transcript_pieces').values(pieces).execute();
};

export const waitingRecordings = (db: Db, _scope: BySystem) =>
  db
    .selectFrom('recordings')
    .select(['id', 'language'])
    .where('stage', '=', 'waiting_for_model')
    .where('is_recording_deleted', '=', false)
    .limit(1_000)
    .execute();
