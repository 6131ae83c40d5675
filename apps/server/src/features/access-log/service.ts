import type {
  AccessLogClient,
  AccessLogLine,
  AccessLogUser,
  AuditEvent,
  listUnusualReads,
  Received,
  readAccessLog,
  UnusualRead,
} from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { fits } from '../../consultations/client-index.ts';
import { clientNameOf, openIdentity } from '../../consultations/clients.ts';
import { nameOnLine } from '../../kept-names.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { clientsThatFit, everyUser, idsOfClient, linesBefore, unusualBefore } from './queries.ts';

/** Reading the log is a line of the log. */
export async function lines(
  { db, sealing, settings }: Services,
  actor: Actor,
  page: Received<typeof readAccessLog>['query'],
): Promise<AccessLogLine[]> {
  const scope = scopeOf(actor, 'read_access_log');
  const { user_id, client_id, ...rest } = page;
  return db.transaction().execute(async (tx) => {
    const client_ids = client_id && (await idsOfClient(tx, scope, client_id));
    const asked = { ...rest, user_id, ...(client_ids && { client_ids }) };
    const rows = await linesBefore(tx, scope, asked, settings.TIME_ZONE);
    await audit(tx, actor, 'access_log.read', {
      detail: { lines: rows.length, ...(user_id && { user_id }), ...(client_id && { client_id }) },
    });
    return rows.map((row) => ({
      ...row,
      id: Number(row.id),
      user_name: nameOnLine(sealing, row),
      event_type_code: row.event_type_code as AuditEvent,
      event_date_time: row.event_date_time.toISOString(),
    }));
  });
}

export async function users({ db }: Services, actor: Actor): Promise<AccessLogUser[]> {
  const rows = await everyUser(db, scopeOf(actor, 'read_access_log'));
  return rows.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }));
}

/** Only whoever was looked for is told: there is no list of clients here. */
export async function clients(
  { db, sealing }: Services,
  actor: Actor,
  search: string,
): Promise<AccessLogClient[]> {
  const found = fits(sealing, 'part.id', search);
  if (!found) return [];
  const rows = await clientsThatFit(db, scopeOf(actor, 'read_access_log'), found);
  return rows.map((row) => {
    const { date_of_birth, client_code, ...names } = openIdentity(sealing, row);
    return { id: row.id, client_name: clientNameOf(names), date_of_birth, client_code };
  });
}

export async function unusual(
  { db }: Services,
  actor: Actor,
  page: Received<typeof listUnusualReads>['query'],
): Promise<UnusualRead[]> {
  const scope = scopeOf(actor, 'read_access_log');
  return db.transaction().execute(async (tx) => {
    const rows = await unusualBefore(tx, scope, page);
    await audit(tx, actor, 'access_log.unusual_read', { detail: { lines: rows.length } });
    return rows.map(({ id, hour, first_name, last_name, ...row }) => ({
      ...row,
      id: Number(id),
      hour: hour.toISOString(),
      user_name: `${first_name} ${last_name}`,
    }));
  });
}
