import type { AccessLogLine, AccessLogUser, AuditEvent, Received, readAccessLog } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { everyUser, linesBefore } from './queries.ts';

/** Reading the log is a line of the log. */
export async function lines(
  { db, settings }: Services,
  actor: Actor,
  page: Received<typeof readAccessLog>['query'],
): Promise<AccessLogLine[]> {
  const scope = scopeOf(actor, 'read_access_log');
  return db.transaction().execute(async (tx) => {
    const rows = await linesBefore(tx, scope, page, settings.TIME_ZONE);
    const { user_id, client_id } = page;
    await audit(tx, actor, 'access_log.read', {
      detail: { lines: rows.length, ...(user_id && { user_id }), ...(client_id && { client_id }) },
    });
    return rows.map((row) => ({
      ...row,
      id: Number(row.id),
      event_type_code: row.event_type_code as AuditEvent,
      event_date_time: row.event_date_time.toISOString(),
    }));
  });
}

export async function users({ db }: Services, actor: Actor): Promise<AccessLogUser[]> {
  const rows = await everyUser(db, scopeOf(actor, 'read_access_log'));
  return rows.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }));
}
