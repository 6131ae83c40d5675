import { randomUUID } from 'node:crypto';
import type { addUnplannedContact, createAppointment, Received } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { appointmentKind } from '../../consultations/appointment-kind.ts';
import { presentAppointment, sealColumn } from '../../consultations/appointments.ts';
import { chosenTemplate, usualTemplate } from '../../consultations/choices.ts';
import { readBirthDate } from '../../consultations/client-words.ts';
import { splitName } from '../../consultations/clients.ts';
import { announce } from '../../consultations/events.ts';
import { prepareAgain } from '../../consultations/file/coming.ts';
import { wallClockNow } from '../../consultations/wall-clock.ts';
import { AppError } from '../../errors.ts';
import { findAccount } from '../../identity/accounts.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { clientFor } from './client.ts';
import { agendaOf, insertAppointment, markDeleted } from './queries.ts';

export async function agenda({ db, sealing }: Services, actor: Actor, date: string) {
  const rows = await agendaOf(db, scopeOf(actor, 'read_agenda'), date);
  return rows.map((row) => presentAppointment(sealing, row));
}

/** All that is asked of somebody who was not planned is a name. */
const unknown = { date_of_birth: null, gender: null, client_code: null };

export async function addContact(
  { db, sealing, settings }: Services,
  actor: Actor,
  form: Received<typeof addUnplannedContact>['body'],
) {
  const id = randomUUID();
  const scope = scopeOf(actor, 'add_contact');
  const meant = { ...splitName(form.client_name), ...unknown, clinician_id: actor.id };
  return db.transaction().execute(async (tx) => {
    const row = await insertAppointment(tx, scope, {
      id,
      client_id: await clientFor(tx, actor, scope, sealing, meant, form),
      clinician_id: actor.id,
      appointment_time: wallClockNow(settings.TIME_ZONE),
      is_appointment: false,
      language: form.language ?? actor.language,
      template: form.template
        ? await chosenTemplate(tx, actor.id, form.template)
        : await usualTemplate(tx, actor.id, 'unplanned'),
    });
    await announce(tx, { clinician_id: actor.id, kind: 'appointment', id });
    await audit(tx, actor, 'appointment.created', { id });
    return presentAppointment(sealing, row);
  });
}

export async function plan(
  { db, sealing, settings, enqueue }: Services,
  actor: Actor,
  form: Received<typeof createAppointment>['body'],
) {
  if (!form.client_code && actor.email !== settings.PRIVILEGED_EMAIL) {
    throw new AppError('invalid', 'Code is required', { fields: { client_code: ['Code is required'] } });
  }
  const clinician = await findAccount(db, form.user_id);
  if (!clinician) throw new AppError('invalid', 'Select a user', { fields: { user_id: ['Select a user'] } });
  const id = randomUUID();
  const sealed = (column: string, text: string) => sealColumn(sealing, id, column, text);
  const scope = scopeOf(actor, 'plan_appointment');
  const meant = {
    ...splitName(form.patient_name),
    clinician_id: clinician.id,
    date_of_birth: readBirthDate(form.subject)?.date ?? null,
    gender: form.gender,
    client_code: form.client_code || null,
  };
  return db.transaction().execute(async (tx) => {
    const client_id = await clientFor(tx, actor, scope, sealing, meant, form);
    const planned = { clinician_id: clinician.id, client_id, is_appointment: true };
    const kind = await appointmentKind(tx, scope, planned);
    const row = await insertAppointment(tx, scope, {
      id,
      ...planned,
      appointment_time: form.start_time,
      appointment_end_time: form.end_time,
      subject: sealed('subject', form.subject),
      description: sealed('description', form.description),
      language: clinician.language,
      template: await usualTemplate(tx, clinician.id, kind),
    });
    await announce(tx, { clinician_id: clinician.id, kind: 'appointment', id });
    await enqueue(tx, 'prepare-appointment', { appointment_id: id });
    await audit(tx, actor, 'appointment.created', { id, detail: { clinician_id: clinician.id } });
    return presentAppointment(sealing, row);
  });
}

export async function remove({ db, enqueue }: Services, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const scope = scopeOf(actor, 'delete_appointment');
    const row = await markDeleted(tx, scope, id);
    if (!row) throw new AppError('not_found', 'Appointment not found.');
    // With it goes what was said then.
    if (row.client_id) await prepareAgain(tx, scope, enqueue, row.client_id, { isLost: true });
    await announce(tx, { clinician_id: row.clinician_id, kind: 'appointment', id });
    await audit(tx, actor, 'appointment.deleted', { id });
  });
}
