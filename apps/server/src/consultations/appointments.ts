/** Appointments as several features see them: the row with its client, opened. */
import type { Appointment } from '@noteer/contract';
import type { Selectable } from 'kysely';
import type { Db, Tables, Tx } from '../db/schema.ts';
import type { Scope } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import { clientNameOf, openNames } from './clients.ts';
import { openTextOrNull, sealText } from './sealed-text.ts';

export type AppointmentRow = Selectable<Tables['appointments']>;

const owner = (id: string, column: string) => `appointments/${id}/${column}`;

export const sealColumn = (sealing: Sealing, id: string, column: string, text: string): Buffer =>
  sealText(sealing, owner(id, column), text);

/** What an appointment had itself before there were clients. */
export const openOldColumn = <Column extends 'client_name' | 'client_code' | 'subject'>(
  sealing: Sealing,
  row: Pick<AppointmentRow, 'id' | Column>,
  column: Column,
): string | null => openTextOrNull(sealing, owner(row.id, column), row[column]);

/** Each with its client, as that client is known now. */
export const appointmentsWithClient = (db: Db, _scope: Scope) =>
  db
    .selectFrom('appointments')
    .innerJoin('clients as part', 'part.id', 'appointments.client_id')
    .innerJoin('clients', 'clients.id', 'part.current_id')
    .selectAll('appointments')
    .select([
      'clients.id as current_client_id',
      'clients.first_name as client_first_name',
      'clients.last_name as client_last_name',
    ]);

type ClientColumns = {
  current_client_id: string;
  client_first_name: Buffer;
  client_last_name: Buffer | null;
};
export type AppointmentWithClient = AppointmentRow & ClientColumns;

export const openClientNames = (sealing: Sealing, row: ClientColumns) =>
  openNames(sealing, {
    id: row.current_client_id,
    first_name: row.client_first_name,
    last_name: row.client_last_name,
  });

export function presentAppointment(sealing: Sealing, row: AppointmentWithClient): Appointment {
  const patient = openClientNames(sealing, row);
  return {
    id: row.id,
    client_id: row.current_client_id,
    appointment_time: row.appointment_time.toISOString(),
    appointment_end_time: row.appointment_end_time?.toISOString() ?? null,
    subject: openTextOrNull(sealing, owner(row.id, 'subject'), row.subject),
    description: openTextOrNull(sealing, owner(row.id, 'description'), row.description),
    status: row.status,
    is_appointment: row.is_appointment,
    client_name: clientNameOf(patient),
    patient,
  };
}

/** Undefined covers both "not there" and "not yours": the caller must not be able to tell. */
export const findOwnAppointment = (db: Db, scope: Scope, id: string) =>
  db
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .where('clinician_id', '=', scope.user_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The same, and nobody moves it to another clinician until the transaction ends. */
export const lockOwnAppointment = (tx: Tx, scope: Scope, id: string) =>
  tx
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', id)
    .where('clinician_id', '=', scope.user_id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
