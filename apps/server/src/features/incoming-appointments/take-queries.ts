import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tables, Tx } from '../../db/schema.ts';
import { type Scope, within } from '../../policy.ts';

type Importing = Scope<'import_appointments'>;

export async function insertAppointment(
  tx: Tx,
  _scope: Importing,
  row: Insertable<Tables['appointments']>,
): Promise<void> {
  await tx.insertInto('appointments').values(row).execute();
}

/** False when somebody has begun to record it: what was recorded stays where and whose it is. Else nobody begins until the transaction ends. */
export async function lockUnrecorded(tx: Tx, scope: Importing, id: string): Promise<boolean> {
  await tx
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', id)
    .where(within(scope, 'clinician_id'))
    .forUpdate()
    .executeTakeFirst();
  const recording = await tx
    .selectFrom('recordings')
    .select('id')
    .where('appointment_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return recording === undefined;
}

export async function changeAppointment(
  tx: Tx,
  scope: Importing,
  id: string,
  values: Updateable<Tables['appointments']>,
): Promise<void> {
  await tx
    .updateTable('appointments')
    .set(values)
    .where('id', '=', id)
    .where(within(scope, 'clinician_id'))
    .execute();
}

export async function cancelAppointment(tx: Tx, scope: Importing, id: string): Promise<void> {
  await tx
    .updateTable('appointments')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', id)
    .where(within(scope, 'clinician_id'))
    .where('deleted_at', 'is', null)
    .execute();
}

/** Whether this clinician recorded this client before. */
export async function isFollowUp(
  tx: Tx,
  scope: Importing,
  clinician_id: string,
  client_id: string,
): Promise<boolean> {
  const earlier = await tx
    .selectFrom('appointments')
    .innerJoin('clients', 'clients.id', 'appointments.client_id')
    .innerJoin('recordings', 'recordings.appointment_id', 'appointments.id')
    .select('appointments.id')
    .where('appointments.clinician_id', '=', clinician_id)
    .where('clients.current_id', '=', client_id)
    .where('is_recording_deleted', '=', false)
    .where(within(scope, 'appointments.clinician_id'))
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}
