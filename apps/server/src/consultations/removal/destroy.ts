/** A recording goes for good: its row and its keys in one transaction, what is then unreadable after that. */
import { sql } from 'kysely';
import type { Actor, Visitor } from '../../actor.ts';
import type { Tx } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { prepareAgainAfter } from '../file/coming.ts';
import type { RecordingRow } from '../recordings.ts';
import { soundFolder } from '../sound.ts';
import { lockRecording, step } from '../state/step.ts';
import type { StateEvent } from '../state/transitions.ts';
import { noteRemoval, type RuleName, refuseHeld } from './account.ts';
import { askToRemove, removeFolder } from './leftovers.ts';

type Why = {
  /** Tried in this order: a hidden recording goes by another event than one that is not. */
  events: readonly StateEvent[];
  rule?: RuleName;
  detail?: Record<string, string | number | boolean>;
};

/** False when it is not there, out of reach, or not where these events can happen. */
export async function destroyRecording(
  services: Services,
  who: Actor | Visitor,
  scope: Scope,
  id: string,
  why: Why,
): Promise<boolean> {
  const isGone = await services.db
    .transaction()
    .execute((tx) => destroyWithin(tx, services, who, scope, id, why))
    .catch((error: unknown) => {
      if (error instanceof NotPossible) return false;
      throw error;
    });
  // Its keys went with the row: what is left on disk can never be opened.
  if (isGone) await removeFolder(services, soundFolder(id));
  return isGone;
}

/** The part that is one transaction; the folder is asked for in it. */
export async function destroyWithin(
  tx: Tx,
  { enqueue }: Services,
  who: Actor | Visitor,
  scope: Scope,
  id: string,
  { events, rule, detail }: Why,
): Promise<boolean> {
  if (!(await lockRecording(tx, scope, id))) return false;
  await refuseHeld(tx, id);
  await forgetQuotes(tx, scope, id);
  await askToRemove(tx, [soundFolder(id)]);
  if (rule) await noteRemoval(tx, rule, { object_id: id });
  const told = { ...detail, ...(rule && { rule }) };
  let removed: RecordingRow | undefined;
  for (const event of events) removed ??= await step(tx, who, event, id, { detail: told });
  // Nothing happened: neither did what was asked for above.
  if (!removed) throw new NotPossible();
  await prepareAgainAfter(tx, scope, enqueue, removed, { isLost: true });
  return true;
}

/** Ends the transaction. */
class NotPossible extends Error {
  override name = 'NotPossible';
}

/** Codes that were suggested for other consultations of the client may quote its note: they are suggested anew without it. */
async function forgetQuotes(tx: Tx, _scope: Scope, recording_id: string): Promise<void> {
  await sql`update code_suggestions set made_on = null, body = null, doubt = null
    where made_on is not null and recording_id in (
      select recordings.id from recordings
      join appointments on appointments.id = appointment_id join clients on clients.id = client_id
      where current_id = client_of('recording', ${recording_id}))`.execute(tx);
}
