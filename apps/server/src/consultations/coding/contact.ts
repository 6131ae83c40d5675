/** Everything about a consultation that its codes depend on, from where each of it is known. */
import type { Profession, Setting } from '@noteer/clinical';
import {
  type CodedContact,
  type CodeSettings,
  type ContactFacts,
  dayOfConsultation,
  SAMPLE_RATE,
} from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { type Scope, withinRecording } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { usualKindOf } from '../code-settings.ts';
import type { RecordingRow } from '../recordings.ts';
import { noFacts, openKept } from './kept.ts';

const MINUTE_MS = 60_000;

export const findFacts = (db: Db, scope: Scope, recording_id: string) =>
  db
    .selectFrom('contact_facts')
    .selectAll()
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'contact_facts.recording_id'))
    .executeTakeFirst();

/** Undefined where the appointment is gone. */
const findHeld = (db: Db, scope: Scope, recording_id: string) =>
  db
    .selectFrom('recordings')
    .innerJoin('appointments', 'appointments.id', 'recordings.appointment_id')
    .innerJoin('clients', 'clients.id', 'appointments.client_id')
    // Codes go by who held it, whoever has its records now.
    .innerJoin('users', (join) =>
      join.on('users.id', '=', sql<string>`coalesce(recordings.held_by, recordings.clinician_id)`),
    )
    .select([
      'appointment_time',
      'appointment_end_time',
      'is_appointment',
      'users.role',
      'users.profession',
      'users.usual_setting',
      'clients.current_id as client_id',
    ])
    .where('recordings.id', '=', recording_id)
    .where(withinRecording(scope, 'recordings.id'))
    .executeTakeFirst();

type Held = NonNullable<Awaited<ReturnType<typeof findHeld>>>;
export type ContactOf = { contact: CodedContact; facts: ContactFacts; facts_revision: number; held: Held };

/** A tenth of a minute: fine enough for every bound of time there is. */
const minutesOf = (samples: string | null): number | null =>
  samples === null ? null : Math.round((Number(samples) / SAMPLE_RATE / 60) * 10) / 10;

function plannedMinutes({ is_appointment, appointment_time, appointment_end_time }: Held): number | null {
  if (!is_appointment || !appointment_end_time) return null;
  return Math.round((appointment_end_time.getTime() - appointment_time.getTime()) / MINUTE_MS);
}

/** `sealing` is the recording's own. */
export async function contactOf(
  db: Db,
  scope: Scope,
  sealing: Sealing,
  recording: RecordingRow,
  settings: CodeSettings,
): Promise<ContactOf | undefined> {
  const held = await findHeld(db, scope, recording.id);
  if (!held) return undefined;
  const row = await findFacts(db, scope, recording.id);
  const facts = { ...noFacts, ...openKept(sealing, 'facts', recording.id, row?.body) };
  const contact: CodedContact = {
    day: dayOfConsultation(held.appointment_time.toISOString()),
    profession: held.profession as Profession | null,
    setting: facts.setting ?? (held.usual_setting as Setting | null),
    kind:
      facts.kind ??
      settings.template_kinds[recording.template] ??
      (await usualKindOf(db, recording.template)),
    is_planned: held.is_appointment,
    planned_minutes: plannedMinutes(held),
    real_minutes: facts.real_minutes ?? minutesOf(recording.samples),
    group_size: facts.group_size,
    interpreter: facts.interpreter,
    travel_minutes: facts.travel_minutes,
  };
  return { contact, facts, facts_revision: row?.revision ?? 0, held };
}
