/** Pieces of a transcript as they are kept: text and words sealed for their row. */
import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Segment } from '../engines/transcription/port.ts';
import type { Sealing } from '../sealing.ts';
import { openText, sealText } from './sealed-text.ts';

export const pieceOwner = (recording_id: string, seq: number) => `transcript_pieces/${recording_id}/${seq}`;
const wordsOwner = (recording_id: string, seq: number) => `${pieceOwner(recording_id, seq)}/words`;

/** Two decimals: a hundredth of a second, a percent. */
const short = (value: number) => Math.round(value * 100) / 100;

type Place = { id: string; seq: number; offset_s: number; engine: string };

/** Times of a segment count from `offset_s` on; those of its words, kept, from where the recording begins. */
export function sealPiece(
  sealing: Sealing,
  { id, seq, offset_s, engine }: Place,
  { start_s, end_s, text, words }: Segment,
): Insertable<Tables['transcript_pieces']> {
  const kept = words?.map((word) => ({
    probability: short(word.probability),
    ...(word.start_s !== undefined && { start_s: short(offset_s + word.start_s) }),
    ...(word.end_s !== undefined && { end_s: short(offset_s + word.end_s) }),
  }));
  return {
    recording_id: id,
    seq,
    start_s: offset_s + start_s,
    end_s: offset_s + end_s,
    text: sealText(sealing, pieceOwner(id, seq), text),
    words: kept ? sealText(sealing, wordsOwner(id, seq), JSON.stringify(kept)) : null,
    engine,
  };
}

/** How likely each word is; undefined where the engine did not tell. */
export function openProbabilities(
  sealing: Sealing,
  { recording_id, seq, words }: { recording_id: string; seq: number; words: Buffer | null },
): number[] | undefined {
  if (!words) return undefined;
  const kept = JSON.parse(openText(sealing, wordsOwner(recording_id, seq), words)) as Segment['words'];
  return kept?.map(({ probability }) => probability);
}
