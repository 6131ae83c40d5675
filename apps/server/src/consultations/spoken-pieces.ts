/** What was said and who said it, as far as that is known: what a note is written from, and diagnoses are found in. */
import type { TranscriptPiece } from '@noteer/clinical';
import { relationIn, SAMPLE_RATE } from '@noteer/contract';
import type { Db } from '../db/schema.ts';
import { type Scope, withinRecording } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import type { Speech } from './note/doubts.ts';
import { type HeardPiece, withUnsureMarked } from './note/unsure-values.ts';
import type { RecordingRow } from './recordings.ts';
import { openText, openTextOrNull } from './sealed-text.ts';
import { openProbabilities, pieceOwner } from './transcript.ts';
import { relationOwner } from './voices.ts';

const allPieces = (db: Db, scope: Scope, recording_id: string) =>
  db
    .selectFrom('transcript_pieces')
    .selectAll()
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'transcript_pieces.recording_id'))
    .orderBy('seq')
    .execute();

const namedVoices = (db: Db, scope: Scope, recording_id: string) =>
  db
    .selectFrom('recording_voices')
    .select(['voice', 'role', 'relation'])
    .where('recording_id', '=', recording_id)
    .where('role', 'is not', null)
    .where(withinRecording(scope, 'recording_voices.recording_id'))
    .execute();

type Speaker = NonNullable<TranscriptPiece['speaker']>;

async function speakersOf(
  db: Db,
  scope: Scope,
  sealing: Sealing,
  { id, language }: RecordingRow,
): Promise<Map<number, Speaker>> {
  const rows = await namedVoices(db, scope, id);
  return new Map(
    rows.flatMap(({ voice, role, relation }) => {
      if (!role) return [];
      const opened = openTextOrNull(sealing, relationOwner(id, voice), relation);
      return [[voice, opened === null ? { role } : { role, relation: relationIn(opened, language) }]];
    }),
  );
}

/** `sealing` is the recording's own. What a person said of a piece holds over what was heard. */
export async function heardPieces(
  db: Db,
  scope: Scope,
  sealing: Sealing,
  recording: RecordingRow,
): Promise<HeardPiece[]> {
  const [rows, speakers] = await Promise.all([
    allPieces(db, scope, recording.id),
    speakersOf(db, scope, sealing, recording),
  ]);
  return rows.map((row) => {
    const { seq, start_s, end_s, corrected_voice } = row;
    const voice = corrected_voice ?? row.voice;
    const speaker = voice === null ? undefined : speakers.get(voice);
    return {
      seq,
      start_s,
      end_s,
      text: openText(sealing, pieceOwner(recording.id, seq), row.text),
      voice,
      voice_sure: corrected_voice === null ? row.voice_sure : 1,
      ...(speaker && { speaker }),
      probabilities: openProbabilities(sealing, row),
    };
  });
}

/** Without how sure the recogniser was of its words. */
export const spokenPieces = async (
  db: Db,
  scope: Scope,
  sealing: Sealing,
  recording: RecordingRow,
): Promise<TranscriptPiece[]> =>
  (await heardPieces(db, scope, sealing, recording)).map(({ probabilities: _, ...piece }) => piece);

/** As a question shows them: with a mark behind numbers and medicines that were hardly heard. */
export const askedPieces = async (
  db: Db,
  scope: Scope,
  sealing: Sealing,
  recording: RecordingRow,
): Promise<TranscriptPiece[]> =>
  withUnsureMarked(await heardPieces(db, scope, sealing, recording), recording.language);

/** Where somebody speaks, as far as anybody listened for voices; stretches that follow each other at once are one. */
export async function speechOf(db: Db, _scope: Scope, { id }: RecordingRow): Promise<Speech[]> {
  const rows = await db
    .selectFrom('voice_stretches')
    .select(['from_sample', 'to_sample'])
    .where('recording_id', '=', id)
    .orderBy('from_sample')
    .execute();
  const speech: Speech[] = [];
  for (const { from_sample, to_sample } of rows) {
    const [from_s, to_s] = [from_sample / SAMPLE_RATE, to_sample / SAMPLE_RATE];
    const last = speech.at(-1);
    if (last && from_s - last.to_s < 0.5) last.to_s = Math.max(last.to_s, to_s);
    else speech.push({ from_s, to_s });
  }
  return speech;
}
