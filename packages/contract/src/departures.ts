/** What left this machine for engines elsewhere, for who answers for that. */
import { z } from 'zod';
import { endpoint, ofPatient } from './endpoint.ts';
import { dataOf } from './envelope.ts';

/** What is replaced before text leaves. The names are those of the rules that find them. */
export const ReplacedKind = z.enum([
  'person',
  'surname',
  'place',
  'address',
  'postcode',
  'phone',
  'bsn',
  'birth_date',
  'age',
  'email',
  'website',
  'institution',
  'account',
  'plate',
  'number',
]);
export type ReplacedKind = z.infer<typeof ReplacedKind>;

export const Departure = z
  .object({
    id: z.uuid(),
    left_at: z.iso.datetime(),
    /** What it went to. */
    engine: z.string(),
    /** Null when the recording is gone. */
    recording_id: z.uuid().nullable(),
    /** In text what identifies somebody is replaced; in sound nothing can be. */
    what: z.enum(['text', 'sound']),
    /** Pieces of the transcript, or windows of sound. */
    pieces: z.number().int(),
    /** How many of each kind were replaced. */
    replaced: z.partialRecord(ReplacedKind, z.number().int()),
  })
  .meta({ id: 'Departure' });
export type Departure = z.infer<typeof Departure>;

export const listDepartures = endpoint({
  method: 'GET',
  path: '/api/admin/departure/',
  deeds: ['read_departures'],
  summary: 'The last that left for engines elsewhere: when, to which, and how much was replaced in it',
  response: dataOf(z.array(Departure)),
});

export const readDepartedText = endpoint({
  method: 'GET',
  path: '/api/admin/departure/{id}/',
  deeds: ['read_departures'],
  summary: 'The text of a recording as it last left, with what identifies somebody replaced',
  /** Of the recording. */
  params: z.object({ id: z.uuid() }),
  response: dataOf(z.object({ text: ofPatient(z.string()) }).meta({ id: 'DepartedText' })),
  patient_data: { event: 'departure.read', object: 'recording', ids: 'params.id' },
});
