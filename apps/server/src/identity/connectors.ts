/** Keys of records elsewhere: made, found by what a call carries, and counted. */
import { sql } from 'kysely';
import type { Connector, Visitor } from '../actor.ts';
import type { Db } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { keptName } from '../kept-names.ts';
import type { Sealing } from '../sealing.ts';
import { newToken, tokenHash } from './tokens.ts';

/** So that whoever finds one lying about knows what it is. */
const BEGINNING = 'noteer_connector_';
const SHOWN = 4;

export function newConnectorKey(): { key: string; key_hash: Buffer; ends_with: string } {
  const key = `${BEGINNING}${newToken()}`;
  return { key, key_hash: tokenHash(key), ends_with: key.slice(-SHOWN) };
}

type Parts = { db: Db; sealing: Sealing };

/** Undefined for a key that nobody made, or that was revoked. */
export async function findConnector(
  { db, sealing }: Parts,
  visitor: Visitor,
  key: string,
): Promise<Connector | undefined> {
  if (!key.startsWith(BEGINNING)) return undefined;
  const found = await db
    .selectFrom('connector_keys')
    .select(['id', 'name'])
    .where('key_hash', '=', tokenHash(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return found && { ...visitor, connector_id: found.id, kept_name: keptName(sealing, found.id, found.name) };
}

/** Counts a call, and says when to come back to one that calls too often. In Postgres: it holds across processes. */
export async function countCall(db: Db, { connector_id }: Connector, most_a_minute: number): Promise<void> {
  const isOver = sql<boolean>`minute_began <= now() - interval '1 minute'`;
  const counted = await db
    .updateTable('connector_keys')
    .set({
      used_at: sql`now()`,
      minute_calls: sql<number>`case when ${isOver} then 1 else minute_calls + 1 end`,
      minute_began: sql<Date>`case when ${isOver} then now() else minute_began end`,
    })
    .where('id', '=', connector_id)
    .where(sql<boolean>`(${isOver} or minute_calls < ${most_a_minute})`)
    .returning('id')
    .executeTakeFirst();
  if (counted) return;
  const { seconds } = await db
    .selectFrom('connector_keys')
    .select(
      sql<number>`ceil(extract(epoch from minute_began + interval '1 minute' - now()))::int`.as('seconds'),
    )
    .where('id', '=', connector_id)
    .executeTakeFirstOrThrow();
  throw new AppError('too_many_attempts', 'Too many calls within a minute.', {
    retry_after_s: Math.max(1, seconds),
  });
}
