/** What a PATCH may say of a recording: a note was edited, it is ready, it is to be hidden, codes were added. */
import type { changeRecording, Received, Recording } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { billedFrom, confirmBilled } from '../../consultations/codes.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { addNoteRevision } from '../../consultations/documents.ts';
import { presentRecordings, reachRecording } from '../../consultations/look.ts';
import { consultationOf, findRecording, type RecordingRow } from '../../consultations/recordings.ts';
import { lockRecording, step } from '../../consultations/state/step.ts';
import { isPossible } from '../../consultations/state/transitions.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { can, demand, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { refuseInventedNames } from './engine-names.ts';
import { markReviewed } from './review.ts';

type Change = Received<typeof changeRecording>['body'];
type Summary = NonNullable<Change['consultation_summaries']>[number];

/** One transaction: what is refused has changed nothing. */
export const change = (services: Services, actor: Actor, id: string, body: Change): Promise<Recording> =>
  services.db.transaction().execute(async (tx) => {
    const inside = { ...services, db: tx };
    const scope = scopeOf(actor, 'read_note');
    await lockRecording(tx, scope, id);
    const recording = await reachRecording(inside, scope, id);
    // Codes are the administrator's, also none at all.
    if (body.is_admin_reviewed !== undefined || body.consultation_summaries?.some(hasCodes))
      demand(actor, 'set_codes', consultationOf(recording));
    if (body.consultation_summaries)
      await saveNotes(tx, services, actor, recording, body.consultation_summaries);
    if (body.is_admin_reviewed !== undefined)
      await step(tx, actor, body.is_admin_reviewed ? 'finish_codes' : 'reopen_codes', id);
    if (body.is_reviewed !== undefined)
      await markReviewed(tx, services.sealing, actor, recording, body.is_reviewed);
    if (body.is_recording_deleted && !(await step(tx, actor, 'hide', id))) throw notFound();

    const changed = await findRecording(tx, scope, id);
    const [presented] = changed ? await presentRecordings(inside, actor, [changed]) : [];
    if (!presented) throw notFound();
    return presented;
  });

const notFound = () => new AppError('not_found', 'Recording not found.');
const hasCodes = ({ codes }: Summary) => codes !== undefined;

async function saveNotes(
  tx: Tx,
  services: Services,
  actor: Actor,
  recording: RecordingRow,
  summaries: Summary[],
): Promise<void> {
  const { id: recording_id, template } = recording;
  const sealing = recordingSealing(services.sealing, recording);
  const scope = scopeOf(actor, 'read_note');
  const event =
    can(actor, 'change_final_note', consultationOf(recording)) && recording.is_reviewed
      ? 'amend_note'
      : 'save_note';
  if (!isPossible(event, recording))
    throw new AppError('note_reviewed', 'This note is ready for the record. Reopen it first.');
  await refuseInventedNames(tx, scope, services.engines, { recording_id, summaries });
  for (const { ai_model_name, summary_text: text, codes, based_on } of summaries) {
    const note = { recording_id, ai_model_name, template, text, author_id: actor.id, based_on };
    const document_id = await addNoteRevision(tx, scope, sealing, note);
    if (codes !== undefined)
      await confirmBilled(
        tx,
        scope,
        sealing,
        { recording_id, document_id, set_by: actor.id },
        billedFrom(codes),
      );
  }
  await step(tx, actor, event, recording_id);
}
