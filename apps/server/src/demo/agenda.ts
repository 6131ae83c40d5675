import { defaultTemplate } from '@noteer/clinical';
import { system } from '../actor.ts';
import { audit } from '../audit.ts';
import { sealColumn } from '../consultations/appointments.ts';
import type { Db } from '../db/schema.ts';
import type { Sealing } from '../sealing.ts';
import { appointmentId } from './ids.ts';
import type { Planned } from './plan.ts';

/** Wall-clock time, stored as if it were UTC. */
export const momentOf = (date: string, time: string): Date => new Date(`${date}T${time}:00Z`);

export async function addAppointments(
  tx: Db,
  sealing: Sealing,
  plan: Planned[],
  clinicians: Map<string, string>,
): Promise<void> {
  const rows = plan.map((planned) => {
    const { date, start, end, client_name, subject, description, gender } = planned;
    const id = appointmentId(sealing, planned);
    return {
      id,
      clinician_id: clinicians.get(planned.clinician) as string,
      appointment_time: momentOf(date, start),
      appointment_end_time: momentOf(date, end),
      is_appointment: true,
      client_name: sealColumn(sealing, id, 'client_name', client_name),
      subject: sealColumn(sealing, id, 'subject', subject),
      description: sealColumn(sealing, id, 'description', description),
      gender,
      language: 'nl' as const,
      template: defaultTemplate.id,
    };
  });
  await tx.insertInto('appointments').values(rows).execute();
  for (const { id, clinician_id } of rows)
    await audit(tx, system, 'appointment.created', { id, detail: { clinician_id } });
}

/** Also of a day whose appointments were deleted since: whoever deleted them does not want them back. */
export async function hasDay(tx: Db, sealing: Sealing, plan: Planned[]): Promise<boolean> {
  const ids = plan.map((planned) => appointmentId(sealing, planned));
  const found = await tx.selectFrom('appointments').select('id').where('id', 'in', ids).executeTakeFirst();
  return found !== undefined;
}
