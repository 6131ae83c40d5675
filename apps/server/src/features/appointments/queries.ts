import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../../db/schema.ts';
import { type Scope, within } from '../../policy.ts';

/** A day's appointments, and its unplanned contacts that have a recording, by time. */
export const agendaOf = (db: Db, scope: Scope<'read_agenda'>, date: string) =>
  db
    .selectFrom('appointments')
    .selectAll()
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
    .orderBy('id')
    .execute();

export const insertAppointment = (
  db: Db,
  _scope: Scope<'plan_appointment' | 'add_contact'>,
  row: Insertable<Tables['appointments']>,
) => db.insertInto('appointments').values(row).returningAll().executeTakeFirstOrThrow();

/** Whose it was, or undefined when there is none. */
export const markDeleted = (db: Db, scope: Scope<'delete_appointment'>, id: string) =>
  db
    .updateTable('appointments')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', id)
    .where(within(scope, 'clinician_id'))
    .where('deleted_at', 'is', null)
    .returning('clinician_id')
    .executeTakeFirst();
