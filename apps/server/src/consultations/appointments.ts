/** Appointments as several features see them: the row, opened. */
import type { Appointment } from '@noteer/contract';
import type { Selectable } from 'kysely';
import type { Db, Tables } from '../db/schema.ts';
import type { Scope } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import { openText, openTextOrNull, sealText } from './sealed-text.ts';

export type AppointmentRow = Selectable<Tables['appointments']>;

const owner = (id: string, column: string) => `appointments/${id}/${column}`;

export const sealColumn = (sealing: Sealing, id: string, column: string, text: string): Buffer =>
  sealText(sealing, owner(id, column), text);

/** A name is kept as it was typed; its first word is the first name. */
function splitName(client_name: string): Appointment['patient'] {
  const [first_name = '', ...rest] = client_name.split(/\s+/);
  return { first_name, last_name: rest.join(' ') || null };
}

export const openClientName = (sealing: Sealing, row: Pick<AppointmentRow, 'id' | 'client_name'>): string =>
  openText(sealing, owner(row.id, 'client_name'), row.client_name);

export function presentAppointment(sealing: Sealing, row: AppointmentRow): Appointment {
  const client_name = openClientName(sealing, row);
  return {
    id: row.id,
    appointment_time: row.appointment_time.toISOString(),
    appointment_end_time: row.appointment_end_time?.toISOString() ?? null,
    subject: openTextOrNull(sealing, owner(row.id, 'subject'), row.subject),
    description: openTextOrNull(sealing, owner(row.id, 'description'), row.description),
    status: row.status,
    is_appointment: row.is_appointment,
    client_name,
    patient: splitName(client_name),
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
