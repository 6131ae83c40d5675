/** What a PATCH may say of a recording: a note was edited, it is ready, it is to be hidden, codes were added. */
import type { changeRecording, Received, Recording } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { billedFrom, confirmBilled } from '../../consultations/codes.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { addNoteRevision } from '../../consultations/documents.ts';
import { presentRecordings, reachRecording } from '../../consultations/look.ts';
import type { RecordingRow } from '../../consultations/recordings.ts';
import { lockRecording, step } from '../../consultations/state/step.ts';
import { isPossible } from '../../consultations/state/transitions.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { refuseInventedNames } from './engine-names.ts';
import { markReviewed } from './review.ts';

type Change = Received<typeof changeRecording>['body'];
type Summary = NonNullable<Change['consultation_summaries']>[number];

/** One transaction: what is refused has changed nothing. */
export const change = (services: Services, actor: Actor, id: string, body: Change): Promise<Recording> =>
  services.db.transaction().execute(async (tx) => {
    await lockRecording(tx, id);
    const inside = { ...services, db: tx };
    const recording = await reachRecording(inside, actor, id);
    refuseWithoutRight(actor, body);
    if (body.consultation_summaries)
      await saveNotes(tx, services, actor, recording, body.consultation_summaries);
    if (body.is_admin_reviewed !== undefined)
      await step(tx, actor, body.is_admin_reviewed ? 'finish_codes' : 'reopen_codes', id);
    if (body.is_reviewed !== undefined)
      await markReviewed(tx, services.sealing, actor, recording, body.is_reviewed);
    if (body.is_recording_deleted) await hide(tx, actor, recording);

    const changed = await lockRecording(tx, id);
    const [presented] = changed ? await presentRecordings(inside, actor, [changed]) : [];
    if (!presented) throw notFound();
    return presented;
  });

const notFound = () => new AppError('not_found', 'Recording not found.');

/** Codes are the administrator's, also none at all. */
function refuseWithoutRight(actor: Actor, body: Change): void {
  const hasCodes = body.consultation_summaries?.some(({ codes }) => codes !== undefined);
  if ((hasCodes || body.is_admin_reviewed !== undefined) && !actor.is_superuser)
    throw new AppError('permission_denied', 'You do not have permission to perform this action.');
}

async function saveNotes(
  tx: Tx,
  services: Services,
  actor: Actor,
  recording: RecordingRow,
  summaries: Summary[],
): Promise<void> {
  const { id: recording_id, template } = recording;
  const sealing = recordingSealing(services.sealing, recording);
  const event = recording.is_reviewed && actor.is_superuser ? 'amend_note' : 'save_note';
  if (!isPossible(event, recording))
    throw new AppError('note_reviewed', 'This note is ready for the record. Reopen it first.');
  await refuseInventedNames(tx, services.engines, recording_id, summaries);
  for (const { ai_model_name, summary_text: text, codes, based_on } of summaries) {
    const note = { recording_id, ai_model_name, template, text, author_id: actor.id, based_on };
    const document_id = await addNoteRevision(tx, sealing, note);
    if (codes !== undefined)
      await confirmBilled(tx, sealing, { recording_id, document_id, set_by: actor.id }, billedFrom(codes));
  }
  await step(tx, actor, event, recording_id);
}

/** Hidden from everyone; the retention job removes it. Only one's own. */
async function hide(tx: Tx, actor: Actor, { id, clinician_id }: RecordingRow): Promise<void> {
  if (clinician_id !== actor.id || !(await step(tx, actor, 'hide', id))) throw notFound();
}
