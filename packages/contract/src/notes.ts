/** The note of a recording through time: what the engine wrote, what people made of it, and what each sentence rests on. */
import { z } from 'zod';
import { TemplateId } from './consultations.ts';
import { endpoint, ofPatient } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { MOST_INTEGER } from './fields.ts';
import { Recording } from './recording.ts';

const params = z.object({ id: z.uuid() });
/** Each engine that wrote has a note of its own. */
const ofModel = z.object({ ai_model_name: z.string().min(1).max(100) });

/** Of a template that was made here: the version that it was written by, also when there is a later one. */
const template_version = z.number().int().nullable().default(null);

export const NoteRevision = z
  .object({
    number: z.number().int(),
    template: TemplateId,
    template_version,
    /** Null: an engine wrote it. */
    author_name: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'NoteRevision' });
export type NoteRevision = z.infer<typeof NoteRevision>;

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/revision/',
  deeds: ['read_note'],
  patient_data: { event: 'note.read', object: 'recording', ids: 'params.id' },
  summary: 'Every version of a note, newest first',
  params,
  query: ofModel.extend({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    before: z.coerce.number().int().min(1).max(MOST_INTEGER).optional(),
  }),
  response: dataOf(z.array(NoteRevision)),
});

export const getRevision = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/revision/{number}/',
  deeds: ['read_note'],
  patient_data: { event: 'note.read', object: 'recording', ids: 'params.id' },
  summary: 'One version of a note; to restore it, save its text',
  params: params.extend({ number: z.coerce.number().int().min(1).max(MOST_INTEGER) }),
  query: ofModel,
  response: dataOf(NoteRevision.extend({ summary_text: ofPatient(z.string()) })),
});

const SectionName = z.object({ id: z.string(), title: z.string() });

/** Numbers of transcript pieces that a sentence rests on. */
const sources = z.array(z.number().int());

/** What somebody has to do after the conversation, in the words of the note; `when` as it was said, or empty. */
export const NoteTask = z
  .object({ text: ofPatient(z.string()), who: ofPatient(z.string()), when: ofPatient(z.string()), sources })
  .meta({ id: 'NoteTask' });
export type NoteTask = z.infer<typeof NoteTask>;

export const diagnosisCertainties = ['certain', 'working', 'differential', 'excluded', 'earlier'] as const;

/** A diagnosis that the clinician named in the conversation. */
export const NoteDiagnosis = z
  .object({ text: ofPatient(z.string()), certainty: z.enum(diagnosisCertainties), sources })
  .meta({ id: 'NoteDiagnosis' });
export type NoteDiagnosis = z.infer<typeof NoteDiagnosis>;

/**
 * A place that may have been heard wrong: what stands there, and how it was read (empty: nobody knows). `by`: the model that
 * wrote the note, a value or a name on words that the recogniser was unsure of, or speech without text. `from_s` and `to_s`:
 * the seconds to hear again.
 */
export const Doubt = z
  .object({
    id: z.string(),
    by: z.enum(['model', 'unsure_words', 'no_text']),
    heard: ofPatient(z.string()),
    read: ofPatient(z.string()),
    sources,
    from_s: z.number(),
    to_s: z.number(),
    /** What the clinician made of it; null: nothing yet. `typed` has what it became. */
    answer: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('right') }),
        z.object({ kind: z.literal('removed') }),
        z.object({ kind: z.literal('typed'), text: ofPatient(z.string().trim().min(1).max(500)) }),
      ])
      .nullable(),
  })
  .meta({ id: 'Doubt' });
export type Doubt = z.infer<typeof Doubt>;

export const EngineDraft = z
  .object({
    number: z.number().int(),
    template: TemplateId,
    template_version,
    summary_text: ofPatient(z.string()),
    /** Of the clinician's own jottings `sources` are empty. */
    sections: z.array(
      SectionName.extend({
        sentences: z.array(z.object({ text: ofPatient(z.string()), sources })),
      }),
    ),
    /** Sections of the template that nobody spoke about. */
    not_discussed: z.array(SectionName),
    tasks: z.array(NoteTask),
    diagnoses: z.array(NoteDiagnosis),
    /** The most dangerous first. */
    doubts: z.array(Doubt),
    /** Much of the recording is hard to hear: the note is to be read with care. */
    is_poor_sound: z.boolean(),
    /** Somebody stopped it while it was being written, or the model broke off: there may have been more to say. */
    is_partial: z.boolean(),
    /** How often who speaks had been corrected when it was written. */
    speakers_revision: z.number().int(),
  })
  .meta({ id: 'EngineDraft' });
export type EngineDraft = z.infer<typeof EngineDraft>;

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/draft/',
  deeds: ['read_note'],
  patient_data: { event: 'note.read', object: 'recording', ids: 'params.id' },
  summary:
    'The latest version written by an engine, with the sources of each sentence; null if there is none',
  params,
  query: ofModel,
  response: dataOf(EngineDraft.nullable()),
});

export const rewriteNote = endpoint({
  method: 'POST',
  path: '/api/consulations/recording/{id}/rewrite/',
  deeds: ['finish_note'],
  patient_data: { event: 'recording.read', object: 'recording', ids: 'params.id' },
  summary: 'Have the note written again with a template, as a new version; earlier versions are kept',
  params,
  body: z.object({ template: TemplateId }),
  response: dataOf(Recording),
});

export const noteCopied = endpoint({
  method: 'POST',
  path: '/api/consulations/recording/{id}/copied/',
  deeds: ['read_note'],
  patient_data: { event: 'note.copied', object: 'recording', ids: 'params.id' },
  summary: 'The note was put on the clipboard: written in the access log',
  params,
  response: Done,
});

export const answerDoubt = endpoint({
  method: 'PUT',
  path: '/api/consulations/recording/{id}/doubt/{doubt}/',
  deeds: ['change_note'],
  patient_data: { event: 'note.read', object: 'recording', ids: 'params.id' },
  summary:
    'What a place that was heard with doubt really is; the tasks of the note follow. Null takes the answer back',
  params: params.extend({ doubt: z.string().max(40) }),
  body: z.object({ answer: Doubt.shape.answer }),
  response: dataOf(z.array(Doubt)),
});
