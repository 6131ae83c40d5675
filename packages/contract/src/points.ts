/** What the checks pointed at in a note and its clinician has weighed. */
import { z } from 'zod';
import { endpoint, ofPatient } from './endpoint.ts';
import { dataOf } from './envelope.ts';

/** As many as the longest note can have, and the words of one. */
const MOST_POINTS = 500;
const LONGEST_TEXT = 2_000;

/** The same words of the same kind are the same point, wherever they stand in the note. */
export const DismissedPoint = z
  .object({
    kind: z.string().min(1).max(40),
    text: ofPatient(z.string().min(1).max(LONGEST_TEXT)),
  })
  .meta({ id: 'DismissedPoint' });
export type DismissedPoint = z.infer<typeof DismissedPoint>;

const params = z.object({ id: z.uuid() });
const response = dataOf(z.array(DismissedPoint));

export const listDismissed = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/dismissed/',
  deeds: ['read_note'],
  patient_data: { event: 'note.read', object: 'recording', ids: 'params.id' },
  summary: 'Points of the checks that were weighed and put aside, oldest first',
  params,
  response,
});

export const changeDismissed = endpoint({
  method: 'PATCH',
  path: '/api/consulations/recording/{id}/dismissed/',
  deeds: ['change_note'],
  patient_data: { event: 'note.read', object: 'recording', ids: 'params.id' },
  summary: 'Put points of the checks aside, or have them back; calling it again changes nothing',
  params,
  max_bytes: 1_000_000,
  body: z.object({
    dismiss: z.array(DismissedPoint).max(MOST_POINTS).optional(),
    restore: z.array(DismissedPoint).max(MOST_POINTS).optional(),
  }),
  response,
});
