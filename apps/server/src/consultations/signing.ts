/** What signing a note takes, whoever does it and however often it is asked for: who may, what is kept of it, what comes of it. */
import { randomUUID } from 'node:crypto';
import type { NoteStep, ReopenReason } from '@noteer/contract';
import type { Actor } from '../actor.ts';
import type { Db, Tx } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import type { Scope } from '../policy.ts';
import type { Services } from '../services.ts';
import { bringToDesk } from './coding/suggested.ts';
import { recordingSealing } from './data-key.ts';
import { announce } from './events.ts';
import { saysNothing } from './note/draft.ts';
import type { RecordingRow } from './recordings.ts';
import { sealText } from './sealed-text.ts';
import { shownText } from './shown-text.ts';
import { keepTasks } from './tasks.ts';

export const reasonOwner = (step_id: string) => `note_steps/${step_id}/reason`;
export const commentOwner = (id: string, column: 'sentence' | 'text') => `note_comments/${id}/${column}`;

export type Signer = { may_sign_alone: boolean; supervisor_id: string | null };

/** Held until the transaction ends: an administrator who names another supervisor comes before or after. */
export const signerOf = (tx: Tx, { id }: Actor): Promise<Signer> =>
  tx
    .selectFrom('users')
    .select(['may_sign_alone', 'supervisor_id'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow();

/** A note that says nothing is nobody's to sign. */
export async function refuseEmpty(
  tx: Tx,
  scope: Scope<'read_note'>,
  { sealing }: Services,
  recording: RecordingRow,
): Promise<void> {
  const text = await shownText(tx, scope, recordingSealing(sealing, recording), recording.id);
  if (saysNothing(text)) throw new AppError('note_empty', 'An empty note cannot be ready for the record.');
}

/** What a note asks to be done becomes tasks, what it says is part of the client's file, and it waits for codes. */
export async function becomeFinal(
  tx: Tx,
  scope: Scope<'read_note'>,
  services: Services,
  recording: RecordingRow,
): Promise<void> {
  await refuseEmpty(tx, scope, services, recording);
  await keepTasks(tx, scope, recordingSealing(services.sealing, recording), recording);
  const { id: recording_id } = recording;
  await services.enqueue(tx, 'read-note-findings', { recording_id });
  await services.enqueue(tx, 'count-note', { recording_id });
  await bringToDesk(tx, scope, services.enqueue, recording.id);
}

/** In whose place somebody signs: the clinician's, or the supervisor's, whom they cover for. */
function onBehalfOf(actor: Actor, { clinician_id, cosigner_id }: RecordingRow, kind: NoteStep['kind']) {
  const isAnswer = kind === 'cosigned' || kind === 'returned';
  const whose = isAnswer ? cosigner_id : clinician_id;
  return whose && whose !== actor.id && actor.covers?.includes(whose) ? whose : null;
}

type Taken = { kind: NoteStep['kind']; asked_of?: string | null; reason?: ReopenReason | undefined };

/** Answers the id of the step. */
export async function keepStep(
  tx: Tx,
  _scope: Scope,
  { sealing }: Services,
  actor: Actor,
  recording: RecordingRow,
  { kind, asked_of = null, reason }: Taken,
): Promise<string> {
  const id = randomUUID();
  const own = recordingSealing(sealing, recording);
  await tx
    .insertInto('note_steps')
    .values({
      ...{ id, recording_id: recording.id, kind, done_by: actor.id, asked_of },
      on_behalf_of: onBehalfOf(actor, recording, kind),
      reason: reason ? sealText(own, reasonOwner(id), JSON.stringify(reason)) : null,
    })
    .execute();
  return id;
}

/** The pages of whoever is asked, or no longer is. */
export const tellCosigner = async (tx: Tx, cosigner_id: string | null, id: string): Promise<void> => {
  if (cosigner_id) await announce(tx, { clinician_id: cosigner_id, kind: 'cosign', id });
};

/** Names of these users, also of those who have left. */
export async function namesOf(db: Db, ids: (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
}
