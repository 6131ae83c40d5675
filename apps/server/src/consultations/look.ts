/** Looking at a recording: who may, and that it was looked at. */
import { getRecordingFile, type Recording } from '@noteer/contract';
import type { Actor } from '../actor.ts';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import { confirmedCodes } from './codes.ts';
import { newestNotes } from './documents.ts';
import { findRecording, presentRecording, type RecordingRow } from './recordings.ts';
import { newTicket } from './ticket.ts';

/** One's own; for a superuser, also any that is reviewed. Not yours is not there. */
export async function reachRecording({ db }: Services, actor: Actor, id: string): Promise<RecordingRow> {
  const recording = await findRecording(db, id);
  const isOwn = recording?.clinician_id === actor.id;
  const mayLook = isOwn || (actor.is_superuser && recording?.is_reviewed);
  if (!recording || !mayLook || recording.is_recording_deleted || !recording.appointment_id) {
    throw new AppError('not_found', 'Recording not found.');
  }
  return recording;
}

export function recordingFileUrl(
  { sealing }: Services,
  actor: Actor,
  recording: RecordingRow,
): string | null {
  if (recording.samples === null) return null;
  const path = getRecordingFile.path.replace('{id}', recording.id);
  return `${path}?ticket=${newTicket(sealing, path, actor.session_id)}`;
}

export async function lookAtRecording(services: Services, actor: Actor, id: string): Promise<Recording> {
  const recording = await reachRecording(services, actor, id);
  const [presented] = await presentRecordings(services, actor, [recording]);
  if (!presented) throw new AppError('not_found', 'Recording not found.');
  await audit(services.db, actor, 'recording.read', { id });
  return presented;
}

/** Leaves out those whose appointment is gone. */
export async function presentRecordings(
  services: Services,
  actor: Actor,
  rows: RecordingRow[],
): Promise<Recording[]> {
  const { db } = services;
  const appointment_ids = rows.flatMap(({ appointment_id }) => appointment_id ?? []);
  if (appointment_ids.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [appointments, notes, codes] = await Promise.all([
    db.selectFrom('appointments').selectAll().where('id', 'in', appointment_ids).execute(),
    newestNotes(db, ids),
    confirmedCodes(db, ids),
  ]);
  const byId = new Map(appointments.map((appointment) => [appointment.id, appointment]));
  return rows.flatMap((row) => {
    const appointment = byId.get(row.appointment_id ?? '');
    return appointment
      ? presentRecording(services, row, appointment, { notes, codes }, recordingFileUrl(services, actor, row))
      : [];
  });
}
