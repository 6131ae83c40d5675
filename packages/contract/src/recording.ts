/** A recording with its notes, as every list and page has it. */
import { z } from 'zod';
import { Appointment } from './appointments.ts';
import { TemplateId } from './consultations.ts';
import { ofPatient } from './endpoint.ts';
import { Language } from './fields.ts';

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

/** The name that a note has while no model has written it: the headings of its template, and the talk sorted beside them. */
export const NO_MODEL = 'extractive';

/** Which of several engines' notes people see: one that a model wrote, also where somebody typed under bare headings before it came. */
export const shownSummary = <S extends { ai_model_name: string }>(summaries: readonly S[]): S | undefined =>
  summaries.find(({ ai_model_name }) => ai_model_name === 'llama3') ??
  summaries.find(({ ai_model_name }) => ai_model_name !== NO_MODEL) ??
  summaries[0];

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
    /** It waits for the signature of a supervisor; the one who was asked last, also after they signed. */
    is_cosign_asked: z.boolean(),
    cosigner_name: z.string().nullable(),
    /** Of a colleague's, read in their absence by whoever covers for them: that colleague. */
    covered_for: z.string().nullable(),
    consultation_summary: z.array(ConsultationSummary),
  })
  .meta({ id: 'Recording' });
export type Recording = z.infer<typeof Recording>;
