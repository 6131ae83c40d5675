/** The rows of the desk: one for each recording that was signed once. */
import type { CodeDoubt } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema.ts';
import type { Enqueue } from '../../jobs/catalogue.ts';
import { type BySystem, type Scope, withinRecording } from '../../policy.ts';
import type { SuggestedRow } from './kept.ts';

export const findSuggested = (
  db: Db,
  scope: Scope,
  recording_id: string,
): Promise<SuggestedRow | undefined> =>
  db
    .selectFrom('code_suggestions')
    .selectAll()
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'code_suggestions.recording_id'))
    .executeTakeFirst();

/** Nobody else suggests or confirms codes of it until the transaction ends. */
export const lockSuggested = (
  tx: Tx,
  scope: Scope,
  recording_id: string,
): Promise<SuggestedRow | undefined> =>
  tx
    .selectFrom('code_suggestions')
    .selectAll()
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'code_suggestions.recording_id'))
    .forUpdate()
    .executeTakeFirst();

/** Its note was signed: it waits for codes, unless it has them from before. */
export async function bringToDesk(
  tx: Tx,
  _scope: Scope,
  enqueue: Enqueue,
  recording_id: string,
): Promise<void> {
  await sql`
    insert into code_suggestions (recording_id, clinician_id, appointment_time, is_signed, is_confirmed)
    select recordings.id, recordings.clinician_id, appointment_time, true,
      is_admin_reviewed or exists (select from codes where codes.recording_id = recordings.id and state = 'confirmed')
    from recordings join appointments on appointments.id = appointment_id
    where recordings.id = ${recording_id}
    on conflict (recording_id) do update set is_signed = true`.execute(tx);
  await enqueue(tx, 'suggest-codes', { recording_id });
}

/** It was reopened or hidden. What was confirmed is still there when it comes back. */
export async function takeFromDesk(tx: Tx, _scope: Scope, recording_id: string): Promise<void> {
  await tx
    .updateTable('code_suggestions')
    .set({ is_signed: false })
    .where('recording_id', '=', recording_id)
    .execute();
}

export async function keepSuggested(
  tx: Tx,
  _scope: Scope,
  recording_id: string,
  made: { body: Buffer; made_on: string; doubt: CodeDoubt },
): Promise<void> {
  await tx.updateTable('code_suggestions').set(made).where('recording_id', '=', recording_id).execute();
}

type Confirmed = Pick<SuggestedRow, 'is_confirmed' | 'differs' | 'outcome' | 'confirmed_by'>;

export async function keepConfirmed(
  tx: Tx,
  _scope: Scope,
  recording_id: string,
  confirmed: Confirmed,
): Promise<void> {
  await tx
    .updateTable('code_suggestions')
    .set({
      ...confirmed,
      confirmed_at: confirmed.is_confirmed ? sql<Date>`now()` : null,
      revision: sql<number>`revision + 1`,
    })
    .where('recording_id', '=', recording_id)
    .execute();
}

/** Whoever looked at the codes before something else was said of the consultation has to look again. */
export async function countChange(tx: Tx, _scope: Scope, recording_id: string): Promise<void> {
  await tx
    .updateTable('code_suggestions')
    .set({ revision: sql<number>`revision + 1` })
    .where('recording_id', '=', recording_id)
    .execute();
}

/** Those that wait and were made on other lists, or never; then those whose codes are older than the desk. */
export async function outdated(
  db: Db,
  _scope: BySystem,
  made_on: string,
  at_most: number,
): Promise<string[]> {
  const waiting = sql`select recording_id from code_suggestions where is_signed and not is_confirmed`;
  // Each part is a stretch of an index: what is up to date is not walked over.
  const { rows } = await sql<{ recording_id: string }>`
    (${waiting} and made_on is null limit ${at_most}) union all
    (${waiting} and made_on < ${made_on} limit ${at_most}) union all
    (${waiting} and made_on > ${made_on} limit ${at_most}) union all
    (select recording_id from code_suggestions where is_signed and is_confirmed and outcome is null limit ${at_most})
    limit ${at_most}`.execute(db);
  return rows.map(({ recording_id }) => recording_id);
}
