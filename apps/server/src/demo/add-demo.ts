/** What a demo is given: people at its first start, and every day it starts a day's work. */
import type { Db, Tx } from '../db/schema.ts';
import { ofTheSystem } from '../policy.ts';
import type { Services } from '../services.ts';
import { addDemoAccounts, demoAccounts } from './accounts.ts';
import { addAppointments, hasDay } from './agenda.ts';
import { addRecording, type Consultation, readConsultation } from './consultations.ts';
import { dateOf } from './days.ts';
import { addDemoFigures } from './figures.ts';
import { type ConsultationName, planFrom, planOf } from './plan.ts';

/** What it stands on while the installation is still being prepared. */
export type DemoParts = Pick<Services, 'sealing' | 'storage' | 'enqueue' | 'settings'>;

async function cliniciansOf(tx: Db): Promise<Map<string, string>> {
  const emails = demoAccounts.map(({ email }) => email);
  const rows = await tx.selectFrom('users').select(['id', 'email']).where('email', 'in', emails).execute();
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/** In the transaction of the first start: all of it is there, or none. The notes are written by a job soon after. */
export async function addDemo(tx: Tx, parts: DemoParts): Promise<void> {
  await addDemoAccounts(tx);
  if (parts.settings.DEMO === 'accounts') return;
  const { sealing, enqueue } = parts;
  const date = dateOf(new Date());
  const plan = planFrom(date);
  const clinicians = await cliniciansOf(tx);
  await addAppointments(tx, ofTheSystem, sealing, plan, clinicians);
  const read = new Map<ConsultationName, Consultation>();
  for (const planned of plan) {
    if (!planned.outcome) continue;
    const { sound } = planned.outcome;
    const consultation = read.get(sound) ?? (await readConsultation(sound));
    read.set(sound, consultation);
    const clinician_id = clinicians.get(planned.clinician) as string;
    await addRecording(tx, ofTheSystem, parts, { planned, consultation, clinician_id });
  }
  const recorded = demoAccounts.filter(({ role }) => role === 'clinician');
  await addDemoFigures(
    tx,
    ofTheSystem,
    recorded.map(({ email }) => clinicians.get(email) as string),
  );
  await enqueue(tx, 'finish-demo', { date });
}

/** A demo that is started again on a later day has an agenda for that day too. */
export async function addDemoDay(tx: Tx, { sealing, settings }: DemoParts): Promise<void> {
  if (settings.DEMO === 'accounts') return;
  const plan = planOf(dateOf(new Date()));
  if (await hasDay(tx, ofTheSystem, sealing, plan)) return;
  const clinicians = await cliniciansOf(tx);
  await addAppointments(
    tx,
    ofTheSystem,
    sealing,
    plan.filter(({ clinician }) => clinicians.has(clinician)),
    clinicians,
  );
}
