import { defaultTemplate } from '@noteer/clinical';
import { system } from '../actor.ts';
import { audit } from '../audit.ts';
import { sealColumn } from '../consultations/appointments.ts';
import { readBirthDate } from '../consultations/client-words.ts';
import { findOrMakeClient, type Meant, splitName } from '../consultations/clients.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { BySystem } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import { appointmentId } from './ids.ts';
import type { Planned } from './plan.ts';

/** Wall-clock time, stored as if it were UTC. */
export const momentOf = (date: string, time: string): Date => new Date(`${date}T${time}:00Z`);

/** Whoever comes twice is one client, also on a later day. */
async function addClients(
  tx: Tx,
  scope: BySystem,
  sealing: Sealing,
  plan: Planned[],
  clinicians: Map<string, string>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { clinician, client_name, subject, gender } of plan) {
    const meant: Meant = {
      ...splitName(client_name),
      clinician_id: clinicians.get(clinician) as string,
      date_of_birth: readBirthDate(subject)?.date ?? null,
      gender,
      client_code: null,
    };
    const key = `${clinician} ${client_name}`;
    // Made by their clinician, so that the next line with this name finds them before any appointment is there.
    if (!ids.has(key))
      ids.set(key, (await findOrMakeClient(tx, scope, sealing, meant, meant.clinician_id)).id);
  }
  return ids;
}

export async function addAppointments(
  tx: Tx,
  scope: BySystem,
  sealing: Sealing,
  plan: Planned[],
  clinicians: Map<string, string>,
): Promise<void> {
  const clients = await addClients(tx, scope, sealing, plan, clinicians);
  const rows = plan.map((planned) => {
    const { date, start, end, client_name, subject, description } = planned;
    const id = appointmentId(sealing, planned);
    return {
      id,
      clinician_id: clinicians.get(planned.clinician) as string,
      appointment_time: momentOf(date, start),
      appointment_end_time: momentOf(date, end),
      is_appointment: true,
      client_id: clients.get(`${planned.clinician} ${client_name}`) as string,
      subject: sealColumn(sealing, id, 'subject', subject),
      description: sealColumn(sealing, id, 'description', description),
      language: 'nl' as const,
      template: defaultTemplate.id,
    };
  });
  await tx.insertInto('appointments').values(rows).execute();
  for (const { id, clinician_id } of rows)
    await audit(tx, system, 'appointment.created', { id, detail: { clinician_id } });
}

/** Also of a day whose appointments were deleted since: whoever deleted them does not want them back. */
export async function hasDay(tx: Db, _scope: BySystem, sealing: Sealing, plan: Planned[]): Promise<boolean> {
  const ids = plan.map((planned) => appointmentId(sealing, planned));
  const found = await tx.selectFrom('appointments').select('id').where('id', 'in', ids).executeTakeFirst();
  return found !== undefined;
}
