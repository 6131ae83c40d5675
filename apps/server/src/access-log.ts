/** The lines of the trail that say whose data was looked at. Written where endpoints are bound, from what each declares. */
import { type PatientData, reachOf } from '@noteer/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Actor, Visitor } from './actor.ts';
import { lineOf, nameOf, type Outcome, type Who } from './audit.ts';
import type { Db } from './db/schema.ts';

type Detail = Record<string, string | number | boolean>;
type Call = { params?: unknown; answer?: unknown };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idOf = (value: unknown): string[] => {
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' && UUID.test(id) ? [id] : [];
};

/** The objects that a call is about, from where its endpoint says that they stand. */
export function objectsOf({ ids }: Pick<PatientData, 'ids'>, { params, answer }: Call): string[] {
  if (ids === 'params.id') return idOf(params);
  const data = (answer as { data?: unknown } | undefined)?.data;
  return Array.isArray(data) ? data.flatMap(idOf) : idOf(data);
}

/** As whom somebody looks at what is a colleague's: the one who signs with them, or covers for them. Null: as themself. */
function entrustedAs(who: Actor | Visitor, object: PatientData['object']): RawBuilder<string | null> {
  const covers = 'session_id' in who ? [...(who.covers ?? [])] : [];
  if (!('session_id' in who) || reachOf(who.role, 'cosign_note') === undefined) return sql`null::text`;
  if (object === 'recording')
    return sql`(select case
        when clinician_id = ${who.id} then null
        when clinician_id = any(${covers}::uuid[]) then 'cover'
        when cosigner_id = ${who.id} or cosigner_id = any(${covers}::uuid[]) then 'cosigner' end
      from recordings where recordings.id = seen.id)`;
  if (object === 'task' && covers.length > 0)
    return sql`(select 'cover' from tasks where tasks.id = seen.id and clinician_id = any(${covers}::uuid[]))`;
  return sql`null::text`;
}

/** A line for each client whose objects these are; one without a client where there are none. */
export async function recordAccess(
  db: Db,
  who: Who,
  { event, object }: PatientData,
  objects: string[],
  { outcome = 'success' as Outcome, detail = {} as Detail } = {},
): Promise<void> {
  const line = lineOf(who, event, outcome);
  const told = JSON.stringify({ ...detail, request_id: who.request_id });
  const columns = sql.join(Object.keys(line).map((column) => sql.ref(column)));
  const values = sql.join([
    sql`${line.event_type_code}::text`,
    sql`${line.event_action_code}::char(1)`,
    sql`${line.event_outcome_indicator}::smallint`,
    sql`${line.user_id}::uuid`,
    sql`${line.alternate_user_id}::text`,
    sql`${line.user_name_mac}::bytea`,
    ...[
      line.role_id_code,
      line.network_access_point_id,
      line.participant_object_type_code_role,
      line.participant_object_id_type_code,
    ].map((text) => sql`${text}::text`),
  ]);
  const kept = nameOf(who);
  const named = kept
    ? sql`with named as (
        insert into audit_names (mac, name) values (${kept.mac}, ${kept.name}) on conflict do nothing
      )`
    : sql``;
  // Which clients, and all of their lines, in one statement: a list costs one way to the database, however long it is.
  await sql`${named}
    insert into audit_log (${columns}, client_id, participant_object_id, participant_object_detail)
    select ${values}, client, coalesce(objects[1], ${line.user_id}),
      ${told}::jsonb || case when cardinality(objects) > 1 then jsonb_build_object('objects', objects) else '{}' end
        || case when entrusted is null then '{}' else jsonb_build_object('as', entrusted) end
    from (
      select client_of(${object}, id) as client, array_agg(id::text order by place) as objects, min(place) as place,
        ${entrustedAs(who, object)} as entrusted
      from unnest(${objects}::uuid[]) with ordinality as seen (id, place)
      group by client, entrusted
      union all
      select null, array[null::text], 0, null where cardinality(${objects}::uuid[]) = 0
    ) clients
    order by place`.execute(db);
}
