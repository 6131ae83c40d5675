/** Somebody leaves, or no longer treats clients: whom they signed with has to be given another, and nobody covers any more. */
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import type { Scope } from '../policy.ts';

type Leaving = Scope<'delete_account' | 'change_role'>;

/** Those who would be without a supervisor, by name. */
export const traineesOf = (db: Db, _scope: Leaving, id: string) =>
  db
    .selectFrom('users')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('supervisor_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();

/** What was asked of them waits until an administrator names another. */
export async function leaveOthers(tx: Tx, _scope: Leaving, id: string): Promise<void> {
  await tx.updateTable('users').set({ supervisor_id: null }).where('supervisor_id', '=', id).execute();
  await tx
    .updateTable('covers')
    .set({ ended_at: sql<Date>`now()` })
    .where((eb) => eb.or([eb('absent_id', '=', id), eb('covering_id', '=', id)]))
    .where('ended_at', 'is', null)
    .execute();
}
