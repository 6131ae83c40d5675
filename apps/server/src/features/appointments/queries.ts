import { type Insertable, sql } from 'kysely';
import { appointmentsWithClient } from '../../consultations/appointments.ts';
import type { Db, Tables } from '../../db/schema.ts';
import { type Scope, within, withinClient } from '../../policy.ts';

/** A day's appointments, and its unplanned contacts that have a recording, by time. */
export const agendaOf = (db: Db, scope: Scope<'read_agenda'>, date: string) =>
  appointmentsWithClient(db, scope)
    .where(within(scope, 'clinician_id'))
    .where('deleted_at', 'is', null)
    .where('appointment_time', '>=', sql<Date>`${date}::date at time zone 'UTC'`)
    .where('appointment_time', '<', sql<Date>`(${date}::date + 1) at time zone 'UTC'`)
    .where((eb) =>
      eb.or([
        eb('is_appointment', '=', true),
        eb.exists(
          eb
            .selectFrom('recordings')
            .select('recordings.id')
            .whereRef('recordings.appointment_id', '=', 'appointments.id')
            .where('is_recording_deleted', '=', false),
        ),
      ]),
    )
    .orderBy('appointment_time')
    .orderBy('appointments.id')
    .execute();

export const insertAppointment = async (
  db: Db,
  scope: Scope<'plan_appointment' | 'add_contact'>,
  row: Insertable<Tables['appointments']>,
) => {
  const { id } = await db.insertInto('appointments').values(row).returning('id').executeTakeFirstOrThrow();
  return appointmentsWithClient(db, scope).where('appointments.id', '=', id).executeTakeFirstOrThrow();
};

/** Undefined when there is none, or not for whoever asks. */
export const findCurrentClient = (
  db: Db,
  scope: Scope<'plan_appointment' | 'add_contact'>,
  client_id: string,
) =>
  db
    .selectFrom('clients')
    .select('current_id')
    .where('id', '=', client_id)
    .where(withinClient(scope, 'clients.current_id'))
    .executeTakeFirst();

/** Whose it was, or undefined when there is none. */
export const markDeleted = (db: Db, scope: Scope<'delete_appointment'>, id: string) =>
  db
    .updateTable('appointments')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', id)
    .where(within(scope, 'clinician_id'))
    .where('deleted_at', 'is', null)
    .returning(['clinician_id', 'client_id'])
    .executeTakeFirst();
