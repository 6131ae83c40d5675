import type { FeedProblem, IncomingCounts } from '@noteer/contract';
import { type Insertable, sql } from 'kysely';
import type { Db, Tables, Tx } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';

type Importing = Scope<'import_appointments'>;

/** Longer than any reading takes: one that is older was left by a process that died. */
const isReading = sql<boolean>`coalesce(reading_since > now() - interval '10 minutes', false)`;

const feeds = (db: Db, _scope: Importing) =>
  db
    .selectFrom('agenda_feeds')
    .innerJoin('users', 'users.id', 'agenda_feeds.clinician_id')
    .selectAll('agenda_feeds')
    .select([sql<string>`first_name || ' ' || last_name`.as('clinician_name'), isReading.as('is_reading')])
    .where('users.deleted_at', 'is', null);

export const allFeeds = (db: Db, scope: Importing) =>
  feeds(db, scope).orderBy('last_name').orderBy('first_name').orderBy('agenda_feeds.created_at').execute();

export type FeedRow = Awaited<ReturnType<typeof allFeeds>>[number];

export const findFeed = (db: Db, scope: Importing, id: string): Promise<FeedRow | undefined> =>
  feeds(db, scope).where('agenda_feeds.id', '=', id).executeTakeFirst();

export async function insertFeed(
  tx: Tx,
  _scope: Importing,
  row: Insertable<Tables['agenda_feeds']>,
): Promise<void> {
  await tx.insertInto('agenda_feeds').values(row).execute();
}

/** What came from it stays; nobody knows any longer where from. */
export async function deleteFeed(tx: Tx, _scope: Importing, id: string): Promise<boolean> {
  await tx.deleteFrom('incoming_appointments').where('source', '=', id).execute();
  const { numDeletedRows } = await tx.deleteFrom('agenda_feeds').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Of accounts that are gone nothing is read any more, and no address is kept. */
export async function removeFeedsOfNobody(tx: Tx): Promise<void> {
  const gone = await tx
    .deleteFrom('agenda_feeds')
    .where('clinician_id', 'in', (eb) =>
      eb.selectFrom('users').select('id').where('deleted_at', 'is not', null),
    )
    .returning('id')
    .execute();
  if (gone.length === 0) return;
  const sources = gone.map(({ id }) => id);
  await tx.deleteFrom('incoming_appointments').where('source', 'in', sources).execute();
}

export const dueFeeds = (db: Db) =>
  db
    .selectFrom('agenda_feeds')
    .innerJoin('users', 'users.id', 'agenda_feeds.clinician_id')
    .select('agenda_feeds.id')
    .where('next_at', '<=', sql<Date>`now()`)
    .where('users.deleted_at', 'is', null)
    .where(sql<boolean>`not ${isReading}`)
    .orderBy('next_at')
    .limit(200)
    .execute();

/** Undefined when it is gone, or somebody else reads it at this moment. */
export const beginReading = (db: Db, id: string) =>
  db
    .updateTable('agenda_feeds')
    .set({ reading_since: sql`now()`, tried_at: sql`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`not ${isReading}`)
    .returning(['id', 'clinician_id', 'address', 'takes', 'problem'])
    .executeTakeFirst();

export type ReadingFeed = NonNullable<Awaited<ReturnType<typeof beginReading>>>;

const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;

/** False when somebody removed it in between: then nothing of it is taken. */
export async function lockFeed(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('agenda_feeds')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function endReading(db: Db, id: string, minutes: number, counts: IncomingCounts): Promise<void> {
  await db
    .updateTable('agenda_feeds')
    .set({
      ...{ reading_since: null, problem: null, counts: JSON.stringify(counts) },
      read_at: sql`now()`,
      next_at: inMinutes(minutes),
    })
    .where('id', '=', id)
    .execute();
}

export async function noteTrouble(db: Db, id: string, minutes: number, problem: FeedProblem): Promise<void> {
  await db
    .updateTable('agenda_feeds')
    .set({ reading_since: null, problem, next_at: inMinutes(minutes) })
    .where('id', '=', id)
    .execute();
}

/** Whoever stops gives it back as it was. */
export async function letGo(db: Db, id: string): Promise<void> {
  await db.updateTable('agenda_feeds').set({ reading_since: null }).where('id', '=', id).execute();
}
