/** Appointments from a file: looked at, and taken as they were looked at. Nothing of a file is kept. */
import { createHash } from 'node:crypto';
import type { importAppointments, previewAppointments, Reply } from '@noteer/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { clientNameOf } from '../../consultations/clients.ts';
import { type AgendaFailure, AgendaUnreadable, type ReadAgenda } from '../../engines/agendas/port.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { daysAround } from './days-around.ts';
import { clinicianName } from './people.ts';
import { plan } from './plan.ts';
import { countsOf, type Incoming, type Planned } from './planned.ts';
import { holdIncoming } from './queries.ts';
import { receiveAgenda } from './receive.ts';
import { take } from './take.ts';

const details = {
  old_spreadsheet: 'This is an old spreadsheet (.xls) or one with a password: save it as .xlsx or CSV.',
  empty_table: 'There is nothing in this table.',
  too_many_appointments: 'There are more than 5,000 appointments in this file.',
  unreadable_agenda:
    'There are no appointments in this file that can be read: a table needs columns for when it begins and with whom it is.',
};

const codes: Record<AgendaFailure, keyof typeof details> = {
  old_spreadsheet: 'old_spreadsheet',
  empty_table: 'empty_table',
  too_many_lines: 'too_many_appointments',
  unreadable_table: 'unreadable_agenda',
  unreadable_agenda: 'unreadable_agenda',
};

/** A calendar goes on for years; half of one is what somebody plans by hand. */
const DAYS_AHEAD = 26 * 7;

async function readWhole(
  { engines, settings }: Services,
  request: FastifyRequest,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ReadAgenda> {
  const leaving = new AbortController();
  // Whoever closes the page does not wait for it: neither does the next.
  const leave = () => leaving.abort(new AppError('unavailable', 'The request was ended.'));
  request.raw.socket.once('close', leave);
  try {
    const { TIME_ZONE: time_zone } = settings;
    const days = daysAround(time_zone, DAYS_AHEAD);
    return await engines.readAgenda(bytes, { time_zone, ...days }, leaving.signal);
  } catch (error) {
    if (error instanceof AgendaUnreadable)
      throw new AppError(codes[error.failure], details[codes[error.failure]]);
    throw error;
  } finally {
    request.raw.socket.off('close', leave);
  }
}

async function incomingOf(services: Services, request: FastifyRequest) {
  const { bytes, file_name, user_id, takes, seen } = await receiveAgenda(request);
  const agenda = await readWhole(services, request, bytes);
  if (agenda.kind === 'calendar' && !user_id)
    throw new AppError('invalid', 'Select a user', { fields: { user_id: ['Select a user'] } });
  const incoming: Incoming = {
    ...{ source: 'file', takes, usual_clinician: user_id },
    appointments: agenda.appointments,
  };
  return { agenda, incoming, file_name, seen };
}

/** The same as long as taking it does the same. */
function fingerprint(all: readonly Planned[]): string {
  const told = all.map(({ read, verdict, kept, client, clinician, content_mac }) => [
    ...[read.line, verdict, kept?.id, client?.key, clinician?.id],
    content_mac.toString('hex'),
  ]);
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

const present = ({ read, verdict, kept, clinician, identity, client, problems }: Planned) => ({
  id: kept?.id ?? null,
  line: read.line,
  verdict,
  clinician_name: clinician ? clinicianName(clinician) : read.clinician,
  start_time: read.start_time,
  end_time: read.end_time,
  client_name: clientNameOf(identity) || null,
  client_code: identity.client_code,
  date_of_birth: identity.date_of_birth,
  is_new_client: client?.id === null,
  problems,
});

export async function previewFile(
  services: Services,
  actor: Actor,
  request: FastifyRequest,
): Promise<Reply<typeof previewAppointments>> {
  const scope = scopeOf(actor, 'import_appointments');
  const { agenda, incoming, file_name } = await incomingOf(services, request);
  const all = await plan(services.db, scope, services.sealing, incoming);
  return {
    data: all.map(present),
    ...{ kind: agenda.kind, file_name, seen: fingerprint(all) },
    counts: countsOf(all, agenda.left_out),
  };
}

/** All that is right or nothing. What was looked at is what happens: if it would be something else by now, it is looked at again. */
export async function takeFile(
  services: Services,
  actor: Actor,
  request: FastifyRequest,
): Promise<Reply<typeof importAppointments>['data']> {
  const scope = scopeOf(actor, 'import_appointments');
  const { agenda, incoming, seen } = await incomingOf(services, request);
  return services.db.transaction().execute(async (tx) => {
    await holdIncoming(tx);
    const all = await plan(tx, scope, services.sealing, incoming);
    if (fingerprint(all) !== seen)
      throw new AppError('agenda_changed', 'Something changed in between: look at the file again.');
    await take({ services, tx, scope, who: actor, source: incoming.source, created_by: actor.id }, all);
    const counts = countsOf(all, agenda.left_out);
    await audit(tx, actor, 'incoming.file_taken', {
      detail: { kind: agenda.kind, made: counts.new, changed: counts.changed, cancelled: counts.cancelled },
    });
    return { counts };
  });
}
