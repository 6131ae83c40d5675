/** Looking for one's own recordings among many. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { calendarDate } from './fields.ts';
import { Recording } from './recording.ts';

export const RecordingStatus = z.enum(['processing', 'to_review', 'reviewed', 'failed']);
export type RecordingStatus = z.infer<typeof RecordingStatus>;

export const searchRecordings = endpoint({
  method: 'POST',
  path: '/api/consulations/recording/search/',
  deeds: ['list_consultations'],
  patient_data: { event: 'recordings.listed', object: 'recording', ids: 'data[].id' },
  summary: 'Your recordings of clients who fit what was typed, of a period or a status, newest first',
  body: z.object({
    /** The beginning of a name or a code, or a date of birth: never part of an address. */
    search: z.string().trim().max(200).optional(),
    /** Of the appointment, both days included. */
    from: calendarDate().optional(),
    to: calendarDate().optional(),
    status: RecordingStatus.optional(),
    is_reviewed: z.boolean().optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    /** Go on after this one. */
    after: z.uuid().optional(),
  }),
  response: dataOf(z.array(Recording)),
});
