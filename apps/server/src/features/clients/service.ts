import type { Client, changeClient, createClient, Received } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { fits } from '../../consultations/client-index.ts';
import { type Identity, insertClient, openIdentity, updateClient } from '../../consultations/clients.ts';
import { announce } from '../../consultations/events.ts';
import { prepareAgain } from '../../consultations/file/coming.ts';
import { readDocumentsOf } from '../../consultations/file/whose.ts';
import { findClient, presentClients } from '../../consultations/shown-clients.ts';
import type { Db, Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

type Page = { search?: string; limit: number; after?: string | undefined };
type Parts = Pick<Services, 'db' | 'sealing'>;

const notThere = () => new AppError('not_found', 'Client not found.');

export async function list({ db, sealing }: Parts, actor: Actor, page: Page): Promise<Client[]> {
  const { search, limit, after } = page;
  const scope = scopeOf(actor, 'find_clients');
  const found = search === undefined ? undefined : fits(sealing, 'part.id', search);
  const rows =
    search !== undefined && !found
      ? []
      : await queries.clientsAfter(db, scope, { fits: found, limit, after });
  return presentClients({ db, sealing }, scope, rows);
}

export function look({ db, sealing }: Parts, actor: Actor, id: string): Promise<Client> {
  return reach({ db, sealing }, scopeOf(actor, 'find_clients'), id);
}

async function reach(parts: { db: Db; sealing: Sealing }, scope: Scope, id: string): Promise<Client> {
  const row = await findClient(parts.db, scope, id);
  const [client] = row ? await presentClients(parts, scope, [row]) : [];
  if (!client) throw notThere();
  return client;
}

const refuseTakenCode = () => {
  throw new AppError('invalid', 'Another client has this code', {
    fields: { client_code: ['Another client has this code'] },
  });
};

/** What was left empty is not known. */
const orNull = (text: string | null | undefined): string | null => text || null;

export async function create(
  { db, sealing }: Parts,
  actor: Actor,
  form: Received<typeof createClient>['body'],
): Promise<Client> {
  const scope = scopeOf(actor, 'add_client');
  const identity: Identity = {
    first_name: form.first_name,
    last_name: orNull(form.last_name),
    date_of_birth: form.date_of_birth ?? null,
    gender: form.gender ?? null,
    client_code: orNull(form.client_code),
  };
  return db.transaction().execute(async (tx) => {
    const { client_code } = identity;
    if (client_code && (await queries.isCodeTaken(tx, scope, sealing, client_code))) refuseTakenCode();
    const id = await insertClient(tx, scope, sealing, identity, { created_by: actor.id });
    await audit(tx, actor, 'client.created', { id });
    return reach({ db: tx, sealing }, scope, id);
  });
}

export async function change(
  { db, sealing, enqueue }: Services,
  actor: Actor,
  id: string,
  form: Received<typeof changeClient>['body'],
): Promise<Client> {
  const scope = scopeOf(actor, 'change_client');
  return db.transaction().execute(async (tx) => {
    const [row] = await queries.lockClients(tx, scope, [id]);
    if (!row) throw notThere();
    if (row.joined_into) throw joinedAlready();
    const known = openIdentity(sealing, row);
    const identity: Identity = {
      first_name: form.first_name ?? known.first_name,
      last_name: form.last_name === undefined ? known.last_name : orNull(form.last_name),
      date_of_birth: form.date_of_birth === undefined ? known.date_of_birth : form.date_of_birth,
      gender: form.gender === undefined ? known.gender : form.gender,
      client_code: form.client_code === undefined ? known.client_code : orNull(form.client_code),
    };
    const { client_code } = identity;
    const isOther = client_code !== null && client_code !== known.client_code;
    if (isOther && (await queries.isCodeTaken(tx, scope, sealing, client_code, id))) refuseTakenCode();
    await updateClient(tx, scope, sealing, id, identity);
    if (isOtherPerson(known, identity))
      for (const { id: attachment_id } of await readDocumentsOf(tx, scope, id))
        await enqueue(tx, 'read-attachment-findings', { attachment_id });
    await tellClinicians(tx, scope, id);
    await audit(tx, actor, 'client.changed', { id });
    return reach({ db: tx, sealing }, scope, id);
  });
}

/** By what a document is found to be theirs. */
const isOtherPerson = (before: Identity, after: Identity): boolean =>
  (['first_name', 'last_name', 'date_of_birth'] as const).some((part) => before[part] !== after[part]);

export async function remove({ db }: Parts, actor: Actor, id: string): Promise<void> {
  const scope = scopeOf(actor, 'remove_client');
  await db.transaction().execute(async (tx) => {
    const [row] = await queries.lockClients(tx, scope, [id]);
    if (!row) throw notThere();
    if (row.joined_into) throw joinedAlready();
    if (await queries.isInUse(tx, scope, id)) {
      throw new AppError('client_in_use', 'This client has appointments or recordings.');
    }
    await audit(tx, actor, 'client.removed', { id });
    await queries.deleteClient(tx, scope, id);
  });
}

const joinedAlready = () => new AppError('client_joined', 'This client is part of another.');

/** The name in their lists is another now. */
async function tellClinicians(tx: Tx, scope: Scope, client_id: string): Promise<void> {
  for (const { clinician_id, id } of await queries.seenBy(tx, scope, client_id))
    await announce(tx, { clinician_id, kind: 'appointment', id });
}

/** One and the same: the first becomes part of the second. */
export async function join(
  { db, sealing, enqueue }: Services,
  actor: Actor,
  id: string,
  into: string,
): Promise<Client> {
  const scope = scopeOf(actor, 'join_clients');
  if (id === into) throw new AppError('invalid', 'A client cannot be joined with itself.');
  return db.transaction().execute(async (tx) => {
    const rows = await queries.lockClients(tx, scope, [id, into]);
    if (rows.length < 2) throw notThere();
    if (rows.some(({ joined_into }) => joined_into !== null)) throw joinedAlready();
    await queries.joinInto(tx, scope, { id, into, by: actor.id });
    await prepareAgain(tx, scope, enqueue, into);
    await tellClinicians(tx, scope, into);
    await audit(tx, actor, 'client.joined', { id: into, detail: { joined: id } });
    return reach({ db: tx, sealing }, scope, into);
  });
}

/** Appointments made since they were joined stay with the one that was kept: nobody knows whose they would have been. */
export async function part({ db, sealing, enqueue }: Services, actor: Actor, id: string): Promise<Client> {
  const scope = scopeOf(actor, 'join_clients');
  return db.transaction().execute(async (tx) => {
    const [row] = await queries.lockClients(tx, scope, [id]);
    if (!row) throw notThere();
    if (!row.joined_into) throw new AppError('client_joined', 'This client is not part of another.');
    await tellClinicians(tx, scope, row.current_id);
    // What quotes the papers of both goes at once.
    await prepareAgain(tx, scope, enqueue, row.current_id, { isLost: true });
    await queries.partFrom(tx, scope, id);
    await prepareAgain(tx, scope, enqueue, id);
    await audit(tx, actor, 'client.parted', { id, detail: { parted_from: row.joined_into } });
    return reach({ db: tx, sealing }, scope, id);
  });
}
