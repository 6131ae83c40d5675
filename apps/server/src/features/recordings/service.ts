import type { EngineStatus, Gap, listRecordings, Received } from '@noteer/contract';
import { sql } from 'kysely';
import type { Actor, Visitor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { setAppointmentStatus } from '../../consultations/appointments.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { announce } from '../../consultations/events.ts';
import { presentRecordings, reachRecording } from '../../consultations/look.ts';
import { findRecording } from '../../consultations/recordings.ts';
import { openText } from '../../consultations/sealed-text.ts';
import { soundFolder } from '../../consultations/sound.ts';
import { openProbabilities, pieceOwner } from '../../consultations/transcript.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { gapsOf, piecesFrom, recordingsFor, waitingToBeHeard } from './queries.ts';

export async function list(
  services: Services,
  actor: Actor,
  query: Received<typeof listRecordings>['query'],
) {
  const rows = await recordingsFor(services.db, scopeOf(actor, 'list_consultations'), query);
  return presentRecordings(services, actor, rows);
}

export async function transcript(services: Services, actor: Actor, id: string, from: number) {
  const scope = scopeOf(actor, 'read_transcript');
  const recording = await reachRecording(services, scope, id);
  const sealing = recordingSealing(services.sealing, recording);
  const pieces = await piecesFrom(services.db, scope, id, from);
  return pieces.map((piece) => {
    const { seq, start_s, end_s, voice, voice_sure, corrected_voice } = piece;
    const probabilities = openProbabilities(sealing, piece);
    return {
      seq,
      start_s,
      end_s,
      text: openText(sealing, pieceOwner(id, seq), piece.text),
      voice: corrected_voice ?? voice,
      voice_sure: corrected_voice === null ? voice_sure : 1,
      ...(probabilities && { probabilities }),
    };
  });
}

export async function gaps(services: Services, actor: Actor, id: string): Promise<Gap[]> {
  const scope = scopeOf(actor, 'hear_sound');
  await reachRecording(services, scope, id);
  const rows = await gapsOf(services.db, scope, id);
  return rows.map(({ from_sample, samples, kind }) => ({
    from_sample: Number(from_sample),
    samples: Number(samples),
    kind,
  }));
}

/** Hidden from everyone; the retention job removes it. The appointment can be recorded anew. */
export async function hide({ db }: Services, actor: Actor, id: string): Promise<void> {
  const scope = scopeOf(actor, 'hide_recording');
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('recordings')
      .set({ is_recording_deleted: true, hidden_at: sql`now()` })
      .where('id', '=', id)
      .where('clinician_id', '=', scope.user_id)
      .where('is_recording_deleted', '=', false)
      .returning('appointment_id')
      .executeTakeFirst();
    if (!row) throw new AppError('not_found', 'Recording not found.');
    if (row.appointment_id) await setAppointmentStatus(tx, row.appointment_id, 'scheduled');
    await announce(tx, { clinician_id: actor.id, kind: 'recording', id });
    await audit(tx, actor, 'recording.hidden', { id });
  });
}

/** The appointment is free again, unless it was freed when the recording was hidden and has another one since. */
export async function destroy(
  { db, storage }: Services,
  actor: Actor | Visitor,
  scope: Scope<'delete_recording'>,
  id: string,
): Promise<void> {
  const recording = await findRecording(db, scope, id);
  if (!recording) throw new AppError('not_found', 'Recording not found.');
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('recordings').where('id', '=', id).execute();
    if (recording.appointment_id && !recording.is_recording_deleted)
      await setAppointmentStatus(tx, recording.appointment_id, 'scheduled');
    await announce(tx, { clinician_id: recording.clinician_id, kind: 'recording', id });
    await audit(tx, actor, 'recording.deleted', {
      id,
      part_of: { kind: 'appointment', id: recording.appointment_id },
    });
  });
  // Its key went with the row: what is left on disk can never be opened.
  await storage.removeFolder(soundFolder(id));
}

/** Goes on where it stopped; all that was there is kept. */
export async function retry(services: Services, actor: Actor, id: string): Promise<void> {
  const recording = await reachRecording(services, scopeOf(actor, 'retry_processing'), id);
  if (recording.stage !== 'failed') return;
  await services.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('recordings')
      .set({ stage: 'transcribing', reason: null })
      .where('id', '=', id)
      .execute();
    if (recording.appointment_id) await setAppointmentStatus(tx, recording.appointment_id, 'processing');
    await services.enqueue(tx, 'transcribe-window', { recording_id: id });
    await announce(tx, { clinician_id: recording.clinician_id, kind: 'recording', id });
    await audit(tx, actor, 'recording.retried', { id });
  });
}

/** How the engines are, and who waits for them. */
export async function engineStatus({ db, engines }: Services): Promise<EngineStatus[]> {
  const [statuses, waiting] = await Promise.all([engines.status(), waitingToBeHeard(db)]);
  return statuses.map((status) => (status.port === 'transcription' ? { ...status, waiting } : status));
}
