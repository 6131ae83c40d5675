/** Everyone's appointments: each with its client, its clinician and its recording. */
import { type Selectable, sql } from 'kysely';
import { appointmentsWithClient } from '../../consultations/appointments.ts';
import type { Db, Tables, Tx } from '../../db/schema.ts';
import { type Scope, within } from '../../policy.ts';

const anyAppointments = (db: Db, scope: Scope<'read_all_agendas' | 'move_appointment'>) =>
  appointmentsWithClient(db, scope)
    .innerJoin('users', 'users.id', 'appointments.clinician_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('recordings')
          .select(['id', 'is_reviewed', 'is_admin_reviewed', 'is_cosign_asked', 'stage'])
          .whereRef('recordings.appointment_id', '=', 'appointments.id')
          .where('is_recording_deleted', '=', false)
          .orderBy('created_at', 'desc')
          .limit(1)
          .as('recording'),
      (join) => join.onTrue(),
    )
    .select([
      'users.first_name as clinician_first_name',
      'users.last_name as clinician_last_name',
      'recording.id as recording_id',
      'recording.is_reviewed',
      'recording.is_admin_reviewed',
      'recording.is_cosign_asked',
      'recording.stage',
    ])
    .where(within(scope, 'appointments.clinician_id'))
    .where('appointments.deleted_at', 'is', null);

type Page = {
  date?: string | undefined;
  waits_for_codes?: boolean | undefined;
  limit: number;
  after?: string | undefined;
};

/** By time. An unplanned contact counts once it is recorded. */
export const allAppointments = (
  db: Db,
  scope: Scope<'read_all_agendas'>,
  { date, waits_for_codes = false, limit, after }: Page,
) =>
  anyAppointments(db, scope)
    .where((eb) => eb.or([eb('is_appointment', '=', true), eb('recording.id', 'is not', null)]))
    .$if(date !== undefined, (query) =>
      query
        .where('appointment_time', '>=', sql<Date>`${date}::date at time zone 'UTC'`)
        .where('appointment_time', '<', sql<Date>`(${date}::date + 1) at time zone 'UTC'`),
    )
    .$if(waits_for_codes, (query) =>
      query.where('recording.is_reviewed', '=', true).where('recording.is_admin_reviewed', '=', false),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(appointment_time, appointments.id) > (select appointment_time, id from appointments where id = ${after})`,
      ),
    )
    .orderBy('appointment_time')
    .orderBy('appointments.id')
    .limit(limit)
    .execute();

export const findAnyAppointment = (db: Db, scope: Scope<'move_appointment'>, id: string) =>
  anyAppointments(db, scope).where('appointments.id', '=', id).executeTakeFirst();

export type AnyAppointmentRow = NonNullable<Awaited<ReturnType<typeof findAnyAppointment>>>;

/** Nobody starts to record it, or moves it too, until the transaction ends. */
export const lockAppointment = (tx: Tx, scope: Scope<'move_appointment'>, id: string) =>
  tx
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', id)
    .where(within(scope, 'clinician_id'))
    .forUpdate()
    .executeTakeFirst();

type Moved = Pick<Selectable<Tables['appointments']>, 'clinician_id' | 'language'> & {
  appointment_time: string;
  appointment_end_time: string;
};

export async function updateTimes(
  tx: Tx,
  scope: Scope<'move_appointment'>,
  id: string,
  moved: Moved,
): Promise<void> {
  await tx
    .updateTable('appointments')
    .set(moved)
    .where('id', '=', id)
    .where(within(scope, 'clinician_id'))
    .execute();
}
