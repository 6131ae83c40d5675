/** What the clinician writes down during a recording. It comes into the note as the clinician's own. */
import { z } from 'zod';
import { endpoint, ofPatient } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { type Language, moment } from './fields.ts';

/** Of all jottings of a recording together: beside a conversation that is already a great deal. */
export const MAX_JOTTED = 10_000;
/** More lines than anybody writes during a consultation. */
const MAX_JOTTINGS = 1_000;

/** Every character at its longest, and what stands around each line. */
const MAX_JOTTINGS_BYTES = MAX_JOTTED * 6 + MAX_JOTTINGS * 200;

/** The heading that they stand under in a note. */
export const JOTTINGS_TITLE: Record<Language, string> = { nl: 'Eigen aantekeningen', en: 'Own jottings' };

const params = z.object({ id: z.uuid() });

const kept = {
  /** Made in the browser. */
  id: z.uuid(),
  /** Where the recording was when it was begun, in seconds. */
  at_s: z.number().min(0).max(1_000_000),
};

export const Jotting = z
  .object({
    ...kept,
    text: ofPatient(z.string()),
    edited_at: z.iso.datetime(),
    /** False where it came in after the note was written. */
    is_in_note: z.boolean(),
  })
  .meta({ id: 'Jotting' });
export type Jotting = z.infer<typeof Jotting>;

export const putJottings = endpoint({
  method: 'PUT',
  path: '/api/consulations/capture/{id}/jottings/',
  deeds: ['jot'],
  patient_data: { event: 'jottings.kept', object: 'recording', ids: 'params.id', only_refusals: true },
  summary:
    'Keep jottings made during a recording, each under an id of the browser; of two versions the later one stays, and one without text is taken away',
  params,
  max_bytes: MAX_JOTTINGS_BYTES,
  body: z.object({
    jottings: z
      .array(z.object({ ...kept, text: z.string().max(MAX_JOTTED), edited_at: moment() }))
      .max(MAX_JOTTINGS),
  }),
  response: dataOf(z.object({ ids: z.array(z.uuid()) })),
});

export const listJottings = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/jottings/',
  deeds: ['jot'],
  patient_data: { event: 'jottings.read', object: 'recording', ids: 'params.id' },
  summary: 'The jottings of one of your recordings, in the order in which they were begun',
  params,
  response: dataOf(z.array(Jotting)),
});
