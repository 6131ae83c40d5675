/** What is made of a client's papers, as far as others make it out of date: courses, and the pages before appointments. */
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { Enqueue } from '../../jobs/catalogue.ts';
import type { Scope } from '../../policy.ts';

/** Nobody has more to come than this; what is further away is made when its time comes. */
const MOST_COMING = 20;

/**
 * The papers of this client changed: the pages before their appointments are made again. Of a paper that is gone nothing
 * stays: then the pages that may quote it go at once.
 */
export async function prepareAgain(
  tx: Tx,
  _scope: Scope,
  enqueue: Enqueue,
  client_id: string,
  { isLost = false } = {},
): Promise<void> {
  const ofClient = sql`select appointments.id from appointments join clients on clients.id = client_id
    where current_id = client_of('client', ${client_id})`;
  const client = sql`client_of('client', ${client_id})`;
  // A course that is being made from what was there until now is waited for.
  await sql`select from clients where id = ${client} for no key update`.execute(tx);
  await sql`delete from courses where client_id in (select id from clients where current_id = ${client})`.execute(
    tx,
  );
  // A page that is being made from what is now lost is waited for, and goes with the others.
  if (isLost)
    await sql`select from appointments where id in (${ofClient}) order by id for no key update`.execute(tx);
  await (isLost
    ? sql`delete from preparations where appointment_id in (${ofClient})`
    : sql`update preparations set is_stale = true where not is_stale and appointment_id in (${ofClient})`
  ).execute(tx);
  // The clock on the wall is nowhere more than a day from that of the database.
  const { rows } = await sql<{ id: string }>`${ofClient} and deleted_at is null and status = 'scheduled'
    and appointment_time > now() - interval '1 day' order by appointment_time limit ${MOST_COMING}`.execute(
    tx,
  );
  for (const { id } of rows) await enqueue(tx, 'prepare-appointment', { appointment_id: id });
}

/** What was made for one clinician is not for the next: it goes, and is made anew. */
export async function prepareAnew(tx: Tx, _scope: Scope, enqueue: Enqueue, appointment_id: string) {
  await tx.deleteFrom('preparations').where('appointment_id', '=', appointment_id).execute();
  await enqueue(tx, 'prepare-appointment', { appointment_id });
}

/** As `prepareAgain`, for whoever knows the recording and not the client. */
export async function prepareAgainAfter(
  tx: Tx,
  scope: Scope,
  enqueue: Enqueue,
  { id, appointment_id }: { id: string; appointment_id: string | null },
  { isLost = false } = {},
): Promise<void> {
  if (!appointment_id) return;
  if (isLost) await tx.deleteFrom('findings').where('recording_id', '=', id).execute();
  const { rows } = await sql<{
    client: string | null;
  }>`select client_of('appointment', ${appointment_id}) as client`.execute(tx);
  const client = rows[0]?.client;
  if (client) await prepareAgain(tx, scope, enqueue, client, { isLost });
}
