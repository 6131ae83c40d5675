import type { Received, readAccessLog } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';

type Reading = Scope<'read_access_log'>;
type Page = Received<typeof readAccessLog>['query'];

/**
 * Newest first. Of a client also what was written under one that was joined into it since. Days are those of the clock on
 * the wall where this installation stands.
 */
export const linesBefore = (
  db: Db,
  _scope: Reading,
  { user_id, client_id, from, to, limit, before }: Page,
  time_zone: string,
) =>
  db
    .selectFrom('audit_log')
    .select([
      'id',
      'event_date_time',
      'event_type_code',
      'event_outcome_indicator',
      'user_id',
      'user_name',
      'role_id_code',
      'network_access_point_id',
      'client_id',
      'participant_object_id',
    ])
    .$if(user_id !== undefined, (query) => query.where('user_id', '=', user_id as string))
    .$if(client_id !== undefined, (query) =>
      query.where(
        sql<boolean>`client_id = any (array(select id from clients where current_id = ${client_id}) || ${client_id}::uuid)`,
      ),
    )
    .$if(from !== undefined, (query) =>
      query.where('event_date_time', '>=', sql<Date>`${from}::date::timestamp at time zone ${time_zone}`),
    )
    .$if(to !== undefined, (query) =>
      query.where('event_date_time', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone ${time_zone}`),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', String(before)))
    .orderBy('id', 'desc')
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
