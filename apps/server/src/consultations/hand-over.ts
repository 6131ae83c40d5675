/** What somebody who leaves hands to a colleague: whoever has the account next sees what its owner saw. Names of authors stay. */
import { reachOf, roles } from '@noteer/contract';
import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { audit } from '../audit.ts';
import type { Db, Tx } from '../db/schema.ts';
import { type Scope, within } from '../policy.ts';

type Leaving = Scope<'delete_account'>;

/** Those whose work is with clients. */
const treatingRoles = roles.filter((role) => reachOf(role, 'record') !== undefined);

/** Who could take them. */
export const colleaguesOf = (db: Db, _scope: Leaving, id: string) =>
  db
    .selectFrom('users')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('role', 'in', treatingRoles)
    .where('deleted_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .where('id', '<>', id)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();

/** Whom they made and nobody else sees: whoever was planned in with a colleague stays with that colleague. */
const isTheirsAlone = (id: string) => sql<boolean>`(clients.created_by = ${id} and not exists (
  select from appointments seen join clients part on part.id = seen.client_id
  where part.current_id = clients.current_id and seen.clinician_id <> ${id} and seen.deleted_at is null))`;

const isTreated = (scope: Leaving, id: string) => sql<boolean>`exists (
  select from appointments own where own.client_id = clients.id and own.clinician_id = ${id}
    and ${within(scope, 'own.clinician_id')})`;

const clientsOf = (db: Db, scope: Leaving, id: string) =>
  db
    .selectFrom('clients')
    .select('clients.current_id as id')
    .distinct()
    .where((eb) => eb.or([isTheirsAlone(id), isTreated(scope, id)]))
    .execute();

const owned = ['appointments', 'recordings', 'tasks'] as const;

export async function recordsOf(db: Db, scope: Leaving, id: string) {
  const counts = { appointments: 0, recordings: 0, tasks: 0 };
  for (const table of owned) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('clinician_id', '=', id)
      .where(within(scope, `${table}.clinician_id`))
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  return { ...counts, clients: (await clientsOf(db, scope, id)).length };
}

/** In one transaction with what makes it needed. Each client's line in the log names who had them and who has them now. */
export async function handOver(
  tx: Tx,
  scope: Leaving,
  actor: Actor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const clients = await clientsOf(tx, scope, from);
  const counts = await recordsOf(tx, scope, from);
  const mine = (table: string) => sql<boolean>`${sql.ref(`${table}.clinician_id`)} = ${from}`;
  await tx.updateTable('clients').set({ created_by: to }).where(isTheirsAlone(from)).execute();
  await tx.updateTable('appointments').set({ clinician_id: to }).where(mine('appointments')).execute();
  await tx
    .updateTable('recordings')
    .set({ clinician_id: to, held_by: sql`coalesce(held_by, ${from}::uuid)` })
    .where(mine('recordings'))
    .execute();
  await tx.updateTable('tasks').set({ clinician_id: to }).where(mine('tasks')).execute();
  await tx
    .updateTable('code_suggestions')
    .set({ clinician_id: to })
    .where(mine('code_suggestions'))
    .execute();
  // Made for one reader, and made anew for the next.
  await tx.deleteFrom('courses').where('clinician_id', '=', from).execute();
  for (const { id } of clients) await audit(tx, actor, 'client.handed_over', { id, detail: { from, to } });
  await audit(tx, actor, 'user.records_handed_over', { id: from, detail: { to, ...counts } });
}

/** What was only ever theirs: how their voice sounds, how they say things and their snippets. */
export async function forgetOwn(tx: Tx, _scope: Leaving, id: string): Promise<void> {
  await tx.deleteFrom('clinician_voices').where('clinician_id', '=', id).execute();
  await tx.deleteFrom('clinician_words').where('clinician_id', '=', id).execute();
  await tx.deleteFrom('snippets').where('owner_id', '=', id).execute();
}
