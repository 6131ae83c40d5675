import type { FetchTrouble } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

export type FetchRow = {
  name: string;
  state: 'fetching' | 'paused' | 'failed';
  bytes_done: number;
  bytes_a_s: number | null;
  trouble: FetchTrouble | null;
};

export async function modelFetches(db: Db): Promise<FetchRow[]> {
  const rows = await db.selectFrom('model_fetches').selectAll().execute();
  return rows.map(({ name, state, bytes_done, bytes_a_s, trouble }) => ({
    ...{ name, state, trouble },
    bytes_done: Number(bytes_done),
    bytes_a_s: bytes_a_s === null ? null : Number(bytes_a_s),
  }));
}

/** Whether it is to be fetched now: a pause in between ends that. */
export async function isWanted(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('model_fetches')
    .select('state')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.state === 'fetching';
}

/** False when it was asked for already. What came before stays counted. */
export async function want(db: Db, name: string, asked_by: string): Promise<boolean> {
  const row = await db
    .insertInto('model_fetches')
    .values({ name, state: 'fetching', trouble: null, asked_by })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ state: 'fetching', trouble: null, bytes_a_s: null, asked_by, updated_at: sql`now()` })
        .where('model_fetches.state', '<>', 'fetching'),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it was not being fetched. */
export async function pause(db: Db, name: string): Promise<boolean> {
  const row = await db
    .updateTable('model_fetches')
    .set({ state: 'paused', bytes_a_s: null, updated_at: sql`now()` })
    .where('name', '=', name)
    .where('state', '=', 'fetching')
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether it is still wanted. */
export async function noteProgress(
  db: Db,
  name: string,
  { bytes_done, bytes_a_s }: { bytes_done: number; bytes_a_s: number | null },
): Promise<boolean> {
  const row = await db
    .updateTable('model_fetches')
    .set({ bytes_done, bytes_a_s, updated_at: sql`now()` })
    .where('name', '=', name)
    .where('state', '=', 'fetching')
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteFailure(db: Db, name: string, trouble: FetchTrouble): Promise<void> {
  await db
    .updateTable('model_fetches')
    .set({ state: 'failed', trouble, bytes_a_s: null, updated_at: sql`now()` })
    .where('name', '=', name)
    .where('state', '=', 'fetching')
    .execute();
}

export async function forgetFetch(db: Db, name: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('model_fetches').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those that are to be fetched and of which a restart or a crash may have lost the job. */
export const wantedModels = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('model_fetches').select('name').where('state', '=', 'fetching').execute()).map(
    ({ name }) => name,
  );
