/** What the file of a client has for a note: offered, and put in by whoever writes the note. */
import { z } from 'zod';
import { FilePlace } from './course.ts';
import { endpoint, ofPatient } from './endpoint.ts';
import { dataOf } from './envelope.ts';

export const FilePoint = z
  .object({
    kind: z.enum(['medicine', 'allergy', 'measurement']),
    /** Tells two of a kind apart; the same in every language. */
    name: ofPatient(z.string()),
    /** What it is. */
    text: ofPatient(z.string()),
    /** The same for the note, with the paper that says so. */
    sentence: ofPatient(z.string()),
    /** By which its section of the note is found. */
    fact_kind: z.enum(['medication', 'somatic', 'controls', 'measures']),
    /** False: later papers say otherwise, but the note has it. */
    is_offered: z.boolean(),
    place: FilePlace,
  })
  .meta({ id: 'FilePoint' });
export type FilePoint = z.infer<typeof FilePoint>;

export const getFilePoints = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/file-points/',
  deeds: ['read_client_file'],
  patient_data: { event: 'client_file.read', object: 'recording', ids: 'params.id' },
  summary:
    'Medicines, allergies and measurements of the papers before one of your consultations, as sentences for its note',
  params: z.object({ id: z.uuid() }),
  response: dataOf(z.array(FilePoint)),
});
