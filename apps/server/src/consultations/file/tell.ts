import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { BySystem, Scope } from '../../policy.ts';
import { announce } from '../events.ts';

type Telling = Scope<'add_attachments'> | BySystem;

/** Whose pages show this client's documents: everyone who sees the client. */
const cliniciansOf = async (db: Db, _scope: Telling, client_id: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select created_by as id from clients where created_by is not null and current_id = client_of('client', ${client_id})
    union
    select clinician_id from appointments join clients on clients.id = client_id
    where current_id = client_of('client', ${client_id})`.execute(db);
  return rows.map(({ id }) => id);
};

/** The pages of everyone who sees this client ask again. */
export async function tell(
  db: Db,
  scope: Telling,
  { id, client_id }: { id: string; client_id: string },
): Promise<void> {
  for (const clinician_id of await cliniciansOf(db, scope, client_id))
    await announce(db, { clinician_id, kind: 'attachment', id });
}
