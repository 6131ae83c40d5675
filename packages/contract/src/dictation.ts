/** Words spoken to go into a note. */
import { z } from 'zod';
import { SAMPLE_RATE } from './captures.ts';
import { bytes, endpoint, ofPatient } from './endpoint.ts';
import { dataOf } from './envelope.ts';

/** A few paragraphs. Whoever has more to say stops and goes on. */
export const MAX_DICTATION_S = 120;
export const MAX_DICTATION_BYTES = MAX_DICTATION_S * SAMPLE_RATE * 2;

export const dictate = endpoint({
  method: 'POST',
  path: '/api/consulations/recording/{id}/dictation/',
  deeds: ['change_note'],
  patient_data: { event: 'note.dictated', object: 'recording', ids: 'params.id' },
  summary:
    'Recognise up to two minutes of 16 kHz mono 16-bit PCM that were spoken to go into the note; neither sound nor words are kept',
  params: z.object({ id: z.uuid() }),
  max_bytes: MAX_DICTATION_BYTES,
  body: bytes(MAX_DICTATION_BYTES),
  response: dataOf(z.object({ text: ofPatient(z.string()) })),
});
