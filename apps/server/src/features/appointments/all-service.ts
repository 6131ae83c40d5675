/** What those who plan and those who add codes see and do: everyone's appointments. */
import type { AnyAppointment, listAllAppointments, moveAppointment, Received } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { presentAppointment } from '../../consultations/appointments.ts';
import { announce } from '../../consultations/events.ts';
import { prepareAnew } from '../../consultations/file/coming.ts';
import { AppError } from '../../errors.ts';
import { findAccount } from '../../identity/accounts.ts';
import { scopeOf } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';
import {
  type AnyAppointmentRow,
  allAppointments,
  findAnyAppointment,
  lockAppointment,
  updateTimes,
} from './all-queries.ts';

function present(sealing: Sealing, row: AnyAppointmentRow): AnyAppointment {
  const { recording_id, is_reviewed, is_admin_reviewed, is_cosign_asked, stage } = row;
  return {
    ...presentAppointment(sealing, row),
    clinician_id: row.clinician_id,
    clinician_name: `${row.clinician_first_name} ${row.clinician_last_name}`,
    recording:
      recording_id && stage
        ? {
            id: recording_id,
            is_reviewed: is_reviewed ?? false,
            is_admin_reviewed: is_admin_reviewed ?? false,
            is_cosign_asked: is_cosign_asked ?? false,
            processing: { stage },
          }
        : null,
  };
}

export async function listAll(
  { db, sealing }: Services,
  actor: Actor,
  query: Received<typeof listAllAppointments>['query'],
): Promise<AnyAppointment[]> {
  const rows = await allAppointments(db, scopeOf(actor, 'read_all_agendas'), query);
  return rows.map((row) => present(sealing, row));
}

/** What was recorded stays with whoever recorded it, when it was: only what is still to come is moved. */
export async function move(
  { db, sealing, enqueue }: Services,
  actor: Actor,
  id: string,
  form: Received<typeof moveAppointment>['body'],
): Promise<AnyAppointment> {
  const scope = scopeOf(actor, 'move_appointment');
  const notFound = () => new AppError('not_found', 'Appointment not found.');
  return db.transaction().execute(async (tx) => {
    await lockAppointment(tx, scope, id);
    const before = await findAnyAppointment(tx, scope, id);
    if (!before) throw notFound();
    if (before.recording_id || !before.is_appointment)
      throw new AppError('appointment_recorded', 'What was recorded cannot be moved.');
    const clinician = await findAccount(tx, form.user_id);
    if (!clinician)
      throw new AppError('invalid', 'Select a user', { fields: { user_id: ['Select a user'] } });
    const isOther = clinician.id !== before.clinician_id;
    await updateTimes(tx, scope, id, {
      clinician_id: clinician.id,
      appointment_time: form.start_time,
      appointment_end_time: form.end_time,
      // It was planned in the language of whoever would record it.
      language: isOther ? clinician.language : before.language,
    });
    const after = await findAnyAppointment(tx, scope, id);
    if (!after) throw notFound();
    for (const clinician_id of new Set([before.clinician_id, clinician.id]))
      await announce(tx, { clinician_id, kind: 'appointment', id });
    await prepareAnew(tx, scope, enqueue, id);
    await audit(tx, actor, 'appointment.moved', { id, detail: { clinician_id: clinician.id } });
    return present(sealing, after);
  });
}
