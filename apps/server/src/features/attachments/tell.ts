import { announce } from '../../consultations/events.ts';
import type { Db } from '../../db/schema.ts';
import type { BySystem, Scope } from '../../policy.ts';
import { cliniciansOf } from './queries.ts';

/** The pages of everyone who sees this client ask again. */
export async function tell(
  db: Db,
  scope: Scope<'add_attachments'> | BySystem,
  { id, client_id }: { id: string; client_id: string },
): Promise<void> {
  for (const clinician_id of await cliniciansOf(db, scope, client_id))
    await announce(db, { clinician_id, kind: 'attachment', id });
}
