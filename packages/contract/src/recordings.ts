import { z } from 'zod';
import { Appointment, QueryBoolean } from './appointments.ts';
import { TemplateId } from './consultations.ts';
import { endpoint, multipart, ofPatient, stream } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { calendarDate, Language, MOST_INTEGER } from './fields.ts';

export const ConsultationSummary = z
  .object({
    /** The true name of what wrote it: extractive, llama3, chatgpt_4, … */
    ai_model_name: z.string(),
    summary_text: ofPatient(z.string()),
    /** ZPM code first, GGZ-NHN code second. */
    code: ofPatient(z.string()),
    /** Which version this is: what a save is based on. */
    revision: z.number().int(),
  })
  .meta({ id: 'ConsultationSummary' });
export type ConsultationSummary = z.infer<typeof ConsultationSummary>;

/** The name of what writes by rules: it needs no language model. Everything else that writes is one. */
export const RULES_WRITER = 'extractive';

/** Which of several engines' notes people see. */
export const shownSummary = <S extends { ai_model_name: string }>(summaries: readonly S[]): S | undefined =>
  summaries.find(({ ai_model_name }) => ai_model_name === 'llama3') ?? summaries[0];

/** Where the work on a recording stands. A person can see it and, when it failed, try again. */
export const ProcessingState = z
  .object({
    stage: z.enum(['capturing', 'transcribing', 'writing', 'done', 'failed', 'waiting_for_model']),
    /** 0 to 1: how much of the sound is transcribed. */
    progress: z.number().min(0).max(1),
    /** What is the matter, when it failed or waits. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'ProcessingState' });
export type ProcessingState = z.infer<typeof ProcessingState>;

/**
 * Who ended the recording: the device that made it; its clinician, from another device, because that one was gone; or the
 * system after a day. Of the latter two the last seconds may be missing.
 */
export const FinishedBy = z.enum(['device', 'clinician', 'system']);
export type FinishedBy = z.infer<typeof FinishedBy>;

export const Recording = z
  .object({
    id: z.uuid(),
    recording_file_url: z.string().nullable(),
    recording_duration: z.number().int(),
    appointment: Appointment,
    consultation: z.uuid(),
    is_reviewed: z.boolean(),
    is_admin_reviewed: z.boolean(),
    is_recording_deleted: z.boolean(),
    description: ofPatient(z.string().nullable()),
    language: Language,
    template: TemplateId,
    processing: ProcessingState,
    /** Null while it is being made. */
    finished_by: FinishedBy.nullable(),
    /** Where the browser got no sound from the microphone: how often, and samples of 16 kHz in all. */
    gap_count: z.number().int(),
    gap_samples: z.number().int(),
    /** How often who speaks was corrected. A draft that was written with less may be written anew. */
    speakers_revision: z.number().int(),
    consultation_summary: z.array(ConsultationSummary),
  })
  .meta({ id: 'Recording' });
export type Recording = z.infer<typeof Recording>;

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
  is_reviewed: z.boolean().optional(),
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
