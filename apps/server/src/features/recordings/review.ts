/** A note is declared ready for the record, or taken back. */
import { shownSummary } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { setAppointmentStatus } from '../../consultations/appointments.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { announce } from '../../consultations/events.ts';
import { noteOwner } from '../../consultations/notes.ts';
import { newestNotes, type RecordingRow } from '../../consultations/recordings.ts';
import { openText } from '../../consultations/sealed-text.ts';
import { keepFollowUps } from '../../consultations/tasks.ts';
import type { Db } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';

export async function markReviewed(
  { db, sealing }: Services,
  actor: Actor,
  id: string,
  is_reviewed: boolean,
): Promise<void> {
  const scope = scopeOf(actor, 'finish_note');
  await db.transaction().execute(async (tx) => {
    const recording = await tx
      .updateTable('recordings')
      .set({ is_reviewed })
      .where('id', '=', id)
      .where('clinician_id', '=', scope.user_id)
      .where('stage', '=', 'done')
      .returningAll()
      .executeTakeFirst();
    if (!recording) throw new AppError('not_found', 'Recording not found.');
    if (recording.appointment_id)
      await setAppointmentStatus(tx, recording.appointment_id, is_reviewed ? 'reviewed' : 'ready');
    if (is_reviewed) await keepFollowUpsOf(tx, scope, sealing, recording);
    await announce(tx, { clinician_id: actor.id, kind: 'recording', id });
    await audit(tx, actor, is_reviewed ? 'note.reviewed' : 'note.reopened', { id });
  });
}

async function keepFollowUpsOf(
  db: Db,
  scope: Scope,
  sealing: Sealing,
  recording: RecordingRow,
): Promise<void> {
  const note = shownSummary(await newestNotes(db, scope, [recording.id]));
  if (!note) return;
  const ofRecording = recordingSealing(sealing, recording);
  const text = openText(ofRecording, noteOwner(note.id, note.number, 'text'), note.text);
  const date = recording.created_at.toISOString().slice(0, 10);
  await keepFollowUps(db, ofRecording, recording, { text, date });
}
