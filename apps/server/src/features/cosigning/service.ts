/** Two sign a note: whoever may not do it alone, and the supervisor, who agrees or returns it with comments. */
import { randomUUID } from 'node:crypto';
import type {
  NoteStep,
  OwnSigning,
  Received,
  Recording,
  ReopenReason,
  returnNote,
  ToCosign,
} from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { openClientNames } from '../../consultations/appointments.ts';
import { clientNameOf } from '../../consultations/clients.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { lookAtRecording, presentRecordings, reachRecording } from '../../consultations/look.ts';
import type { RecordingRow } from '../../consultations/recordings.ts';
import { openText, sealText } from '../../consultations/sealed-text.ts';
import { becomeFinal, commentOwner, keepStep, reasonOwner, signerOf } from '../../consultations/signing.ts';
import { lockRecording, step } from '../../consultations/state/step.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { commentsOf, insertComments, openRequest, ownSigning, stepsOf, waiting } from './queries.ts';

export async function toCosign({ db, sealing }: Services, actor: Actor): Promise<ToCosign[]> {
  const rows = await waiting(db, scopeOf(actor, 'cosign_note'));
  return rows.map((row) => ({
    id: row.id,
    client_name: clientNameOf(openClientNames(sealing, row)),
    appointment_time: row.appointment_time.toISOString(),
    asked_by_name: row.asked_by_name,
    asked_at: row.asked_at.toISOString(),
    on_behalf_of_name: row.cosigner_id === actor.id ? null : row.cosigner_name,
  }));
}

export const own = ({ db }: Services, actor: Actor): Promise<OwnSigning> =>
  ownSigning(db, scopeOf(actor, 'finish_note'));

export async function steps(services: Services, actor: Actor, id: string): Promise<NoteStep[]> {
  const scope = scopeOf(actor, 'read_note');
  const recording = await reachRecording(services, scope, id);
  const sealing = recordingSealing(services.sealing, recording);
  const rows = await stepsOf(services.db, scope, id);
  const comments = await commentsOf(services.db, scope, id);
  return rows.map(({ reason, ...row }) => ({
    ...row,
    reason: reason && (JSON.parse(openText(sealing, reasonOwner(row.id), reason)) as ReopenReason),
    comments: comments
      .filter(({ step_id }) => step_id === row.id)
      .map((comment) => ({
        id: comment.id,
        sentence: openText(sealing, commentOwner(comment.id, 'sentence'), comment.sentence),
        text: openText(sealing, commentOwner(comment.id, 'text'), comment.text),
      })),
    created_at: row.created_at.toISOString(),
  }));
}

/** What was looked at is what waits, and whoever answers may sign by themself. Answers the recording, held. */
async function answerable(tx: Tx, actor: Actor, id: string, asked: string): Promise<RecordingRow> {
  const scope = scopeOf(actor, 'cosign_note');
  await lockRecording(tx, scope, id);
  const recording = await reachRecording({ db: tx }, scope, id);
  const request = await openRequest(tx, scope, id);
  if (!recording.is_cosign_asked || request?.id !== asked)
    throw new AppError('cosign_changed', 'This request was taken back or answered in the meantime.');
  if (!(await signerOf(tx, actor)).may_sign_alone)
    throw new AppError('permission_denied', 'Whoever may not sign alone signs with nobody.');
  return recording;
}

/** One who covers for the supervisor no longer reaches it once it is signed: what they answered is shown all the same. */
async function shown(services: Services, actor: Actor, recording: RecordingRow): Promise<Recording> {
  if (recording.cosigner_id === actor.id) return lookAtRecording(services, actor, recording.id);
  const scope = scopeOf(actor, 'cosign_note');
  const [presented] = await presentRecordings(services, actor, scope, [recording]);
  if (!presented) throw new AppError('not_found', 'Recording not found.');
  return presented;
}

export async function cosign(
  services: Services,
  actor: Actor,
  id: string,
  asked: string,
): Promise<Recording> {
  const scope = scopeOf(actor, 'cosign_note');
  const recording = await services.db.transaction().execute(async (tx) => {
    const before = await answerable(tx, actor, id, asked);
    await becomeFinal(tx, scopeOf(actor, 'read_note'), services, before);
    await keepStep(tx, scope, services, actor, before, { kind: 'cosigned' });
    const after = await step(tx, actor, 'cosign', id);
    if (!after) throw new AppError('not_found', 'Recording not found.');
    return after;
  });
  return shown(services, actor, recording);
}

export async function giveBack(
  services: Services,
  actor: Actor,
  id: string,
  { asked, comments }: Received<typeof returnNote>['body'],
): Promise<Recording> {
  const scope = scopeOf(actor, 'cosign_note');
  const recording = await services.db.transaction().execute(async (tx) => {
    const before = await answerable(tx, actor, id, asked);
    const sealing = recordingSealing(services.sealing, before);
    const step_id = await keepStep(tx, scope, services, actor, before, { kind: 'returned' });
    const rows = comments.map(({ sentence, text }, place) => {
      const comment_id = randomUUID();
      return {
        ...{ id: comment_id, step_id, recording_id: id, place },
        sentence: sealText(sealing, commentOwner(comment_id, 'sentence'), sentence),
        text: sealText(sealing, commentOwner(comment_id, 'text'), text),
      };
    });
    await insertComments(tx, scope, rows);
    const more = { set: { signed_by: null }, detail: { comments: comments.length } };
    const after = await step(tx, actor, 'return_note', id, more);
    if (!after) throw new AppError('not_found', 'Recording not found.');
    return after;
  });
  return shown(services, actor, recording);
}
