/** What was said and who said it, as far as that is known: what a note is written from. */
import type { TranscriptPiece } from '@noteer/clinical';
import { relationIn } from '@noteer/contract';
import type { RecordingRow } from '../../consultations/recordings.ts';
import { openText, openTextOrNull } from '../../consultations/sealed-text.ts';
import { pieceOwner } from '../../consultations/transcript.ts';
import { relationOwner } from '../../consultations/voices.ts';
import type { Db } from '../../db/schema.ts';
import { ofTheSystem } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { allPieces } from './queries.ts';
import { namedVoices } from './voice-queries.ts';

type Speaker = NonNullable<TranscriptPiece['speaker']>;

async function speakersOf(
  db: Db,
  sealing: Sealing,
  { id, language }: RecordingRow,
): Promise<Map<number, Speaker>> {
  const rows = await namedVoices(db, ofTheSystem, id);
  return new Map(
    rows.flatMap(({ voice, role, relation }) => {
      if (!role) return [];
      const opened = openTextOrNull(sealing, relationOwner(id, voice), relation);
      return [[voice, opened === null ? { role } : { role, relation: relationIn(opened, language) }]];
    }),
  );
}

/** `sealing` is the recording's own. What a person said of a piece holds over what was heard. */
export async function spokenPieces(
  db: Db,
  sealing: Sealing,
  recording: RecordingRow,
): Promise<TranscriptPiece[]> {
  const [rows, speakers] = await Promise.all([
    allPieces(db, ofTheSystem, recording.id),
    speakersOf(db, sealing, recording),
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
    };
  });
}
