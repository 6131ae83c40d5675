import { type ConsultationCodes, type confirmCodes, type Received, shownSummary } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { confirmBeside, confirmBilled } from '../../consultations/codes.ts';
import { keepOutcome } from '../../consultations/coding/outcome.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { newestNotes } from '../../consultations/documents.ts';
import { reachRecording } from '../../consultations/look.ts';
import { lockRecording, step } from '../../consultations/state/step.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { mayConfirm, presentCodes } from './present.ts';
import { suggestedNow } from './service.ts';

type Body = Received<typeof confirmCodes>['body'];
type Coding = Scope<'suggest_codes'>;

/** What is confirmed is what was seen: refused where lists, facts or codes have changed since. */
async function refuseUnseen(tx: Tx, scope: Coding, services: Services, actor: Actor, id: string, body: Body) {
  const recording = await reachRecording({ db: tx }, scope, id);
  const found = await suggestedNow(tx, scope, services, id);
  if (!recording.is_reviewed)
    throw new AppError('note_not_final', 'Codes are confirmed once the note is ready for the record.');
  if (!mayConfirm(actor, recording, found.lists))
    throw new AppError('permission_denied', 'Here an administrator confirms codes.');
  const { row } = found.suggested;
  if (row?.revision !== body.revision)
    throw new AppError('codes_changed', 'Somebody else changed these codes in the meantime.');
  if (found.lists.made_on !== body.made_on)
    throw new AppError('code_list_changed', 'The list of codes or its settings changed in the meantime.');
  return found;
}

/** One transaction: the codes, what they came to, what is counted, the mark and the line in the trail. */
export async function confirm(
  services: Services,
  actor: Actor,
  id: string,
  body: Body,
): Promise<ConsultationCodes> {
  const scope = scopeOf(actor, 'suggest_codes');
  return services.db.transaction().execute(async (tx) => {
    await lockRecording(tx, scope, id);
    const { recording, lists } = await refuseUnseen(tx, scope, services, actor, id, body);
    const shown = shownSummary(await newestNotes(tx, scope, [id]));
    if (!shown) throw new AppError('note_empty', 'There is no note of this consultation.');
    const sealing = recordingSealing(services.sealing, recording);
    const note = { recording_id: id, document_id: shown.document_id, set_by: actor.id };
    const { zpm, ggz_nhn } = body;
    await confirmBilled(tx, scope, sealing, note, { zpm, ggz_nhn });
    await confirmBeside(tx, scope, sealing, note, {
      surcharges: [...new Set(body.surcharges)],
      icd10: [...new Set(body.icd10)],
    });
    const done = { confirmed_by: actor.id, is_confirmed: true };
    await keepOutcome(tx, scope, services, recording, lists, done);
    const { suggested, ...found } = await suggestedNow(tx, scope, services, id);
    const told = await presentCodes(tx, scope, services, { actor, ...found }, suggested);
    if (!(await step(tx, actor, 'confirm_codes', id)))
      throw new AppError('not_found', 'Recording not found.');
    return told;
  });
}
