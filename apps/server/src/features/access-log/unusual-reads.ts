/** Reading that stands out. It is a reason to ask, not a verdict: there can be a good reason that Noteer does not know. */
import type { AuditEvent } from '@noteer/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { BySystem } from '../../policy.ts';

/** Opening somebody's file or a part of it. Lists are not: a day's agenda shows many clients to whoever works that day. */
const opening: AuditEvent[] = [
  ...(['client.read', 'client_file.read', 'client_file.searched', 'attachment.read'] as const),
  ...(['preparation.read', 'recording.read', 'recording.heard', 'jottings.read', 'transcript.read'] as const),
  ...(['voices.read', 'note.read', 'note.copied'] as const),
];
/** Whoever codes a consultation has to read it. */
const coding: AuditEvent[] = [
  'codes.confirmed',
  'codes.facts_said',
  'codes.asked',
  'recording.admin_reviewed',
];

/** Looks at the lines of these hours and no others: what it costs does not grow with the log. */
export async function unusualReads(
  tx: Tx,
  _scope: BySystem,
  { from, until }: { from: Date; until: Date },
  most_clients: number,
): Promise<void> {
  await sql`
    insert into unusual_reads (kind, user_id, hour, client_id, clients)
    with opened as (
      select distinct user_id, date_trunc('hour', event_date_time) as hour,
        coalesce(clients.current_id, audit_log.client_id) as client_id
      from audit_log left join clients on clients.id = audit_log.client_id
      where event_date_time >= ${from} and event_date_time < ${until} and event_outcome_indicator = 0
        and user_id is not null and client_id is not null and event_type_code = any (${opening})
    ), treated as (
      select clinician_id, coalesce(clients.current_id, appointments.id) as client_id
      from appointments left join clients on clients.id = appointments.client_id
      where deleted_at is null and clinician_id in (select user_id from opened)
      union
      select recordings.clinician_id, coalesce(clients.current_id, appointments.id)
      from recordings join appointments on appointments.id = appointment_id
        left join clients on clients.id = appointments.client_id
      where recordings.clinician_id in (select user_id from opened)
    ), coded as (
      select user_id, coalesce(clients.current_id, audit_log.client_id) as client_id
      from audit_log left join clients on clients.id = audit_log.client_id
      where event_date_time >= ${from}::timestamptz - interval '1 day' and event_date_time < ${until}
        and event_outcome_indicator = 0 and event_type_code = any (${coding})
    )
    select 'many_clients', user_id, hour, null::uuid, count(*)::int from opened
    group by user_id, hour having count(*) > ${most_clients}
    union all
    select 'no_treatment', user_id, hour, client_id, 1 from opened
    where not exists (
        select from treated where clinician_id = opened.user_id and treated.client_id = opened.client_id
      ) and not exists (
        select from coded where coded.user_id = opened.user_id and coded.client_id = opened.client_id
      )
    on conflict do nothing`.execute(tx);
}
