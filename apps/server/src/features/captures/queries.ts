import type { Gap } from '@noteer/contract';
import { type Insertable, sql } from 'kysely';
import type { Db, Tables, Tx } from '../../db/schema.ts';
import { type BySystem, type Scope, within, withinRecording } from '../../policy.ts';

type Recording = Scope<'record'>;

/** False when the id is there already: whose it is must then be looked at. */
export async function insertRecording(
  db: Db,
  { user_id }: Recording,
  row: Omit<Insertable<Tables['recordings']>, 'clinician_id'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('recordings')
    .values({ ...row, clinician_id: user_id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What was begun and could not be read: nothing of it has been told to anybody. */
export const deleteRecording = (db: Db, scope: Recording, id: string) =>
  db.deleteFrom('recordings').where('id', '=', id).where(within(scope, 'clinician_id')).execute();

const lastReceived = sql<Date | null>`(
  select max(received_at) from recording_chunks where recording_chunks.recording_id = recordings.id)`;

export const unfinishedRecordings = (db: Db, scope: Recording) =>
  db
    .selectFrom('recordings')
    .selectAll('recordings')
    .select(lastReceived.as('last_received_at'))
    .where('clinician_id', '=', scope.user_id)
    .where('stage', '=', 'capturing')
    .where('appointment_id', 'is not', null)
    .where('is_recording_deleted', '=', false)
    .orderBy('created_at')
    .execute();

/** Without a word for so many hours; only what has sound: the rest may still be on its device. Longest ago first. */
export const abandonedRecordings = (db: Db, _scope: BySystem, hours: number, at_most: number) =>
  db
    .selectFrom('recordings')
    .select(['id', lastReceived.as('last_received_at')])
    .where('stage', '=', 'capturing')
    .where('appointment_id', 'is not', null)
    .where('is_recording_deleted', '=', false)
    .where(lastReceived, '<', sql<Date>`now() - make_interval(hours => ${hours})`)
    .orderBy('last_received_at')
    .limit(at_most)
    .execute();

export const lastReceivedOf = async (db: Db, scope: Scope, recording_id: string): Promise<Date | null> => {
  const { last } = await db
    .selectFrom('recording_chunks')
    .select((eb) => eb.fn.max('received_at').as('last'))
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'recording_chunks.recording_id'))
    .executeTakeFirstOrThrow();
  return last;
};

export const findChunk = (db: Db, scope: Recording, recording_id: string, seq: number) =>
  db
    .selectFrom('recording_chunks')
    .select(['sha256'])
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'recording_chunks.recording_id'))
    .where('seq', '=', seq)
    .executeTakeFirst();

export const insertChunk = (db: Db, _scope: Recording, row: Insertable<Tables['recording_chunks']>) =>
  db
    .insertInto('recording_chunks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['recording_id', 'seq']).doNothing())
    .execute();

export const chunkNumbers = async (db: Db, scope: Recording, recording_id: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('recording_chunks')
    .select('seq')
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'recording_chunks.recording_id'))
    .orderBy('seq')
    .execute();
  return rows.map(({ seq }) => seq);
};

/** What all chunks come to. `short` counts those that are not full, but for the last. */
export const chunkTotals = (db: Db, scope: Recording, recording_id: string, full: number) =>
  db
    .selectFrom('recording_chunks')
    .select((eb) => [
      eb.fn.countAll<string>().as('chunks'),
      eb.fn.max('seq').as('last'),
      eb.fn.coalesce(eb.fn.sum<string>('samples'), sql<string>`0`).as('samples'),
      sql<string>`count(*) filter (where samples <> ${full} and seq <> (
        select max(seq) from recording_chunks last where last.recording_id = ${recording_id}))`.as('short'),
    ])
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'recording_chunks.recording_id'))
    .executeTakeFirstOrThrow();

/** What is known of gaps, with the row locked; undefined covers both "not there" and "not yours". */
export const lockGaps = (tx: Tx, scope: Recording, id: string) =>
  tx
    .selectFrom('recordings')
    .select(['gap_count', 'gap_samples'])
    .where('id', '=', id)
    .where(within(scope, 'clinician_id'))
    .where('is_recording_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();

export const countGaps = (
  tx: Tx,
  scope: Recording,
  id: string,
  { gap_count, gap_samples }: { gap_count: number; gap_samples: number },
) =>
  tx
    .updateTable('recordings')
    .set({ gap_count, gap_samples: sql`${gap_samples}` })
    .where('id', '=', id)
    .where(within(scope, 'clinician_id'))
    .execute();

export async function replaceGaps(
  db: Db,
  scope: Recording,
  recording_id: string,
  gaps: readonly Gap[],
): Promise<void> {
  await db
    .deleteFrom('recording_gaps')
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'recording_gaps.recording_id'))
    .execute();
  if (gaps.length === 0) return;
  const rows = gaps.map(({ from_sample, samples, kind }) => ({
    recording_id,
    from_sample: String(from_sample),
    samples: String(samples),
    kind,
  }));
  await db
    .insertInto('recording_gaps')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['recording_id', 'from_sample', 'kind']).doNothing())
    .execute();
}

/** Beside what the browser told, which may come again: what is known already is not counted twice. */
export async function noteSilentGaps(
  tx: Tx,
  scope: Recording,
  recording_id: string,
  gaps: readonly Omit<Gap, 'kind'>[],
): Promise<void> {
  const rows = gaps.map(({ from_sample, samples }) => ({
    recording_id,
    from_sample: String(from_sample),
    samples: String(samples),
    kind: 'silent' as const,
  }));
  const added = await tx
    .insertInto('recording_gaps')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['recording_id', 'from_sample', 'kind']).doNothing())
    .returning('samples')
    .execute();
  const more = added.reduce((sum, { samples }) => sum + Number(samples), 0);
  await tx
    .updateTable('recordings')
    .set({ gap_count: sql`gap_count + ${added.length}`, gap_samples: sql`gap_samples + ${more}` })
    .where('id', '=', recording_id)
    .where(within(scope, 'clinician_id'))
    .execute();
}
