import type { Task } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { announce } from '../../consultations/events.ts';
import { sealText } from '../../consultations/sealed-text.ts';
import { presentTask, taskSealing } from '../../consultations/shown-tasks.ts';
import { answerOwner } from '../../consultations/tasks.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { findTask, keepAnswer } from './queries.ts';
import { taskNotFound, tellOfTask } from './service.ts';

/** What was asked about the codes of a consultation is answered where it was asked: whoever asked hears of it. */
export async function answer(
  { db, sealing }: Services,
  actor: Actor,
  id: string,
  text: string,
): Promise<Task> {
  const scope = scopeOf(actor, 'do_tasks');
  return db.transaction().execute(async (tx) => {
    const question = await findTask(tx, scope, id);
    if (!question?.recording_id || !question.asked_by) throw taskNotFound();
    await keepAnswer(tx, scope, id, sealText(taskSealing(sealing, question), answerOwner(id), text));
    const row = await findTask(tx, scope, id);
    if (!row) throw taskNotFound();
    const { recording_id, asked_by } = question;
    await tellOfTask(tx, actor, row);
    await announce(tx, { clinician_id: asked_by, kind: 'codes', id: recording_id });
    await audit(tx, actor, 'codes.answered', { id: recording_id });
    return presentTask(sealing, row);
  });
}
