import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../../db/schema.ts';
import { type Scope, withinRecording, withinRecordings } from '../../policy.ts';

/** Voices are named by the one whose recording it is or who covers for them, and remembered only by the former. */
type Naming = Scope<'name_voices' | 'keep_own_voice'>;
type Seeing = Scope<'read_voices' | 'name_voices'>;

/** Held until the end of the transaction: what is heard at the same time numbers its voices before or after. */
export const holdOwnRecording = (db: Db, scope: Naming, id: string) =>
  db
    .selectFrom('recordings')
    .selectAll()
    .where('id', '=', id)
    .where(withinRecordings(scope))
    .where('is_recording_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();

/** Who speaks is otherwise than it was: what was written before was written with less. */
export const countCorrection = (db: Db, _scope: Naming, id: string) =>
  db
    .updateTable('recordings')
    .set(({ eb }) => ({ speakers_revision: eb('speakers_revision', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const voicesOf = (db: Db, scope: Seeing | Naming, recording_id: string) =>
  db
    .selectFrom('recording_voices')
    .selectAll()
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'recording_id'))
    .orderBy('voice')
    .execute();

/** Every piece with its voice, without what was said. */
export const voicedPieces = (db: Db, scope: Seeing | Naming, recording_id: string) =>
  db
    .selectFrom('transcript_pieces')
    .select(['seq', 'start_s', 'end_s', 'voice', 'corrected_voice'])
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'recording_id'))
    .orderBy('seq')
    .execute();

export const nameVoice = (db: Db, _scope: Naming, row: Insertable<Tables['recording_voices']>) =>
  db
    .insertInto('recording_voices')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['recording_id', 'voice']).doUpdateSet(({ ref }) => ({
        role: ref('excluded.role'),
        relation: ref('excluded.relation'),
        set_by: ref('excluded.set_by'),
      })),
    )
    .execute();

/** Of somebody whom nobody heard yet. */
export const addVoice = (db: Db, _scope: Naming, recording_id: string, voice: number) =>
  db
    .insertInto('recording_voices')
    .values({ recording_id, voice })
    .onConflict((conflict) => conflict.columns(['recording_id', 'voice']).doNothing())
    .execute();

/** Answers how many of them there are. */
export async function correctPieces(
  db: Db,
  scope: Naming,
  recording_id: string,
  seqs: number[],
  voice: number | null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('transcript_pieces')
    .set({ corrected_voice: voice })
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'transcript_pieces.recording_id'))
    .where('seq', '=', sql<number>`any(${seqs}::integer[])`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Those that can be compared, in the order of time. */
export const printedStretches = (db: Db, scope: Naming, recording_id: string) =>
  db
    .selectFrom('voice_stretches')
    .select(['from_sample', 'to_sample', 'voiceprint', 'voice_model'])
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'recording_id'))
    .where('voiceprint', 'is not', null)
    .orderBy('from_sample')
    .execute();

export const findOwnVoice = (db: Db, scope: Scope<'keep_own_voice'>) =>
  db
    .selectFrom('clinician_voices')
    .select('created_at')
    .where('clinician_id', '=', scope.user_id)
    .executeTakeFirst();

export const replaceOwnVoice = (
  db: Db,
  scope: Scope<'keep_own_voice'>,
  row: Omit<Insertable<Tables['clinician_voices']>, 'clinician_id'>,
) =>
  db
    .insertInto('clinician_voices')
    .values({ ...row, clinician_id: scope.user_id })
    .onConflict((conflict) =>
      conflict.column('clinician_id').doUpdateSet(({ ref }) => ({
        voiceprint: ref('excluded.voiceprint'),
        voice_model: ref('excluded.voice_model'),
        created_at: sql<Date>`now()`,
      })),
    )
    .execute();
