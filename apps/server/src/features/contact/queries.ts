import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../../db/schema.ts';

export type ContactRequestRow = Selectable<Tables['contact_requests']>;

/** Those who come at the same moment are counted one after the other, until each is committed. */
export const takeTurn = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('noteer contact requests'))`.execute(db);

/** How long until fewer than so many came within an hour; at most zero when that is so now. */
export async function secondsUntilRoom(db: Db, max_an_hour: number): Promise<number> {
  const oldest = await db
    .selectFrom('contact_requests')
    .select(
      sql<number>`ceil(extract(epoch from created_at + interval '1 hour' - clock_timestamp()))::int`.as(
        'seconds',
      ),
    )
    .orderBy('created_at', 'desc')
    .offset(max_an_hour - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest?.seconds ?? 0;
}

export const addContactRequest = (db: Db, request: Insertable<Tables['contact_requests']>) =>
  db.insertInto('contact_requests').values(request).execute();

export const findContactRequest = (db: Db, id: string) =>
  db.selectFrom('contact_requests').selectAll().where('id', '=', id).executeTakeFirst();

type Page = { is_handled?: boolean | undefined; limit: number; after?: string | undefined };

export const contactRequestsAfter = (db: Db, { is_handled, limit, after }: Page) =>
  db
    .selectFrom('contact_requests')
    .selectAll()
    .$if(is_handled !== undefined, (query) => query.where('handled_at', is_handled ? 'is not' : 'is', null))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (select created_at, id from contact_requests where id = ${after})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const setHandled = (db: Db, id: string, is_handled: boolean) =>
  db
    .updateTable('contact_requests')
    .set({ handled_at: is_handled ? sql<Date>`coalesce(handled_at, now())` : null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
