/** The client's consent to a recording: what was asked, and that it was taken back. */
import { z } from 'zod';
import { ConsentHow } from './captures.ts';
import { endpoint, ofNobody } from './endpoint.ts';
import { dataOf } from './envelope.ts';

const params = z.object({ id: z.uuid() });

export const RecordingConsent = z
  .object({
    /** Of the recording. */
    id: z.uuid(),
    /** Null: nobody wrote down that it was asked. */
    given: z
      .object({
        /** What was put to the client; the same for everyone. */
        text: ofNobody(z.string()),
        version: z.string().nullable(),
        given_at: z.iso.datetime(),
        asked_by_name: z.string().nullable(),
        how: ConsentHow,
      })
      .nullable(),
    withdrawn: z.object({ at: z.iso.datetime(), by_name: z.string().nullable() }).nullable(),
    /** When the sound went, by whatever rule; null: it is here. */
    sound_removed_at: z.iso.datetime().nullable(),
    /** What would become of the note if the consent were taken back now. */
    note_would: z.enum(['stay', 'go']),
    /** Somebody said that nothing of it may be removed now. */
    is_held: z.boolean(),
    may_withdraw: z.boolean(),
  })
  .meta({ id: 'RecordingConsent' });
export type RecordingConsent = z.infer<typeof RecordingConsent>;

export const getConsent = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/consent/',
  deeds: ['read_consent'],
  patient_data: { event: 'consent.read', object: 'recording', ids: 'data.id' },
  summary: 'What consent there is for a recording, and what would go if it were taken back',
  params,
  response: dataOf(RecordingConsent),
});

export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/api/consulations/recording/{id}/consent/withdraw/',
  deeds: ['withdraw_consent'],
  patient_data: { event: 'consent.withdrawn', object: 'recording', ids: 'params.id', only_refusals: true },
  summary:
    'The client takes the consent back: sound and transcript go, a signed note stays or goes by setting',
  params,
  response: dataOf(z.object({ note: z.enum(['stayed', 'went']) }).meta({ id: 'ConsentWithdrawn' })),
});
