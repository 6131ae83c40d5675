/** What taking appointments from elsewhere would do, one by one. It changes nothing. */
import type { AgendaProblem, IncomingVerdict } from '@noteer/contract';
import { type Identity, splitName } from '../../consultations/clients.ts';
import type { Db } from '../../db/schema.ts';
import type { ReadAppointment } from '../../engines/agendas/port.ts';
import type { Scope } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { clientLookup, type FoundClient } from './client-lookup.ts';
import { bookedAgain, onceEach } from './each-other.ts';
import { clinicians } from './people.ts';
import { type Incoming, type Planned, slotOf } from './planned.ts';
import { type Kept, type Link, linksOf, plannedBetween } from './queries.ts';
import { clientInTitle } from './title.ts';

function identityOf(read: ReadAppointment): Identity {
  const told = read.title === null ? read : { ...clientInTitle(read.title, read.description), gender: null };
  const { client_code, date_of_birth, gender } = told;
  return { ...splitName(told.client_name ?? ''), client_code, date_of_birth, gender };
}

/** Everything that is asked of the database, for all of them at once. */
async function lookAt(db: Db, scope: Scope<'import_appointments'>, sealing: Sealing, incoming: Incoming) {
  const { appointments, source } = incoming;
  const identities = appointments.map(identityOf);
  const people = await clinicians(db, incoming.usual_clinician);
  const clients = await clientLookup(db, scope, sealing, identities);
  // Whoever meets has the same event in each of their calendars, under the same id.
  const macOf = ({ external_id, title }: ReadAppointment) =>
    external_id === null
      ? undefined
      : sealing.mac('incoming', source, (title !== null && incoming.usual_clinician) || '', external_id);
  const macs = appointments.flatMap((read) => macOf(read) ?? []);
  const linked = new Map(
    (await linksOf(db, scope, source, macs)).map((link) => [link.external_mac.toString('hex'), link]),
  );
  const times = appointments.flatMap(({ start_time }) => start_time ?? []).toSorted();
  const planned = await plannedBetween(db, scope, {
    clinician_ids: [...people.byId.keys()],
    first: times[0] ?? 'infinity',
    last: times.at(-1) ?? '-infinity',
  });
  const bySlot = new Map(
    planned.map((row) => [slotOf(row.clinician_id, row.appointment_time, row.client_id), row]),
  );
  return { identities, people, clients, macOf, linked, bySlot };
}

type Looked = Awaited<ReturnType<typeof lookAt>>;

const isRemovedHere = (link: Link): boolean => link.deleted_at !== null && link.cancelled_at === null;

/** What becomes of one that came before under the same id. */
function ofLinked(read: ReadAppointment, link: Link, content_mac: Buffer): IncomingVerdict {
  if (read.is_cancelled) {
    if (link.deleted_at) return 'same';
    return link.is_recorded ? 'recorded' : 'cancelled';
  }
  if (isRemovedHere(link)) return 'removed';
  if (link.deleted_at === null && link.content_mac.equals(content_mac)) return 'same';
  return link.is_recorded ? 'recorded' : 'changed';
}

function ofNew(read: ReadAppointment, kept: Kept | undefined): IncomingVerdict {
  if (!read.is_cancelled) return kept ? 'same' : 'new';
  if (!kept) return 'left_out';
  return kept.is_recorded ? 'recorded' : 'cancelled';
}

type Sought = { client: FoundClient } | { problem: AgendaProblem } | 'nobody';

function seek(
  looked: Looked,
  { takes }: Incoming,
  read: ReadAppointment,
  identity: Identity,
  id: string,
): Sought {
  const found = looked.clients.find(identity, id);
  if (found) return found;
  const isCalendar = read.title !== null;
  if (isCalendar && (takes === 'known' || !identity.first_name)) return 'nobody';
  if (!identity.first_name) return { problem: { field: 'client_code', problem: 'unknown' } };
  return { client: { id: null, key: looked.clients.newKey(identity, id) } };
}

function planOne(
  looked: Looked,
  incoming: Incoming,
  sealing: Sealing,
  read: ReadAppointment,
  at: number,
): Planned {
  const identity = looked.identities[at] as Identity;
  const external_mac = looked.macOf(read);
  const link = external_mac && looked.linked.get(external_mac.toString('hex'));
  const named = looked.people.find(read.clinician);
  const clinician = 'clinician' in named ? named.clinician : undefined;
  const { start_time, end_time, description } = read;
  const content = [clinician?.id, start_time, end_time, identity, description];
  const content_mac = sealing.mac('incoming content', JSON.stringify(content));
  const planned: Planned = {
    ...{ read, identity, external_mac, clinician, kept: link, client: undefined },
    content_mac,
    is_settled: link?.deleted_at === null && link.content_mac.equals(content_mac),
    verdict: 'wrong',
    problems: [...read.problems],
  };
  // Whoever cancels by id need not say again whose it was and when; and what is as it was is asked nothing again: its client may
  // be called otherwise here by now.
  if (link && (read.is_cancelled || planned.is_settled || isRemovedHere(link)))
    return { ...planned, problems: [], verdict: ofLinked(read, link, content_mac) };
  if ('problem' in named) planned.problems.push(named.problem);
  if (!clinician || planned.problems.length > 0 || !start_time) return planned;
  const sought = seek(looked, incoming, read, identity, clinician.id);
  if (sought === 'nobody') return { ...planned, verdict: 'left_out' };
  if ('problem' in sought) return { ...planned, problems: [sought.problem] };
  const { client } = sought;
  const kept =
    link ?? (client.id ? looked.bySlot.get(slotOf(clinician.id, start_time, client.id)) : undefined);
  const verdict = link ? ofLinked(read, link, planned.content_mac) : ofNew(read, kept);
  return { ...planned, client, kept, verdict };
}

export async function plan(
  db: Db,
  scope: Scope<'import_appointments'>,
  sealing: Sealing,
  incoming: Incoming,
): Promise<Planned[]> {
  const looked = await lookAt(db, scope, sealing, incoming);
  const all = incoming.appointments.map((read, at) => planOne(looked, incoming, sealing, read, at));
  return bookedAgain(onceEach(all));
}
