import type { AppointmentKind } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { type Scope, within } from '../policy.ts';
import type { AppointmentRow } from './appointments.ts';

type Known = Pick<AppointmentRow, 'clinician_id' | 'client_id' | 'is_appointment'> & { id?: string };

/** Whether it is the first that this clinician has with this client: whom colleagues saw is theirs to know. */
export async function appointmentKind(
  db: Db,
  scope: Scope,
  { id, clinician_id, client_id, is_appointment }: Known,
): Promise<AppointmentKind> {
  if (!is_appointment) return 'unplanned';
  const earlier = await db
    .selectFrom('appointments')
    .innerJoin('clients', 'clients.id', 'appointments.client_id')
    .innerJoin('recordings', 'recordings.appointment_id', 'appointments.id')
    .select('appointments.id')
    .where('appointments.clinician_id', '=', clinician_id)
    .where(within(scope, 'appointments.clinician_id'))
    .where('is_recording_deleted', '=', false)
    .where('clients.current_id', '=', (eb) =>
      eb.selectFrom('clients as part').select('part.current_id').where('part.id', '=', client_id),
    )
    .$if(id !== undefined, (query) => query.where('appointments.id', '<>', sql<string>`${id}`))
    .limit(1)
    .executeTakeFirst();
  return earlier ? 'follow_up' : 'first';
}
