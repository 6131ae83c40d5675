import { type Insertable, sql } from 'kysely';
import type { PieceVoice } from '../../consultations/voice-of-piece.ts';
import type { Db, Tables } from '../../db/schema.ts';
import type { BySystem } from '../../policy.ts';

/** The newest so many are told apart anew each time. Each is a second or two: some forty minutes of speech. */
const NEWEST = 2_000;
/** Of what is older, the longest of each voice stand for it: a talk of hours costs what forty minutes do. */
const LONGEST_OF_A_VOICE = 100;

type StretchRow = {
  from_sample: number;
  to_sample: number;
  voiceprint: Buffer | null;
  voice_model: string;
  heard_as: number | null;
  voice_sure: number;
};

/** In the order of time. */
export async function stretchesToCompare(
  db: Db,
  _scope: BySystem,
  recording_id: string,
): Promise<StretchRow[]> {
  const { rows } = await sql<StretchRow>`
    select from_sample, to_sample, voiceprint, voice_model, heard_as, voice_sure from (
      select *,
        row_number() over (order by from_sample desc) as age,
        row_number() over (partition by heard_as order by to_sample - from_sample desc) as place
      from voice_stretches where recording_id = ${recording_id}
    ) ranked
    where age <= ${NEWEST} or (heard_as is not null and voiceprint is not null and place <= ${LONGEST_OF_A_VOICE})
    order by from_sample`.execute(db);
  return rows;
}

/** All of them, without what they sound like, in the order of time. */
export const heardStretches = (db: Db, _scope: BySystem, recording_id: string) =>
  db
    .selectFrom('voice_stretches')
    .select(['from_sample', 'to_sample', 'heard_as', 'voice_sure'])
    .where('recording_id', '=', recording_id)
    .orderBy('from_sample')
    .execute();

export const insertStretches = async (
  db: Db,
  _scope: BySystem,
  rows: Insertable<Tables['voice_stretches']>[],
) => {
  if (rows.length === 0) return;
  await db
    .insertInto('voice_stretches')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Of at most so many samples, from the first one on. */
export async function unheardSpeech(db: Db, _scope: BySystem, recording_id: string, at_most: number) {
  const rows = await db
    .selectFrom('unheard_speech')
    .select(['from_sample', 'to_sample'])
    .where('recording_id', '=', recording_id)
    .orderBy('from_sample')
    .execute();
  const [first] = rows;
  return first ? rows.filter(({ to_sample }) => to_sample - first.from_sample <= at_most) : [];
}

export const insertUnheard = async (
  db: Db,
  _scope: BySystem,
  rows: Insertable<Tables['unheard_speech']>[],
) => {
  if (rows.length === 0) return;
  await db
    .insertInto('unheard_speech')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteUnheard = async (
  db: Db,
  _scope: BySystem,
  recording_id: string,
  from_samples: number[],
) => {
  if (from_samples.length === 0) return;
  await db
    .deleteFrom('unheard_speech')
    .where('recording_id', '=', recording_id)
    .where('from_sample', 'in', from_samples)
    .execute();
};

export type StretchVoice = { from_sample: number; heard_as: number | null; voice_sure: number };

export async function updateStretches(
  db: Db,
  _scope: BySystem,
  recording_id: string,
  told: StretchVoice[],
): Promise<void> {
  if (told.length === 0) return;
  await sql`
    update voice_stretches stretch set heard_as = told.heard_as, voice_sure = told.voice_sure
    from unnest(
      ${told.map(({ from_sample }) => from_sample)}::integer[],
      ${told.map(({ heard_as }) => heard_as)}::integer[],
      ${told.map(({ voice_sure }) => voice_sure)}::double precision[]
    ) as told (from_sample, heard_as, voice_sure)
    where stretch.recording_id = ${recording_id} and stretch.from_sample = told.from_sample`.execute(db);
}

/** When each piece was said and whose it is so far, without what was said. */
export const timedPieces = (db: Db, _scope: BySystem, recording_id: string) =>
  db
    .selectFrom('transcript_pieces')
    .select(['seq', 'start_s', 'end_s', 'voice', 'voice_sure'])
    .where('recording_id', '=', recording_id)
    .orderBy('start_s')
    .orderBy('seq')
    .execute();

export async function updatePieceVoices(
  db: Db,
  _scope: BySystem,
  recording_id: string,
  changed: { seq: number; voice: number | null; voice_sure: PieceVoice['voice_sure'] }[],
): Promise<void> {
  if (changed.length === 0) return;
  await sql`
    update transcript_pieces piece set voice = changed.voice, voice_sure = changed.voice_sure
    from unnest(
      ${changed.map(({ seq }) => seq)}::integer[],
      ${changed.map(({ voice }) => voice)}::integer[],
      ${changed.map(({ voice_sure }) => voice_sure)}::double precision[]
    ) as changed (seq, voice, voice_sure)
    where piece.recording_id = ${recording_id} and piece.seq = changed.seq`.execute(db);
}

export const voiceNumbers = (db: Db, _scope: BySystem, recording_id: string) =>
  db
    .selectFrom('recording_voices')
    .select(['voice', 'heard_as'])
    .where('recording_id', '=', recording_id)
    .execute();

export const insertVoices = async (
  db: Db,
  _scope: BySystem,
  rows: Insertable<Tables['recording_voices']>[],
) => {
  if (rows.length > 0) await db.insertInto('recording_voices').values(rows).execute();
};

/** What a person said of a voice holds for ever, and so does who they said the clinician is. */
export async function setRecognised(
  db: Db,
  _scope: BySystem,
  recording_id: string,
  heard_as: number | null,
): Promise<void> {
  await sql`
    update recording_voices voice set role = case when heard_as = ${heard_as}::integer and not exists (
      select from recording_voices said
      where said.recording_id = ${recording_id} and said.set_by is not null and said.role = 'clinician'
    ) then 'clinician' end
    where recording_id = ${recording_id} and set_by is null`.execute(db);
}
