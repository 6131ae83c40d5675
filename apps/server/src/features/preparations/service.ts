import type { Preparation } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { unreadCount } from '../../consultations/file/unread.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { make, openBody } from './make.ts';
import { findToPrepare, preparationOf } from './queries.ts';

/** As it was made last; where there is none, it is made now. `isAnew`: made now in any case. */
export async function look(
  services: Services,
  actor: Actor,
  id: string,
  { isAnew = false } = {},
): Promise<Preparation> {
  const { db, sealing, settings } = services;
  const scope = scopeOf(actor, 'read_preparation');
  const appointment = await findToPrepare(db, scope, id);
  if (!appointment) throw new AppError('not_found', 'Appointment not found.');
  const reading = scopeOf(actor, 'read_client_file', settings);
  const before = isAnew ? undefined : await preparationOf(db, scope, id);
  // What the institution shares no more is not shown from a page of when it did.
  const isAsBefore = before && openBody(sealing, before).reach === reading.reach;
  const row = isAsBefore ? before : await make(services, scope, id);
  // Deleted in the meantime.
  if (!row) throw new AppError('not_found', 'Appointment not found.');
  return {
    id,
    client_id: appointment.client_id,
    ...openBody(sealing, row),
    made_at: row.made_at.toISOString(),
    is_stale: row.is_stale,
    unread_count: await unreadCount(db, reading, appointment.client_id),
  };
}
