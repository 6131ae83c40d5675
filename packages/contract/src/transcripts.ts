/** What was said in a recording. */
import { z } from 'zod';
import { endpoint, ofPatient } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { MOST_INTEGER } from './fields.ts';
import { VoiceNumber } from './voices.ts';

const params = z.object({ id: z.uuid() });

export const TranscriptPiece = z
  .object({
    seq: z.number().int(),
    start_s: z.number(),
    end_s: z.number(),
    text: ofPatient(z.string()),
    /** How sure the recogniser is of each word (what stands between spaces), 0 to 1, where it tells. */
    probabilities: z.array(z.number()).optional(),
    /** Whose it is, by number; null where that is unsure. Later pieces can change it: ask for the voices too. */
    voice: VoiceNumber.nullable(),
    /** 0 to 1; null where nobody listened for voices. */
    voice_sure: z.number().min(0).max(1).nullable(),
  })
  .meta({ id: 'TranscriptPiece' });

export const getTranscript = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/transcript/',
  deeds: ['read_transcript'],
  patient_data: { event: 'transcript.read', object: 'recording', ids: 'params.id' },
  summary: 'The transcript so far, from a given piece onwards',
  params,
  query: z.object({ from: z.coerce.number().int().min(0).max(MOST_INTEGER).default(0) }),
  response: dataOf(z.array(TranscriptPiece)),
});

export const correctPiece = endpoint({
  method: 'PATCH',
  path: '/api/consulations/recording/{id}/transcript/{seq}/',
  deeds: ['correct_transcript'],
  patient_data: { event: 'transcript.read', object: 'recording', ids: 'params.id' },
  summary:
    'Write down what was said where it was misheard; a note that nobody has changed is written anew with it',
  params: params.extend({ seq: z.coerce.number().int().min(0).max(MOST_INTEGER) }),
  body: z.object({ text: z.string().trim().min(1, 'Text is required').max(5_000) }),
  response: dataOf(
    z.object({
      text: ofPatient(z.string()),
      /** False where somebody has changed the note, or it is not written yet. */
      is_written_anew: z.boolean(),
    }),
  ),
});
