/** What a note that is declared ready asks to be done. */
import { shownSummary } from '@noteer/contract';
import { recordingSealing } from '../../consultations/data-key.ts';
import { newestNotes, revisionOwner } from '../../consultations/documents.ts';
import type { RecordingRow } from '../../consultations/recordings.ts';
import { openText } from '../../consultations/sealed-text.ts';
import { keepFollowUps } from '../../consultations/tasks.ts';
import type { Tx } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';

/** Of the note that people see. */
export async function keepFollowUpsOf(
  tx: Tx,
  scope: Scope<'read_note'>,
  sealing: Sealing,
  recording: RecordingRow,
): Promise<void> {
  const note = shownSummary(await newestNotes(tx, scope, [recording.id]));
  if (!note) return;
  const ofRecording = recordingSealing(sealing, recording);
  const text = openText(ofRecording, revisionOwner(note.document_id, note.number, 'text'), note.text);
  await keepFollowUps(tx, scope, ofRecording, recording, text);
}
