import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { ClientRow } from '../../consultations/clients.ts';
import type { Db, Tables, Tx } from '../../db/schema.ts';
import { type Scope, within, withinClient } from '../../policy.ts';

type Importing = Scope<'import_appointments'>;

/** Nobody else takes appointments from elsewhere until the transaction ends: two of the same would both be new. */
export const holdIncoming = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('noteer incoming appointments'))`.execute(tx);

type Candidate = ClientRow & { kind: 'code' | 'name'; mac: Buffer };

/** Everyone with one of these codes or names, as they are known now. */
export async function candidates(
  db: Db,
  scope: Importing,
  { codes, names }: { codes: Buffer[]; names: Buffer[] },
): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('client_index')
    .innerJoin('clients as part', 'part.id', 'client_index.client_id')
    .innerJoin('clients', 'clients.id', 'part.current_id')
    .selectAll('clients')
    .select(['client_index.kind', 'client_index.mac'])
    .where((eb) =>
      eb.or([
        eb.and([eb('kind', '=', 'code'), sql<boolean>`mac = any(${codes}::bytea[])`]),
        eb.and([eb('kind', '=', 'name'), sql<boolean>`mac = any(${names}::bytea[])`]),
      ]),
    )
    .where(withinClient(scope, 'clients.id'))
    .orderBy('clients.created_at')
    .orderBy('clients.id')
    .execute();
  return rows as Candidate[];
}

/** As `clinician/client`: who sees or made whom. */
export async function whoSeesWhom(db: Db, scope: Importing, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('appointments')
    .innerJoin('clients as part', 'part.id', 'appointments.client_id')
    .select(['appointments.clinician_id', 'part.current_id'])
    .distinct()
    .where(sql<boolean>`part.current_id = any(${ids}::uuid[])`)
    .where('appointments.deleted_at', 'is', null)
    .where(within(scope, 'appointments.clinician_id'))
    .union(
      db
        .selectFrom('clients')
        .select([sql<string>`created_by`.as('clinician_id'), 'current_id'])
        .where(sql<boolean>`id = any(${ids}::uuid[])`)
        .where('created_by', 'is not', null),
    )
    .execute();
  return new Set(rows.map(({ clinician_id, current_id }) => `${clinician_id}/${current_id}`));
}

/** An appointment that is here: whether there is, or was, a recording of it decides what may still happen to it. */
const kept = (db: Db, scope: Importing) =>
  db
    .selectFrom('appointments')
    .innerJoin('clients as part', 'part.id', 'appointments.client_id')
    .select([
      'appointments.id',
      'appointments.clinician_id',
      'appointments.appointment_time',
      'appointments.deleted_at',
      'part.current_id as client_id',
      sql<boolean>`not is_appointment or exists (
        select from recordings where recordings.appointment_id = appointments.id)`.as('is_recorded'),
    ])
    .where(within(scope, 'appointments.clinician_id'));

export type Kept = Awaited<ReturnType<typeof plannedBetween>>[number];

export const plannedBetween = (
  db: Db,
  scope: Importing,
  { clinician_ids, first, last }: { clinician_ids: string[]; first: string; last: string },
) =>
  kept(db, scope)
    .where(sql<boolean>`appointments.clinician_id = any(${clinician_ids}::uuid[])`)
    .where('appointment_time', '>=', sql<Date>`${first}`)
    .where('appointment_time', '<=', sql<Date>`${last}`)
    .where('appointments.deleted_at', 'is', null)
    .execute();

export type Link = Kept & { external_mac: Buffer; content_mac: Buffer; cancelled_at: Date | null };

const links = (db: Db, scope: Importing, source: string) =>
  kept(db, scope)
    .innerJoin('incoming_appointments as link', 'link.appointment_id', 'appointments.id')
    .select(['link.external_mac', 'link.content_mac', 'link.cancelled_at'])
    .where('link.source', '=', source);

/** What came from there before under these ids. */
export const linksOf = (db: Db, scope: Importing, source: string, macs: Buffer[]): Promise<Link[]> =>
  links(db, scope, source).where(sql<boolean>`link.external_mac = any(${macs}::bytea[])`).execute();

/** What came from there, is still planned for these days and is known from nowhere else. */
export const plannedFrom = (
  db: Db,
  scope: Importing,
  source: string,
  { from, until }: { from: string; until: string },
): Promise<Link[]> =>
  links(db, scope, source)
    .where('appointments.deleted_at', 'is', null)
    .where('appointment_time', '>=', sql<Date>`${from}`)
    .where('appointment_time', '<=', sql<Date>`${until}`)
    .where(
      sql<boolean>`not exists (select from incoming_appointments other
        where other.appointment_id = appointments.id and other.source <> ${source} and other.cancelled_at is null)`,
    )
    .execute();

export async function keepLink(
  tx: Tx,
  _scope: Importing,
  link: Insertable<Tables['incoming_appointments']>,
): Promise<void> {
  await tx
    .insertInto('incoming_appointments')
    .values(link)
    .onConflict((conflict) =>
      conflict.columns(['source', 'external_mac']).doUpdateSet({
        appointment_id: link.appointment_id,
        content_mac: link.content_mac,
        cancelled_at: link.cancelled_at ?? null,
      }),
    )
    .execute();
}
