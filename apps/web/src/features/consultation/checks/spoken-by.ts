/** What was said, with who said it, as the checks read it. */
import type * as clinical from '@noteer/clinical';
import { type Language, relationIn, type Voices } from '@noteer/contract';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { voiceOf } from '../voices/voices.ts';

type Speaker = NonNullable<clinical.TranscriptPiece['speaker']>;

/** Without voices, as where nobody listened for them, the words alone have to tell. */
export function spokenBy(
  pieces: readonly TranscriptPiece[],
  voices: Voices | undefined,
  language: Language,
): readonly clinical.TranscriptPiece[] {
  if (!voices) return pieces;
  const speakers = new Map(
    voices.voices.flatMap(({ voice, role, relation }): [number, Speaker][] => {
      if (!role) return [];
      return [[voice, relation === null ? { role } : { role, relation: relationIn(relation, language) }]];
    }),
  );
  const corrected = new Set(voices.corrected);
  return pieces.map((piece) => {
    const voice = voiceOf(voices, piece);
    const speaker = voice === null ? undefined : speakers.get(voice);
    const { seq, start_s, end_s, text } = piece;
    const voice_sure = corrected.has(seq) ? 1 : piece.voice_sure;
    return { seq, start_s, end_s, text, voice, voice_sure, ...(speaker && { speaker }) };
  });
}
