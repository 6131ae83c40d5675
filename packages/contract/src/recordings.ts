/** What is asked and done about recordings. */
import { z } from 'zod';
import { QueryBoolean } from './appointments.ts';
import { endpoint, multipart, ofPatient, stream } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { calendarDate, MOST_INTEGER } from './fields.ts';
import { ReopenReason } from './note-steps.ts';
import { Recording } from './recording.ts';

const params = z.object({ id: z.uuid() });

export const listRecordings = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/',
  deeds: ['list_consultations'],
  patient_data: { event: 'recordings.listed', object: 'recording', ids: 'data[].id' },
  summary:
    "Your recordings, newest first. With a date: that day's, by time; administrators and planners get everyone's, without what they may not read",
  query: z.object({
    date: calendarDate().optional(),
    is_reviewed: QueryBoolean.optional(),
    appointment: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    /** Go on after this one. */
    after: z.uuid().optional(),
  }),
  response: dataOf(z.array(Recording)),
});

export const getRecording = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/',
  deeds: ['read_note'],
  patient_data: { event: 'recording.read', object: 'recording', ids: 'params.id' },
  summary: 'A recording with its notes',
  params,
  response: dataOf(Recording),
});

export const uploadRecording = endpoint({
  method: 'POST',
  path: '/api/consulations/recording/',
  deeds: ['record'],
  patient_data: { event: 'recording.read', object: 'recording', ids: 'data.id' },
  summary: 'Upload a whole recording: recording_file (audio/wav), appointment, recording_duration',
  body: multipart,
  response: dataOf(Recording),
});

/** Several notes of a hundred pages each. */
const MAX_NOTE_BYTES = 4_000_000;

export const RecordingChange = z.object({
  /** Of whoever may not sign alone: true asks the supervisor, false takes that back while it waits. */
  is_reviewed: z.boolean().optional(),
  /** With `is_reviewed: false`. Calls of before there were reasons give none; `reopenNote` asks for one. */
  reopen_reason: ReopenReason.optional(),
  is_recording_deleted: z.boolean().optional(),
  is_admin_reviewed: z.boolean().optional(),
  consultation_summaries: z
    .array(
      z.object({
        ai_model_name: z.string().min(1).max(100),
        summary_text: z.string().max(500_000),
        /** GGZ-NHN code first, ZPM code second: the other way round than `code`. */
        codes: z.string().max(200).optional(),
        /** The version that was edited. Refused when a newer one is there; without it, the save is added whatever is there. */
        based_on: z.number().int().min(0).max(MOST_INTEGER).optional(),
      }),
    )
    .max(20)
    .optional(),
});

const changes = ['change_note', 'change_final_note', 'finish_note', 'set_codes', 'hide_recording'] as const;

export const changeRecording = endpoint({
  method: 'PATCH',
  path: '/api/consulations/recording/{id}/',
  deeds: changes,
  patient_data: { event: 'recording.read', object: 'recording', ids: 'params.id' },
  summary: 'Save a note, mark it reviewed, hide the recording, or (administrator) add codes',
  params,
  max_bytes: MAX_NOTE_BYTES,
  body: RecordingChange,
  response: dataOf(Recording),
});

export const replaceRecording = endpoint({
  method: 'PUT',
  path: '/api/consulations/recording/{id}/',
  deeds: changes,
  patient_data: { event: 'recording.read', object: 'recording', ids: 'params.id' },
  summary: 'The same as PATCH',
  params,
  max_bytes: MAX_NOTE_BYTES,
  body: RecordingChange,
  response: dataOf(Recording),
});

export const deleteRecording = endpoint({
  method: 'DELETE',
  path: '/api/consulations/recording/{id}/',
  deeds: ['delete_recording'],
  patient_data: { event: 'recording.deleted', object: 'recording', ids: 'params.id', only_refusals: true },
  summary: 'Delete a recording with its transcript and notes',
  params,
  response: Done,
});

export const getRecordingFile = endpoint({
  method: 'GET',
  path: '/api/consulations/recording-file/{id}/',
  deeds: ['hear_sound'],
  patient_data: { event: 'recording.heard', object: 'recording', ids: 'params.id' },
  summary:
    'The sound as audio/wav, with byte ranges; recording_file_url carries a ticket for the audio element',
  params,
  query: z.object({ ticket: z.string().max(300).optional() }),
  response: ofPatient(stream('audio/wav')),
});

export const retryRecording = endpoint({
  method: 'POST',
  path: '/api/consulations/recording/{id}/retry/',
  deeds: ['retry_processing'],
  patient_data: { event: 'recording.read', object: 'recording', ids: 'params.id' },
  summary: 'Retry the processing of a recording that failed',
  params,
  response: dataOf(Recording),
});
