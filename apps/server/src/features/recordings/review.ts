/** A note is declared ready for the record, or taken back. */
import { shownSummary } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { newestNotes, revisionOwner } from '../../consultations/documents.ts';
import { consultationOf, type RecordingRow } from '../../consultations/recordings.ts';
import { openText } from '../../consultations/sealed-text.ts';
import { step } from '../../consultations/state/step.ts';
import { isPossible } from '../../consultations/state/transitions.ts';
import { keepFollowUps } from '../../consultations/tasks.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { can, type Scope, scopeOf } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';

/** By its own clinician, and nobody else. */
export async function markReviewed(
  tx: Tx,
  sealing: Sealing,
  actor: Actor,
  recording: RecordingRow,
  is_reviewed: boolean,
): Promise<void> {
  const event = is_reviewed ? 'declare_ready' : 'reopen';
  if (!can(actor, 'finish_note', consultationOf(recording)))
    throw new AppError('not_found', 'Recording not found.');
  if (!isPossible(event, recording))
    throw new AppError('still_processing', 'This recording is still being processed.');
  if (is_reviewed) await keepFollowUpsOf(tx, scopeOf(actor, 'finish_note'), sealing, recording);
  await step(tx, actor, event, recording.id);
}

async function keepFollowUpsOf(
  tx: Tx,
  scope: Scope,
  sealing: Sealing,
  recording: RecordingRow,
): Promise<void> {
  const note = shownSummary(await newestNotes(tx, scope, [recording.id]));
  if (!note) return;
  const ofRecording = recordingSealing(sealing, recording);
  const text = openText(ofRecording, revisionOwner(note.document_id, note.number, 'text'), note.text);
  await keepFollowUps(tx, ofRecording, recording, text);
}
