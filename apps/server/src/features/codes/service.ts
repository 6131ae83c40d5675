import type { ConsultationCodes, putFacts, Received } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { findFacts } from '../../consultations/coding/contact.ts';
import { currentLists, type Lists } from '../../consultations/coding/lists-of-day.ts';
import { type Suggested, suggestFor } from '../../consultations/coding/make.ts';
import { countChange } from '../../consultations/coding/suggested.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { reachRecording } from '../../consultations/look.ts';
import type { RecordingRow } from '../../consultations/recordings.ts';
import { lockRecording } from '../../consultations/state/step.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { presentCodes } from './present.ts';
import { keepFacts } from './queries.ts';

type Found = { recording: RecordingRow; lists: Lists; suggested: Suggested };

/** Until it is written there is nothing to be coded. */
const refuseUnwritten = ({ stage }: RecordingRow) => {
  if (stage !== 'done') throw new AppError('still_processing', 'This recording is still being processed.');
};

export async function suggestedNow(
  tx: Tx,
  scope: Scope<'suggest_codes'>,
  services: Services,
  id: string,
): Promise<Found> {
  const recording = await reachRecording({ db: tx }, scope, id);
  refuseUnwritten(recording);
  const lists = await currentLists(tx);
  const suggested = await suggestFor(tx, scope, services, recording, lists);
  if (!suggested) throw new AppError('not_found', 'Recording not found.');
  return { recording, lists, suggested };
}

/** A call that only reads has a transaction already. */
const inTransaction = <T>({ db }: Services, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Tx) : db.transaction().execute(work);

export const suggestions = (services: Services, actor: Actor, id: string): Promise<ConsultationCodes> =>
  inTransaction(services, async (tx) => {
    const scope = scopeOf(actor, 'suggest_codes');
    const { suggested, ...found } = await suggestedNow(tx, scope, services, id);
    return presentCodes(tx, scope, services, { actor, ...found }, suggested);
  });

/** What somebody else said in between is not written over unseen. */
export async function sayFacts(
  services: Services,
  actor: Actor,
  id: string,
  { facts_revision, ...facts }: Received<typeof putFacts>['body'],
): Promise<ConsultationCodes> {
  const scope = scopeOf(actor, 'suggest_codes');
  return services.db.transaction().execute(async (tx) => {
    await lockRecording(tx, scope, id);
    const recording = await reachRecording({ db: tx }, scope, id);
    refuseUnwritten(recording);
    const before = await findFacts(tx, scope, id);
    if ((before?.revision ?? 0) !== facts_revision)
      throw new AppError('codes_changed', 'Somebody else said something of this in the meantime.');
    const sealing = recordingSealing(services.sealing, recording);
    await keepFacts(tx, scope, sealing, { recording_id: id, said_by: actor.id, facts });
    await countChange(tx, scope, id);
    const { suggested, ...found } = await suggestedNow(tx, scope, services, id);
    const told = await presentCodes(tx, scope, services, { actor, ...found }, suggested);
    await audit(tx, actor, 'codes.facts_said', { id });
    return told;
  });
}
