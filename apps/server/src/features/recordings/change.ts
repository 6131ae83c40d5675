/** What a PATCH may say of a recording: a note was edited, it is ready, it is to be hidden, codes were added. */
import type { changeRecording, Received, Recording, ReopenReason } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { askToAgree } from '../../consultations/amendments.ts';
import { billedFrom, confirmBilled } from '../../consultations/codes.ts';
import { currentLists } from '../../consultations/coding/lists-of-day.ts';
import { keepOutcome } from '../../consultations/coding/outcome.ts';
import { takeFromDesk } from '../../consultations/coding/suggested.ts';
import { consultationOf } from '../../consultations/consultation-of.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { addNoteRevision, type Saved } from '../../consultations/documents.ts';
import { prepareAgainAfter } from '../../consultations/file/coming.ts';
import { presentRecordings, reachRecording } from '../../consultations/look.ts';
import { findRecording, type RecordingRow } from '../../consultations/recordings.ts';
import { lockRecording, step } from '../../consultations/state/step.ts';
import { isPossible, type StateEvent, transitions } from '../../consultations/state/transitions.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Enqueue } from '../../jobs/catalogue.ts';
import { can, demand, type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { refuseInventedNames } from './engine-names.ts';
import { type SigningEvent, sign, signingEvent } from './sign.ts';

type Change = Received<typeof changeRecording>['body'];
type Summary = NonNullable<Change['consultation_summaries']>[number];

/** One transaction: what is refused has changed nothing. */
export async function change(services: Services, actor: Actor, id: string, body: Change): Promise<Recording> {
  const { db, sealing } = services;
  const scope = scopeOf(actor, 'read_note');
  await db.transaction().execute(async (tx) => {
    await lockRecording(tx, scope, id);
    const recording = await reachRecording({ db: tx }, scope, id);
    const signing =
      body.is_reviewed === undefined ? undefined : await signingEvent(tx, actor, recording, body.is_reviewed);
    const events = eventsOf(actor, recording, body, signing);
    for (const event of events) refuseImpossible(actor, recording, event);
    // Codes are the administrator's, also none at all.
    if (body.consultation_summaries?.some(({ codes }) => codes !== undefined)) demand(actor, 'set_codes');

    const saved = body.consultation_summaries
      ? await saveNotes(tx, services, actor, recording, body.consultation_summaries)
      : [];
    const changed = saved.filter(({ number, before }) => number > before);
    if (recording.is_reviewed && recording.clinician_id !== actor.id)
      for (const note of changed)
        await askToAgree(tx, scope, recordingSealing(sealing, recording), recording, note);
    const set = signing && (await sign(tx, scope, services, actor, recording, signing, body.reopen_reason));
    await readAnew(tx, scope, services.enqueue, recording, events);
    await tellDesk(tx, scope, services, actor, recording, body);
    for (const event of events) {
      // Codes that were saved with the text as it is change no note.
      if (event === 'amend_note' && changed.length === 0 && events.length > 1) continue;
      if (!(await step(tx, actor, event, id, event === signing && set ? { set } : {}))) throw notFound();
    }
  });

  const changed = await findRecording(db, scope, id);
  const [presented] = changed ? await presentRecordings(services, actor, scope, [changed]) : [];
  if (!presented) throw notFound();
  return presented;
}

/** What a final note says is part of the client's file; of one that is no longer final nothing stays there. */
async function readAnew(
  tx: Tx,
  scope: Scope<'read_note'>,
  enqueue: Enqueue,
  recording: RecordingRow,
  events: StateEvent[],
): Promise<void> {
  if (events.includes('amend_note')) await enqueue(tx, 'read-note-findings', { recording_id: recording.id });
  if (events.includes('hide')) await prepareAgainAfter(tx, scope, enqueue, recording, { isLost: true });
}

/** What is signed waits for codes until somebody sets them, here or at the desk; both count. */
async function tellDesk(
  tx: Tx,
  scope: Scope<'read_note'>,
  services: Services,
  actor: Actor,
  recording: RecordingRow,
  { is_recording_deleted, is_admin_reviewed, consultation_summaries }: Change,
): Promise<void> {
  if (is_recording_deleted) await takeFromDesk(tx, scope, recording.id);
  const codes = consultation_summaries?.flatMap((summary) => summary.codes ?? []) ?? [];
  if (codes.length === 0 && is_admin_reviewed === undefined) return;
  const hasCodes = codes.some((text) => Object.values(billedFrom(text)).some((code) => code !== ''));
  await keepOutcome(tx, scope, services, recording, await currentLists(tx), {
    confirmed_by: actor.id,
    is_confirmed: is_admin_reviewed ?? (hasCodes || recording.is_admin_reviewed),
  });
}

const notFound = () => new AppError('not_found', 'Recording not found.');

/** What the body asks for, in the order in which it is done. */
function eventsOf(
  actor: Actor,
  recording: RecordingRow,
  body: Change,
  signing: SigningEvent | undefined,
): StateEvent[] {
  const { consultation_summaries, is_admin_reviewed, is_recording_deleted } = body;
  const isAmended = recording.is_reviewed && can(actor, 'change_final_note', consultationOf(recording));
  const events: (StateEvent | false | undefined)[] = [
    consultation_summaries && (isAmended ? 'amend_note' : 'save_note'),
    is_admin_reviewed !== undefined && (is_admin_reviewed ? 'finish_codes' : 'reopen_codes'),
    signing,
    is_recording_deleted && 'hide',
  ];
  return events.filter((event) => event !== undefined && event !== false);
}

/** Before anything is written: what this role never does is forbidden, and of the rest, not yours is not there. */
function refuseImpossible(actor: Actor, recording: RecordingRow, event: StateEvent): void {
  const { deed } = transitions[event];
  if (deed) demand(actor, deed);
  if (deed && !can(actor, deed, consultationOf(recording))) throw notFound();
  if (isPossible(event, recording)) return;
  if (recording.is_cosign_asked)
    throw new AppError(
      'cosign_waits',
      'This note waits for a second signature. Take that request back first.',
    );
  if (event === 'save_note')
    throw new AppError('note_reviewed', 'This note is ready for the record. Reopen it first.');
  throw new AppError('still_processing', 'This recording is still being processed.');
}

async function saveNotes(
  tx: Tx,
  services: Services,
  actor: Actor,
  recording: RecordingRow,
  summaries: Summary[],
): Promise<Saved[]> {
  const { id: recording_id, template } = recording;
  const sealing = recordingSealing(services.sealing, recording);
  const scope = scopeOf(actor, 'read_note');
  await refuseInventedNames(tx, scope, services.models, { recording_id, summaries });
  const all: Saved[] = [];
  for (const { ai_model_name, summary_text: text, codes, based_on } of summaries) {
    const revision = { recording_id, ai_model_name, template, text, author_id: actor.id, based_on };
    const saved = await addNoteRevision(tx, scope, sealing, revision);
    all.push(saved);
    if (codes === undefined) continue;
    const note = { recording_id, document_id: saved.document_id, set_by: actor.id };
    await confirmBilled(tx, scope, sealing, note, billedFrom(codes));
  }
  return all;
}

/** As the interface does it: never without a reason. */
export async function reopen(
  services: Services,
  actor: Actor,
  id: string,
  reopen_reason: ReopenReason,
): Promise<Recording> {
  const { is_reviewed } = await reachRecording(services, scopeOf(actor, 'finish_note'), id);
  if (!is_reviewed) throw new AppError('note_not_final', 'Only a note that is ready can be reopened.');
  return change(services, actor, id, { is_reviewed: false, reopen_reason });
}
