/** Clients as several features see them: the row, opened and sealed, and the one that an appointment is for. */
import { randomUUID } from 'node:crypto';
import type { Client } from '@noteer/contract';
import { type Selectable, sql } from 'kysely';
import type { Tables, Tx } from '../db/schema.ts';
import type { Scope } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import { forgetIndex, indexClient, indexMac, isIndexed } from './client-index.ts';
import { sameCode, sameName } from './client-words.ts';
import { openText, openTextOrNull, sealText } from './sealed-text.ts';

export type ClientRow = Selectable<Tables['clients']>;
export type Identity = Pick<Client, 'first_name' | 'last_name' | 'date_of_birth' | 'gender' | 'client_code'>;
type Column = keyof Identity;

const owner = (id: string, column: Column) => `clients/${id}/${column}`;

/** As long for one as for another: how long a sealed text is, anyone can see. */
const SAME_LENGTH = 8;

function sealIdentity(sealing: Sealing, id: string, identity: Identity) {
  const sealed = (column: Column, text: string | null) =>
    text ? sealText(sealing, owner(id, column), text) : null;
  return {
    first_name: sealText(sealing, owner(id, 'first_name'), identity.first_name),
    last_name: sealed('last_name', identity.last_name),
    date_of_birth: sealed('date_of_birth', identity.date_of_birth),
    gender: sealed('gender', identity.gender && identity.gender.padEnd(SAME_LENGTH)),
    client_code: sealed('client_code', identity.client_code),
  };
}

export function openIdentity(sealing: Sealing, row: ClientRow): Identity {
  const opened = (column: Column) => openTextOrNull(sealing, owner(row.id, column), row[column]);
  return {
    ...openNames(sealing, row),
    date_of_birth: opened('date_of_birth'),
    gender: (opened('gender')?.trimEnd() ?? null) as Identity['gender'],
    client_code: opened('client_code'),
  };
}

/** The code that the institution knows them by; null where they have none. */
export const openClientCode = (sealing: Sealing, row: Pick<ClientRow, 'id' | 'client_code'>): string | null =>
  openTextOrNull(sealing, owner(row.id, 'client_code'), row.client_code);

export const openNames = (
  sealing: Sealing,
  { id, first_name, last_name }: Pick<ClientRow, 'id' | 'first_name' | 'last_name'>,
): Pick<Identity, 'first_name' | 'last_name'> => ({
  first_name: openText(sealing, owner(id, 'first_name'), first_name),
  last_name: openTextOrNull(sealing, owner(id, 'last_name'), last_name),
});

/** As appointments and tasks have it. */
export const clientNameOf = ({ first_name, last_name }: Pick<Identity, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ');

/** A name that was typed as one: its first word is the first name. */
export function splitName(client_name: string): Pick<Identity, 'first_name' | 'last_name'> {
  const [first_name = '', ...rest] = client_name.trim().split(/\s+/);
  return { first_name, last_name: rest.join(' ') || null };
}

const indexed = (identity: Identity) => ({ ...identity, client_name: clientNameOf(identity) });

export async function insertClient(
  tx: Tx,
  scope: Scope<'add_client' | 'plan_appointment' | 'add_contact' | 'import_appointments'>,
  sealing: Sealing,
  identity: Identity,
  made: { created_by: string | null; id?: string },
): Promise<string> {
  const { created_by, id = randomUUID() } = made;
  await tx
    .insertInto('clients')
    .values({ id, current_id: id, created_by, ...sealIdentity(sealing, id, identity) })
    .execute();
  await indexClient(tx, scope, sealing, id, indexed(identity));
  return id;
}

export async function updateClient(
  tx: Tx,
  scope: Scope<'change_client' | 'plan_appointment' | 'add_contact' | 'import_appointments'>,
  sealing: Sealing,
  id: string,
  identity: Identity,
): Promise<void> {
  await tx
    .updateTable('clients')
    .set(sealIdentity(sealing, id, identity))
    .where('id', '=', id)
    .execute();
  await forgetIndex(tx, scope, id);
  await indexClient(tx, scope, sealing, id, indexed(identity));
}

/** Who is meant by what was typed for an appointment of this clinician. */
export type Meant = Identity & { clinician_id: string };

const differs = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;
const comparable = (code: string | null) => code && sameCode(code);

/** Whether they can be the same: nothing that is known of both is different. */
export const canBe = (one: Identity, other: Identity): boolean =>
  !differs(one.date_of_birth, other.date_of_birth) &&
  !differs(one.gender, other.gender) &&
  !differs(comparable(one.client_code), comparable(other.client_code));

/** Everyone of this name, with what tells whether it is the one who is meant. */
async function namesakes(tx: Tx, sealing: Sealing, { clinician_id, client_code, ...names }: Meant) {
  const name = { kind: 'name' as const, value: sameName(clientNameOf(names)) };
  // Two who plan the same new client at the same moment make one.
  const turn = indexMac(sealing, name).readBigInt64BE().toString();
  await sql`select pg_advisory_xact_lock(${turn})`.execute(tx);
  const hasCode = client_code
    ? isIndexed(sealing, 'part.id', { kind: 'code', value: sameCode(client_code) })
    : sql<boolean>`false`;
  return tx
    .selectFrom('clients as part')
    .innerJoin('clients', 'clients.id', 'part.current_id')
    .selectAll('clients')
    .select([
      hasCode.as('has_code'),
      sql<boolean>`clients.created_by = ${clinician_id} or exists (
        select from appointments a join clients p on p.id = a.client_id
        where p.current_id = clients.id and a.clinician_id = ${clinician_id} and (
          a.deleted_at is null or exists (
            select from recordings r where r.appointment_id = a.id and not r.is_recording_deleted)))`.as(
        'is_own',
      ),
    ])
    .where(isIndexed(sealing, 'part.id', name))
    .orderBy('clients.created_at')
    .orderBy('clients.id')
    .execute();
}

/**
 * The client of this name: whoever has the same code, or else the one client of this clinician who is called so and differs
 * in nothing. Undefined when there is none, and when there are several: which of them it is, a person has to say.
 */
async function findMeant(
  tx: Tx,
  _scope: Scope<'plan_appointment' | 'add_contact'>,
  sealing: Sealing,
  meant: Meant,
): Promise<string | undefined> {
  const rows = await namesakes(tx, sealing, meant);
  const coded = rows.find(({ has_code }) => has_code);
  if (coded) return coded.id;
  const fitting = rows.filter((row) => row.is_own && canBe(openIdentity(sealing, row), meant));
  const ids = new Set(fitting.map(({ id }) => id));
  return ids.size === 1 ? fitting[0]?.id : undefined;
}

/** What an appointment tells of its client is kept with the client, where nothing was known of it yet. */
export async function learnOf(
  tx: Tx,
  scope: Scope<'plan_appointment' | 'add_contact' | 'import_appointments'>,
  sealing: Sealing,
  id: string,
  told: Identity,
): Promise<Identity> {
  const row = await tx
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const known = openIdentity(sealing, row);
  const learned: Identity = {
    ...known,
    date_of_birth: known.date_of_birth ?? told.date_of_birth,
    gender: known.gender ?? told.gender,
    client_code: known.client_code ?? told.client_code,
  };
  if (JSON.stringify(learned) !== JSON.stringify(known)) await updateClient(tx, scope, sealing, id, learned);
  return learned;
}

export async function findOrMakeClient(
  tx: Tx,
  scope: Scope<'plan_appointment' | 'add_contact'>,
  sealing: Sealing,
  meant: Meant,
  created_by: string | null,
): Promise<{ id: string; is_new: boolean }> {
  const found = await findMeant(tx, scope, sealing, meant);
  if (!found) return { id: await insertClient(tx, scope, sealing, meant, { created_by }), is_new: true };
  await learnOf(tx, scope, sealing, found, meant);
  return { id: found, is_new: false };
}
