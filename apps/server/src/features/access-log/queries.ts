import type { AccessLogLine, listUnusualReads, Received, readAccessLog } from '@noteer/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { type Scope, withinClient } from '../../policy.ts';

type Reading = Scope<'read_access_log'>;
type Period = { from?: string | undefined; to?: string | undefined };
type Page = Omit<Received<typeof readAccessLog>['query'], 'client_id'> & {
  /** The client, and those who turned out to be the same. */
  client_ids?: string[] | undefined;
};

/** A client and everyone who was joined into it since: lines were written under each. */
export async function idsOfClient(db: Db, _scope: Reading, client_id: string): Promise<string[]> {
  const rows = await db.selectFrom('clients').select('id').where('current_id', '=', client_id).execute();
  return [...new Set([client_id, ...rows.map(({ id }) => id)])];
}

/** Days are those of the clock on the wall where this installation stands. */
const sinceDay = (day: string, time_zone: string) =>
  sql<Date>`${day}::date::timestamp at time zone ${time_zone}`;
const afterDay = (day: string, time_zone: string) =>
  sql<Date>`(${day}::date + 1)::timestamp at time zone ${time_zone}`;

/** One of them is read from the end of its index; several are put together. */
const isOneOf = (ids: string[]): RawBuilder<boolean> =>
  ids.length === 1 ? sql<boolean>`client_id = ${ids[0]}` : sql<boolean>`client_id = any (${ids}::uuid[])`;

function linesWithin(db: Db, { from, to }: Period, time_zone: string) {
  return db
    .selectFrom('audit_log')
    .leftJoin('audit_names', 'audit_names.mac', 'user_name_mac')
    .select([
      'id',
      'event_date_time',
      'event_type_code',
      'event_action_code',
      'event_outcome_indicator',
      'user_id',
      'user_name',
      'user_name_mac',
      'audit_names.name as kept_name',
      'role_id_code',
      'network_access_point_id',
      'client_id',
      'participant_object_id',
      sql<AccessLogLine['entrusted_as']>`participant_object_detail ->> 'as'`.as('entrusted_as'),
    ])
    .$if(from !== undefined, (query) =>
      query.where('event_date_time', '>=', sinceDay(from as string, time_zone)),
    )
    .$if(to !== undefined, (query) => query.where('event_date_time', '<', afterDay(to as string, time_zone)));
}

/** Newest first. By time and then by id, as every index of the log is: a page costs the same in the first year and in the tenth. */
export const linesBefore = (db: Db, _scope: Reading, page: Page, time_zone: string) => {
  const { user_id, client_ids, event_action_code, event_type_code, limit, before } = page;
  return linesWithin(db, page, time_zone)
    .$if(user_id !== undefined, (query) => query.where('user_id', '=', user_id as string))
    .$if(client_ids !== undefined, (query) => query.where(isOneOf(client_ids as string[])))
    .$if(event_action_code !== undefined, (query) =>
      query.where('event_action_code', '=', event_action_code as 'R'),
    )
    .$if(event_type_code !== undefined, (query) =>
      query.where('event_type_code', '=', event_type_code as string),
    )
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(event_date_time, id) < (select event_date_time, id from audit_log where id = ${before})`,
      ),
    )
    .orderBy('event_date_time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
};

export type LogRow = Awaited<ReturnType<typeof linesBefore>>[number];

/** All lines of a client, newest first, page by page: however many there are, few are in memory. */
export async function* linesOfClient(
  db: Db,
  scope: Reading,
  client_ids: string[],
  period: Period,
  time_zone: string,
): AsyncGenerator<LogRow[]> {
  const limit = 500;
  let before: number | undefined;
  for (;;) {
    const rows = await linesBefore(db, scope, { ...period, client_ids, limit, before }, time_zone);
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    before = Number(rows.at(-1)?.id);
  }
}

/** The first dozen: whoever types more of the name sees the one who is meant. */
const MOST_CLIENTS = 12;

export const clientsThatFit = (db: Db, scope: Reading, fits: RawBuilder<boolean>) =>
  db
    .selectFrom('clients')
    .selectAll('clients')
    .where('clients.id', 'in', (parts) =>
      parts.selectFrom('clients as part').select('part.current_id').where(fits),
    )
    .where(withinClient(scope, 'clients.id'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_CLIENTS)
    .execute();

export const unusualBefore = (
  db: Db,
  _scope: Reading,
  { limit, before }: Received<typeof listUnusualReads>['query'],
) =>
  db
    .selectFrom('unusual_reads')
    .innerJoin('users', 'users.id', 'unusual_reads.user_id')
    .select([
      'unusual_reads.id',
      'kind',
      'hour',
      'user_id',
      'client_id',
      'clients',
      'first_name',
      'last_name',
      'role',
    ])
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(hour, unusual_reads.id) < (select hour, id from unusual_reads where id = ${before})`,
      ),
    )
    .orderBy('hour', 'desc')
    .orderBy('unusual_reads.id', 'desc')
    .limit(limit)
    .execute();

export const everyUser = (db: Db, _scope: Reading) =>
  db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('email_verified_at', 'is not', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
