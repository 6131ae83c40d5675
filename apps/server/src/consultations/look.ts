/** Looking at a recording: who may, and what they see of it. */
import { getRecordingFile, type Recording } from '@noteer/contract';
import type { Actor } from '../actor.ts';
import type { Db } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { can, entrustedAs, type Scope, scopeOf } from '../policy.ts';
import type { Services } from '../services.ts';
import { appointmentsWithClient } from './appointments.ts';
import { confirmedCodes } from './codes.ts';
import { consultationOf } from './consultation-of.ts';
import { newestNotes } from './documents.ts';
import { findRecording, presentRecording, type RecordingRow } from './recordings.ts';
import { namesOf } from './signing.ts';
import { newTicket } from './ticket.ts';

/** Not yours is not there. */
export async function reachRecording(
  { db }: Pick<Services, 'db'>,
  scope: Scope,
  id: string,
): Promise<RecordingRow> {
  const recording = await findRecording(db, scope, id);
  if (!recording || recording.is_recording_deleted || !recording.appointment_id) {
    throw new AppError('not_found', 'Recording not found.');
  }
  return recording;
}

/** Where its sound is to be had, for as long as this session lasts; null for whoever may not hear it, and once it is gone. */
export function recordingFileUrl(
  { sealing }: Services,
  actor: Actor,
  recording: RecordingRow,
): string | null {
  if (recording.sound_removed_at || !can(actor, 'hear_sound', consultationOf(recording))) return null;
  const path = getRecordingFile.path.replace('{id}', recording.id);
  return `${path}?ticket=${newTicket(sealing, path, actor.session_id)}`;
}

export async function lookAtRecording(services: Services, actor: Actor, id: string): Promise<Recording> {
  const scope = scopeOf(actor, 'read_note');
  const recording = await reachRecording(services, scope, id);
  const [presented] = await presentRecordings(services, actor, scope, [recording]);
  if (!presented) throw new AppError('not_found', 'Recording not found.');
  return presented;
}

/** Of a list that also holds what the actor may not read, only the notes and codes that they may. */
async function writtenToRead(db: Db, actor: Actor, rows: RecordingRow[]) {
  const readable = rows.filter((row) => can(actor, 'read_note', consultationOf(row))).map(({ id }) => id);
  if (readable.length === 0) return { notes: [], codes: [] };
  const scope = scopeOf(actor, 'read_note');
  const [notes, codes] = await Promise.all([
    newestNotes(db, scope, readable),
    confirmedCodes(db, scope, readable),
  ]);
  return { notes, codes };
}

/** In whose absence somebody looks at it. */
const coveredFor = (actor: Actor, row: RecordingRow): string | null =>
  entrustedAs(actor, consultationOf(row)) === 'cover' ? row.clinician_id : null;

/** Leaves out those whose appointment is gone, and of the others what the actor may not read or hear. */
export async function presentRecordings(
  services: Services,
  actor: Actor,
  scope: Scope,
  rows: RecordingRow[],
): Promise<Recording[]> {
  const { db } = services;
  const appointment_ids = rows.flatMap(({ appointment_id }) => appointment_id ?? []);
  if (appointment_ids.length === 0) return [];
  const [appointments, written] = await Promise.all([
    appointmentsWithClient(db, scope).where('appointments.id', 'in', appointment_ids).execute(),
    writtenToRead(db, actor, rows),
  ]);
  const named = await namesOf(
    db,
    rows.flatMap((row) => [row.cosigner_id, coveredFor(actor, row)]),
  );
  const byId = new Map(appointments.map((appointment) => [appointment.id, appointment]));
  return rows.flatMap((row) => {
    const appointment = byId.get(row.appointment_id ?? '');
    return appointment
      ? presentRecording(services, row, appointment, written, {
          recording_file_url: row.samples === null ? null : recordingFileUrl(services, actor, row),
          cosigner_name: named.get(row.cosigner_id ?? '') ?? null,
          covered_for: named.get(coveredFor(actor, row) ?? '') ?? null,
        })
      : [];
  });
}
