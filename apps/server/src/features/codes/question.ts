import { randomUUID } from 'node:crypto';
import type { CodeQuestion } from '@noteer/contract';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { announce } from '../../consultations/events.ts';
import { reachRecording } from '../../consultations/look.ts';
import { sealText } from '../../consultations/sealed-text.ts';
import { lockRecording } from '../../consultations/state/step.ts';
import { taskOwner } from '../../consultations/tasks.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { presentQuestion } from './present.ts';
import { insertQuestion, lastQuestion } from './queries.ts';

/** One question waits at a time: a second one would hide that the first has no answer. */
export async function ask(
  { db, sealing }: Services,
  actor: Actor,
  recording_id: string,
  text: string,
): Promise<CodeQuestion> {
  const scope = scopeOf(actor, 'code_consultations');
  return db.transaction().execute(async (tx) => {
    await lockRecording(tx, scope, recording_id);
    const recording = await reachRecording({ db: tx }, scope, recording_id);
    if (!recording.is_reviewed)
      throw new AppError('note_not_final', 'Codes are asked about once the note is ready for the record.');
    const before = await lastQuestion(tx, scope, recording_id);
    if (before && before.done_at === null)
      throw new AppError('question_open', 'The last question has not been answered yet.');
    const id = randomUUID();
    const own = recordingSealing(sealing, recording);
    const { clinician_id } = recording;
    await insertQuestion(tx, scope, {
      ...{ id, recording_id, clinician_id, kind: 'code_question', asked_by: actor.id },
      text: sealText(own, taskOwner(id), text),
      // Due at once, so that it stands among what comes first.
      due: sql<string>`current_date` as never,
    });
    const row = await lastQuestion(tx, scope, recording_id);
    if (!row) throw new AppError('not_found', 'Recording not found.');
    await announce(tx, { clinician_id, kind: 'task', id });
    await audit(tx, actor, 'codes.asked', { id: recording_id });
    return presentQuestion(own, row);
  });
}
