/** What taking appointments from elsewhere would do, one by one. It changes nothing. */
import {
  type AgendaProblem,
  type IncomingCounts,
  type IncomingVerdict,
  incomingVerdicts,
} from '@noteer/contract';
import { type Identity, splitName } from '../../consultations/clients.ts';
import type { Db } from '../../db/schema.ts';
import type { ReadAppointment } from '../../engines/agendas/port.ts';
import type { Scope } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { clientLookup, type FoundClient } from './client-lookup.ts';
import { type Clinician, clinicians } from './people.ts';
import { type Kept, type Link, linksOf, plannedBetween } from './queries.ts';
import { clientInTitle } from './title.ts';

export type Incoming = {
  /** 'file', 'connector', or the id of a feed. */
  source: string;
  appointments: readonly ReadAppointment[];
  /** Whose it is where nothing is said. */
  usual_clinician: string | undefined;
  /** Of a calendar: whether somebody who is not known here is made a client. */
  takes: 'known' | 'everyone';
};

export type Planned = {
  read: ReadAppointment;
  verdict: IncomingVerdict;
  problems: AgendaProblem[];
  clinician: Clinician | undefined;
  identity: Identity;
  client: FoundClient | undefined;
  /** The one that is here. */
  kept: Kept | undefined;
  /** Whether it is known by its id already, and says what it said then. */
  is_settled: boolean;
  /** Undefined where nobody elsewhere knows it by an id. */
  external_mac: Buffer | undefined;
  content_mac: Buffer;
};

function identityOf(read: ReadAppointment): Identity {
  const told = read.title === null ? read : { ...clientInTitle(read.title, read.description), gender: null };
  const { client_code, date_of_birth, gender } = told;
  return { ...splitName(told.client_name ?? ''), client_code, date_of_birth, gender };
}

const slotOf = (clinician_id: string, time: string | Date, client: string): string =>
  `${clinician_id}/${typeof time === 'string' ? time : time.toISOString()}/${client}`;

/** Everything that is asked of the database, for all of them at once. */
async function lookAt(db: Db, scope: Scope<'import_appointments'>, sealing: Sealing, incoming: Incoming) {
  const { appointments, source } = incoming;
  const identities = appointments.map(identityOf);
  const people = await clinicians(db, incoming.usual_clinician);
  const clients = await clientLookup(db, scope, sealing, identities);
  const macOf = (external_id: string | null) =>
    external_id === null ? undefined : sealing.mac('incoming', source, external_id);
  const macs = appointments.flatMap(({ external_id }) => macOf(external_id) ?? []);
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
  const external_mac = looked.macOf(read.external_id);
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
  const seen = new Set<string>();
  return incoming.appointments.map((read, at) => {
    const planned = planOne(looked, incoming, sealing, read, at);
    if (planned.verdict === 'wrong' || planned.verdict === 'left_out') return planned;
    const { clinician, client, external_mac } = planned;
    const keys = [
      ...(external_mac ? [external_mac.toString('hex')] : []),
      ...(clinician && client && read.start_time ? [slotOf(clinician.id, read.start_time, client.key)] : []),
    ];
    const isTwice = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    if (!isTwice) return planned;
    // Calendars have the same twice by themselves; of a table somebody should know.
    return read.title !== null
      ? { ...planned, verdict: 'left_out' }
      : { ...planned, verdict: 'wrong', problems: [{ field: 'start_time', problem: 'twice' }] };
  });
}

export function countsOf(all: readonly Planned[], left_out = 0): IncomingCounts {
  const counts = Object.fromEntries(incomingVerdicts.map((verdict) => [verdict, 0])) as IncomingCounts;
  for (const { verdict } of all) counts[verdict] += 1;
  counts.left_out += left_out;
  return counts;
}
