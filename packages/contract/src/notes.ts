/** The note of a recording through time: what the engine wrote, what people made of it, and what each sentence rests on. */
import { z } from 'zod';
import { TemplateId } from './consultations.ts';
import { FilePlace } from './course.ts';
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

/**
 * What the note, or the reading of the talk, has from the client's file: a medicine's name that was `heard` wrong, the medicine
 * that other words `meant`, somebody's `relation`. `said` is what was said, `text` what the file has.
 */
export const FromFile = z
  .object({
    is: z.enum(['heard', 'meant', 'relation']),
    said: ofPatient(z.string()),
    text: ofPatient(z.string()),
    /** Not its sentence: what a paper says goes when the paper goes. */
    place: FilePlace.omit({ sentence: true }),
  })
  .meta({ id: 'FromFile' });
export type FromFile = z.infer<typeof FromFile>;

export const EngineDraft = z
  .object({
    number: z.number().int(),
    template: TemplateId,
    template_version,
    summary_text: ofPatient(z.string()),
    sections: z.array(
      SectionName.extend({
        /** A line each, with a dash before it. */
        is_list: z.boolean().optional(),
        /** What stands there in place of sentences: that nobody spoke about it. */
        instead: z.string().optional(),
        /**
         * `sources` are numbers of transcript pieces; `by`: whether a language model, our own rules, or the clinician during
         * the recording put it into words.
         */
        sentences: z.array(
          z.object({
            text: ofPatient(z.string()),
            sources: z.array(z.number().int()),
            by: z.enum(['model', 'rules', 'clinician']).default('rules'),
          }),
        ),
      }),
    ),
    /** Sections of the template that nobody spoke about. */
    not_discussed: z.array(SectionName),
    from_file: z.array(FromFile),
    /** What the clinician's own rules changed in it: lines as they were and as they are. */
    by_rule: z
      .array(
        z.object({
          rule_id: z.uuid(),
          section: z.string(),
          was: ofPatient(z.string()),
          now: ofPatient(z.string()),
        }),
      )
      .default([]),
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
