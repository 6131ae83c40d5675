/** Takes a recording one step further by the table of transitions: the row, its appointment, the news and the audit line. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Actor, system, type Visitor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import type { Tables, Tx } from '../../db/schema.ts';
import { entrustedAs, ofTheSystem, type Scope, scopeOf, withinRecordings } from '../../policy.ts';
import { consultationOf } from '../consultation-of.ts';
import { announce } from '../events.ts';
import type { RecordingRow } from '../recordings.ts';
import { isPossible, type StateEvent, type Transition, transitions } from './transitions.ts';

/** Columns that change with a step and are no part of the state. */
type Beside = Partial<
  Pick<
    Selectable<Tables['recordings']>,
    | 'samples'
    | 'template'
    | 'appointment_id'
    | 'language'
    | 'finished_by'
    | 'consent_words'
    | 'consent_version'
    | 'consent_how'
    | 'consent_asked_by'
    | 'cosigner_id'
    | 'signed_by'
  >
> & { finished_at?: Date | RawBuilder<Date> | null; consent_given_at?: string };

type More = {
  set?: Beside;
  /** Of the audit line. */
  detail?: Record<string, string | number | boolean>;
};

/** Nobody else takes a step of this recording, or saves a note of it, until the transaction ends. */
export const lockRecording = (tx: Tx, scope: Scope, id: string): Promise<RecordingRow | undefined> =>
  tx
    .selectFrom('recordings')
    .selectAll()
    .where('id', '=', id)
    .where(withinRecordings(scope))
    .forUpdate()
    .executeTakeFirst();

/** Jobs do what nobody may do over HTTP; whoever calls over HTTP does it as far as the policy lets them. */
function scopeOfStep(who: Actor | Visitor, { deed }: Transition): Scope {
  if (who === system) return ofTheSystem;
  if (!('session_id' in who) || !deed) throw new Error('a step that only the system takes');
  return scopeOf(who, deed);
}

/**
 * The recording as it is then; undefined when it is out of reach or not where this can happen: then nothing has changed.
 * The audit line holds a lock until the transaction ends, so this comes last in it.
 */
export async function step(
  tx: Tx,
  who: Actor | Visitor,
  event: StateEvent,
  id: string,
  { set, detail }: More = {},
): Promise<RecordingRow | undefined> {
  const transition: Transition = transitions[event];
  const scope = scopeOfStep(who, transition);
  const before = await lockRecording(tx, scope, id);
  if (!before || !isPossible(event, before)) return undefined;
  const after = await writeState(tx, scope, transition, id, set);
  await tellAppointment(tx, scope, transition, after);
  if (transition.announce)
    await announce(tx, { clinician_id: after.clinician_id, kind: transition.announce, id });
  // Of what is gone by now, the appointment still tells whose it was.
  const part_of = { kind: 'appointment', id: before.appointment_id } as const;
  const as = 'session_id' in who ? entrustedAs(who, consultationOf(before)) : undefined;
  if (transition.audit)
    await audit(tx, who, transition.audit, {
      id,
      ...(transition.to === 'removed' && { part_of }),
      detail: { ...detail, ...(as && { as }) },
    });
  return after;
}

function writeState(tx: Tx, _scope: Scope, { to, reason, marks }: Transition, id: string, set: Beside = {}) {
  if (to === 'removed')
    return tx.deleteFrom('recordings').where('id', '=', id).returningAll().executeTakeFirstOrThrow();
  return tx
    .updateTable('recordings')
    .set({
      ...set,
      // Naming the id keeps an update that changes nothing else a valid one.
      id,
      ...(to !== 'as it is' && { stage: to, reason: reason ?? null }),
      ...marks,
      ...(marks?.is_recording_deleted && { hidden_at: sql<Date>`now()` }),
      ...(marks?.is_reviewed !== undefined && {
        reviewed_at: marks.is_reviewed ? sql<Date>`now()` : null,
      }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function tellAppointment(
  tx: Tx,
  _scope: Scope,
  { appointment: status }: Transition,
  { appointment_id }: RecordingRow,
): Promise<void> {
  if (!appointment_id || !status) return;
  await tx.updateTable('appointments').set({ status }).where('id', '=', appointment_id).execute();
}
