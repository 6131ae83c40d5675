/** Codes of a consultation: what is suggested and why, what was missing, and what somebody confirmed. */
import { z } from 'zod';
import { CareSetting, CodeSystem, ConsultKind } from './code-lists.ts';
import { CodedContact, CodeSuggestion, Interpreter } from './code-suggestion.ts';
import { WallClock } from './consultations.ts';
import { endpoint, ofPatient } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { MOST_INTEGER } from './fields.ts';

const params = z.object({ id: z.uuid() });
const ofRecording = { event: 'codes.read', object: 'recording', ids: 'params.id' } as const;

/** What somebody said of one consultation; null: what holds by the user's profile or the template. */
export const ContactFacts = z
  .object({
    kind: ConsultKind.nullable(),
    setting: CareSetting.nullable(),
    group_size: z.number().int().min(1).max(100),
    interpreter: Interpreter,
    /** How long it really took, where the recording is not all of it. */
    real_minutes: z.number().int().min(0).max(1440).nullable(),
    /** There and back, to be charged. */
    travel_minutes: z.number().int().min(1).max(600).nullable(),
  })
  .meta({ id: 'ContactFacts' });
export type ContactFacts = z.infer<typeof ContactFacts>;

export const ConfirmedCode = z
  .object({
    system: CodeSystem,
    /** A surcharge stands beside the ZPM code. */
    is_surcharge: z.boolean(),
    code: ofPatient(z.string()),
    /** In the words of the list of that day; null where it is not in it. */
    meaning: ofPatient(z.string().nullable()),
    is_in_list: z.boolean(),
  })
  .meta({ id: 'ConfirmedCode' });
export type ConfirmedCode = z.infer<typeof ConfirmedCode>;

/** A question of whoever does the codes to the clinician; it reached them as a task. */
export const CodeQuestion = z
  .object({
    /** Of the task. */
    task: z.uuid(),
    text: ofPatient(z.string()),
    asked_by_name: z.string(),
    asked_at: z.iso.datetime(),
    /** Null while it is open, and where it was ticked off without one. */
    answer: ofPatient(z.string().nullable()),
    is_done: z.boolean(),
    answered_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CodeQuestion' });
export type CodeQuestion = z.infer<typeof CodeQuestion>;

export const ConsultationCodes = z
  .object({
    /** Of the recording. */
    id: z.uuid(),
    appointment_time: WallClock,
    contact: CodedContact,
    facts: ContactFacts,
    /** How often facts were said: what a change of them is based on. */
    facts_revision: z.number().int(),
    suggestions: z.array(CodeSuggestion),
    /** The lists and settings that they were made on: what a confirmation is based on. */
    made_on: z.string(),
    /** How often codes were confirmed or changed: what a confirmation is based on. */
    revision: z.number().int(),
    is_signed: z.boolean(),
    /** Whether the one who asks confirms codes here, once the note is signed. */
    may_confirm: z.boolean(),
    is_icd10_on: z.boolean(),
    /** Null: nobody has. Empty: somebody confirmed that there are none. */
    confirmed: z
      .object({
        codes: ofPatient(z.array(ConfirmedCode)),
        /** Null: the system, or from before this was kept. */
        by_name: z.string().nullable(),
        at: z.iso.datetime().nullable(),
        /** From what was suggested at that time; null where nothing was. */
        differs: z.boolean().nullable(),
      })
      .nullable(),
    question: CodeQuestion.nullable(),
  })
  .meta({ id: 'ConsultationCodes' });
export type ConsultationCodes = z.infer<typeof ConsultationCodes>;

export const getSuggestions = endpoint({
  method: 'GET',
  path: '/api/codes/suggestions/{id}/',
  deeds: ['suggest_codes'],
  patient_data: ofRecording,
  summary:
    'The codes that are suggested for a recording, each with its reason, and those that were confirmed',
  params,
  response: dataOf(ConsultationCodes),
});

const revision = z.number().int().min(0).max(MOST_INTEGER);

export const putFacts = endpoint({
  method: 'PUT',
  path: '/api/codes/facts/{id}/',
  deeds: ['suggest_codes'],
  patient_data: ofRecording,
  summary: 'Say what a code depends on and nobody knew; gives the suggestions that follow from it',
  params,
  body: ContactFacts.extend({ facts_revision: revision }),
  response: dataOf(ConsultationCodes),
});

/** The seed's text of two codes has them between commas, and quotes stripped. */
const code = z
  .string()
  .trim()
  .max(40, 'At most 40 characters')
  .regex(/^[^,;"']*$/, 'A code has no comma, semicolon or quote');
const codes = z.array(code.min(1)).max(20);

export const confirmCodes = endpoint({
  method: 'POST',
  path: '/api/codes/confirm/{id}/',
  deeds: ['suggest_codes'],
  patient_data: ofRecording,
  summary: 'Confirm the codes of a signed consultation, as suggested or others; empty where there is none',
  params,
  body: z.object({
    made_on: z.string().max(200),
    revision,
    zpm: code,
    ggz_nhn: code,
    surcharges: codes.default([]),
    icd10: codes.default([]),
  }),
  response: dataOf(ConsultationCodes),
});

const question = z.string().trim().min(1, 'Type a question').max(1000, 'At most 1000 characters');

export const askAboutCodes = endpoint({
  method: 'POST',
  path: '/api/codes/question/{id}/',
  deeds: ['code_consultations'],
  patient_data: ofRecording,
  summary: 'Ask the clinician something about the codes of a consultation; it reaches them as a task',
  params,
  body: z.object({ text: question }),
  response: dataOf(CodeQuestion),
});
