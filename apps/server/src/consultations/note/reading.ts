/** The second reading of a note, as it is kept: what was found, and whether it was made so. */
import type { ModelProblem, NoteChange, NoteReading } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema.ts';
import { type BySystem, type Scope, withinRecording } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { announce } from '../events.ts';
import { openText, sealText } from '../sealed-text.ts';

const bodyOwner = (recording_id: string) => `note_readings/${recording_id}/body`;

type Of = { id: string; clinician_id: string };

const tell = (db: Db, { id, clinician_id }: Of) => announce(db, { clinician_id, kind: 'note_writing', id });

type Asked = { ai_model_name: string; number: number; is_own: boolean };

export async function waitForReading(tx: Tx, _scope: Scope, of: Of, asked: Asked): Promise<void> {
  const fresh = { ...asked, state: 'waiting' as const, is_applied: false, body: null, problem: null };
  await tx
    .insertInto('note_readings')
    .values({ recording_id: of.id, ...fresh })
    .onConflict((conflict) =>
      conflict.column('recording_id').doUpdateSet({ ...fresh, asked_at: sql<Date>`now()` }),
    )
    .execute();
  await tell(tx, of);
}

export const readingOf = (db: Db, scope: Scope, recording_id: string) =>
  db
    .selectFrom('note_readings')
    .selectAll()
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'note_readings.recording_id'))
    .executeTakeFirst();

/** False when another worker was here first and is done. */
export async function beginReading(db: Db, _scope: BySystem, of: Of, number: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('note_readings')
    .set({ state: 'reading', number })
    .where('recording_id', '=', of.id)
    .where('state', '<>', 'done')
    .executeTakeFirst();
  await tell(db, of);
  return numUpdatedRows === 1n;
}

/** Not where another worker was done first, or where it was asked for anew: then what this one found is not wanted. */
export async function isStillRead(
  tx: Tx,
  scope: BySystem,
  recording_id: string,
  number: number,
): Promise<boolean> {
  const row = await readingOf(tx, scope, recording_id);
  return row !== undefined && row.number === number && row.state !== 'waiting' && row.state !== 'done';
}

/** It does not take place: nobody is to wait for it. */
export async function dropReading(tx: Tx, _scope: BySystem, of: Of): Promise<void> {
  await tx
    .deleteFrom('note_readings')
    .where('recording_id', '=', of.id)
    .where('state', '<>', 'done')
    .execute();
  await tell(tx, of);
}

export async function keepReading(
  tx: Tx,
  _scope: BySystem,
  sealing: Sealing,
  of: Of,
  { changes, is_applied }: { changes: readonly NoteChange[]; is_applied: boolean },
): Promise<void> {
  const body = sealText(sealing, bodyOwner(of.id), JSON.stringify(changes));
  await tx
    .updateTable('note_readings')
    .set({ state: 'done', is_applied, body, problem: null })
    .where('recording_id', '=', of.id)
    .execute();
  await tell(tx, of);
}

export const failReading = async (db: Db, _scope: BySystem, of: Of, problem: ModelProblem): Promise<void> => {
  await db
    .updateTable('note_readings')
    .set({ state: 'failed', problem })
    .where('recording_id', '=', of.id)
    .where('state', '<>', 'done')
    .execute();
  await tell(db, of);
};

type Row = NonNullable<Awaited<ReturnType<typeof readingOf>>>;

export const presentReading = (sealing: Sealing, row: Row): NoteReading => ({
  ...{ state: row.state, ai_model_name: row.ai_model_name, number: row.number },
  is_applied: row.is_applied,
  changes: row.body
    ? (JSON.parse(openText(sealing, bodyOwner(row.recording_id), row.body)) as NoteChange[])
    : [],
  problem: row.problem,
});
