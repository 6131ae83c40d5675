/** What listens and writes here, and the templates that notes are written by. */
import { z } from 'zod';
import { TemplateId } from './consultations.ts';
import { endpoint } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { Language } from './fields.ts';

export const NoteTemplate = z
  .object({
    id: TemplateId,
    name: z.object({ nl: z.string(), en: z.string() }),
    from: z.enum(['built_in', 'shared', 'own']),
    /** False of one that was retired: it names notes, and is not to be chosen. */
    is_offered: z.boolean(),
    /** What is taken when nobody chooses, for this appointment where one was named. */
    is_default: z.boolean(),
  })
  .meta({ id: 'NoteTemplate' });
export type NoteTemplate = z.infer<typeof NoteTemplate>;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/consulations/template/',
  deeds: ['record'],
  summary: 'The note templates to choose from, and those that notes were written by before',
  query: z.object({ appointment: z.uuid().optional() }),
  response: dataOf(z.array(NoteTemplate)),
});

/** A code, and what belongs in its sentence: whoever shows it says it in the reader's language. */
export const EngineRemedy = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('get_models'),
      models: z.array(z.string()),
      /** Why getting them failed, in the words of what failed. */
      failure: z.string().nullable(),
    }),
    z.object({
      kind: z.literal('being_prepared'),
      model: z.string(),
      step: z.enum(['waiting', 'fetching', 'checking', 'converting']),
      percent: z.number().int().nullable(),
    }),
    z.object({ kind: z.literal('no_model_for'), language: Language, model: z.string() }),
    z.object({ kind: z.literal('get_writer'), model: z.string() }),
    z.object({
      kind: z.literal('get_engine'),
      /** Why getting it failed, in the words of what failed. */
      failure: z.string().nullable(),
    }),
    /** In the words of what failed. */
    z.object({ kind: z.literal('reported'), failure: z.string() }),
  ])
  .meta({ id: 'EngineRemedy' });
export type EngineRemedy = z.infer<typeof EngineRemedy>;

export const EngineStatus = z
  .object({
    port: z.enum(['transcription', 'voices', 'writing']),
    engine: z.string(),
    model: z.string().nullable(),
    state: z.enum(['ready', 'missing', 'preparing', 'failing']),
    languages: z.array(Language),
    /** What runs a Whisper here: of two that can, the faster. */
    runtime: z.enum(['onnx', 'ggml']).nullable(),
    /** Null until it was measured. */
    speed: z
      .object({
        /** Seconds of speech that one processor core hears in a second. */
        times: z.number(),
        /** Conversations that the whole machine keeps up with. */
        at_once: z.number().int(),
      })
      .nullable(),
    /** Recordings of which more than a minute has not been heard yet; they wait in order. */
    waiting: z.object({ recordings: z.number().int(), minutes: z.number() }).optional(),
    /** What to do when it is not ready. */
    remedy: EngineRemedy.nullable(),
  })
  .meta({ id: 'EngineStatus' });
export type EngineStatus = z.infer<typeof EngineStatus>;

export const listEngines = endpoint({
  method: 'GET',
  path: '/api/admin/engine/',
  deeds: ['read_engines'],
  summary: 'Which engines and models are in use, what is missing and how to get it',
  response: dataOf(z.array(EngineStatus)),
});
