import { type RawBuilder, sql } from 'kysely';
import { isIndexed } from '../../consultations/client-index.ts';
import { sameCode } from '../../consultations/client-words.ts';
import { clientsOf } from '../../consultations/shown-clients.ts';
import type { Db, Tx } from '../../db/schema.ts';
import { type Scope, withinClient } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';

type Page = { fits?: RawBuilder<boolean> | undefined; limit: number; after?: string | undefined };

/** Newest first; `fits` is asked of `part.id`, so that one who was joined is found by what they were called before. */
export const clientsAfter = (db: Db, scope: Scope<'find_clients'>, { fits, limit, after }: Page) =>
  clientsOf(db, scope)
    .$if(fits !== undefined, (query) =>
      query.where(sql<boolean>`clients.id in (select part.current_id from clients part where ${fits})`),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(clients.created_at, clients.id) < (select created_at, id from clients where id = ${after})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Somebody else's code, whoever asks: a code is the institution's. */
export const isCodeTaken = async (
  db: Db,
  _scope: Scope<'add_client' | 'change_client'>,
  sealing: Sealing,
  code: string,
  but?: string,
): Promise<boolean> => {
  const found = await db
    .selectFrom('clients as part')
    .select('part.id')
    .where(isIndexed(sealing, 'part.id', { kind: 'code', value: sameCode(code) }))
    .$if(but !== undefined, (query) => query.where('part.current_id', '<>', but as string))
    .executeTakeFirst();
  return found !== undefined;
};

/** In the order of their ids: two who lock the same two do not wait for each other. */
export const lockClients = (
  tx: Tx,
  scope: Scope<'join_clients' | 'change_client' | 'remove_client'>,
  ids: string[],
) =>
  tx
    .selectFrom('clients')
    .selectAll('clients')
    .where('id', 'in', ids)
    .where(withinClient(scope, 'clients.current_id'))
    .orderBy('id')
    .forUpdate()
    .execute();

export async function joinInto(
  tx: Tx,
  _scope: Scope<'join_clients'>,
  { id, into, by }: { id: string; into: string; by: string },
): Promise<void> {
  // All that were joined into it before come along.
  await sql`update clients set current_id = ${into},
      joined_into = case when id = ${id} then ${into} else joined_into end,
      joined_by = case when id = ${id} then ${by} else joined_by end,
      joined_at = case when id = ${id} then now() else joined_at end
    where current_id = ${id}`.execute(tx);
}

/** It and all that were joined into it are themselves again. */
export async function partFrom(tx: Tx, _scope: Scope<'join_clients'>, id: string): Promise<void> {
  await sql`with recursive own as (
      select id from clients where id = ${id}
      union select clients.id from clients join own on clients.joined_into = own.id
    ) update clients set current_id = ${id},
      joined_into = case when id = ${id} then null else joined_into end,
      joined_by = case when id = ${id} then null else joined_by end,
      joined_at = case when id = ${id} then null else joined_at end
    where id in (select id from own)`.execute(tx);
}

/** An appointment, a recording, a task, an attachment, or another client that was joined into it. A deleted recording counts until it is gone. */
export const isInUse = async (tx: Tx, _scope: Scope<'remove_client'>, id: string): Promise<boolean> => {
  const { rows } = await sql<{ is_used: boolean }>`select
    exists (select from clients where joined_into = ${id}) or exists (
      select from tasks where tasks.client_id = ${id}) or exists (
      select from attachments where attachments.client_id = ${id}) or exists (
      select from appointments a where a.client_id = ${id} and (
        a.deleted_at is null or exists (select from recordings r where r.appointment_id = a.id))
    ) as is_used`.execute(tx);
  return rows[0]?.is_used ?? true;
};

/** With the appointments that were deleted before: they are about nobody else. */
export async function deleteClient(tx: Tx, _scope: Scope<'remove_client'>, id: string): Promise<void> {
  await tx.deleteFrom('appointments').where('client_id', '=', id).execute();
  await tx.deleteFrom('clients').where('id', '=', id).execute();
}

/** Whose pages show this client: one of the appointments of each. */
export const seenBy = (tx: Tx, _scope: Scope, id: string) =>
  tx
    .selectFrom('appointments')
    .innerJoin('clients as part', 'part.id', 'appointments.client_id')
    .distinctOn('clinician_id')
    .select(['clinician_id', 'appointments.id'])
    .where('part.current_id', '=', id)
    .orderBy('clinician_id')
    .execute();
