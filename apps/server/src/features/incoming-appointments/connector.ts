/** Appointments that a record elsewhere sends, and the keys by which it does. */
import type {
  ConnectorAppointment,
  ConnectorKey,
  makeConnectorKey,
  Received,
  Reply,
  sendAppointments,
} from '@noteer/contract';
import type { Actor, Connector } from '../../actor.ts';
import { audit } from '../../audit.ts';
import type { ReadAppointment, ReadProblem } from '../../engines/agendas/port.ts';
import { wallClockAt } from '../../engines/agendas/written-times.ts';
import { AppError } from '../../errors.ts';
import { countCall, newConnectorKey } from '../../identity/connectors.ts';
import { scopeOf, scopeOfConnector } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { allKeys, insertKey, revokeKey } from './connector-queries.ts';
import { plan } from './plan.ts';
import { holdIncoming } from './queries.ts';
import { take } from './take.ts';

type KeyRow = Awaited<ReturnType<typeof allKeys>>[number];

const present = ({ created_at, used_at, revoked_at, ...row }: KeyRow): ConnectorKey => ({
  ...row,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
  revoked_at: revoked_at?.toISOString() ?? null,
});

export async function keys({ db }: Services, actor: Actor): Promise<ConnectorKey[]> {
  return (await allKeys(db, scopeOf(actor, 'manage_connectors'))).map(present);
}

export async function makeKey(
  { db }: Services,
  actor: Actor,
  { name }: Received<typeof makeConnectorKey>['body'],
): Promise<Reply<typeof makeConnectorKey>['data']> {
  const scope = scopeOf(actor, 'manage_connectors');
  const { key, key_hash, ends_with } = newConnectorKey();
  return db.transaction().execute(async (tx) => {
    const row = await insertKey(tx, scope, { name, key_hash, ends_with, created_by: actor.id });
    await audit(tx, actor, 'connector_key.made', { id: row.id });
    return { ...present({ ...row, created_by: actor.name }), key };
  });
}

/** Revoked twice it is revoked once. */
export async function revoke({ db }: Services, actor: Actor, id: string): Promise<void> {
  const scope = scopeOf(actor, 'manage_connectors');
  await db.transaction().execute(async (tx) => {
    if (!(await revokeKey(tx, scope, id))) throw new AppError('not_found', 'Key not found.');
    await audit(tx, actor, 'connector_key.revoked', { id });
  });
}

const ZONE = /(Z|[+-]\d{2}:\d{2})$/;

/** What the wall shows: said as such, or at a moment that is said with its zone. */
const onTheWall = (time: string | undefined, time_zone: string): string | null => {
  if (!time) return null;
  return ZONE.test(time) ? wallClockAt(time_zone, Date.parse(time)) : new Date(`${time}Z`).toISOString();
};

function readOne(sent: ConnectorAppointment, line: number, time_zone: string): ReadAppointment {
  const start_time = onTheWall(sent.start_time, time_zone);
  const end_time = onTheWall(sent.end_time, time_zone);
  const problems: ReadProblem[] = [];
  if (!start_time) problems.push({ field: 'start_time', problem: 'missing' });
  if (start_time && end_time && end_time <= start_time)
    problems.push({ field: 'end_time', problem: 'reversed' });
  if (!sent.client_code && !sent.client_name) problems.push({ field: 'client_name', problem: 'missing' });
  return {
    ...{ line, external_id: sent.external_id, clinician: sent.clinician || null, start_time, end_time },
    client_code: sent.client_code || null,
    client_name: sent.client_name || null,
    date_of_birth: sent.date_of_birth ?? null,
    gender: sent.gender ?? null,
    description: sent.description || null,
    title: null,
    is_cancelled: sent.status === 'cancelled',
    problems,
  };
}

/** Each has its own outcome; what is right is taken in one transaction. */
export async function receive(
  services: Services,
  connector: Connector,
  { appointments }: Received<typeof sendAppointments>['body'],
): Promise<Reply<typeof sendAppointments>['data']> {
  const { db, settings, sealing } = services;
  const scope = scopeOfConnector(connector);
  await countCall(db, connector, settings.CONNECTOR_CALLS_A_MINUTE);
  const incoming = {
    ...{ source: 'connector', takes: 'everyone' as const, usual_clinician: undefined },
    appointments: appointments.map((sent, at) => readOne(sent, at + 1, settings.TIME_ZONE)),
  };
  return db.transaction().execute(async (tx) => {
    await holdIncoming(tx);
    const all = await plan(tx, scope, sealing, incoming);
    const taking = { services, tx, scope, who: connector, source: incoming.source, created_by: null };
    const ids = await take(taking, all);
    return all.map(({ verdict, problems }, at) => ({
      external_id: appointments[at]?.external_id ?? '',
      id: ids[at] ?? null,
      verdict,
      problems,
    }));
  });
}
