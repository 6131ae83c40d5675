/** Which language model writes the notes. Every decision is kept: the newest holds, at once and in every process. */
import { z } from 'zod';
import { TemplateId } from './consultations.ts';
import { endpoint } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { MOST_INTEGER, requiredText } from './fields.ts';

/** Where it is: on this machine, on a server of the institution, on somebody else's, or nowhere. */
export const modelPlaces = ['here', 'house', 'elsewhere', 'none'] as const;
export const ModelPlace = z.enum(modelPlaces);
export type ModelPlace = z.infer<typeof ModelPlace>;

/** `http`: any server that speaks OpenAI's API. */
export const modelServerKinds = ['http', 'azure', 'mistral'] as const;

function isServerAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false;
  return url.username === '' && url.password === '' && url.search === '' && url.hash === '';
}

/** Less has no room for a talk. */
export const LEAST_CONTEXT = 1_024;

export const ModelServer = z
  .object({
    kind: z.enum(modelServerKinds),
    /** Empty for Mistral, whose own is meant then. */
    url: z.union([
      z.literal(''),
      z.string().trim().max(500, 'At most 500 characters').refine(isServerAddress, {
        error: 'An address begins with http:// or https:// and holds no password',
      }),
    ]),
    model: requiredText('Choose a model'),
    /** How many tokens it reads at once; null where nobody knows. */
    context_tokens: z
      .number()
      .int()
      .min(LEAST_CONTEXT, `At least ${LEAST_CONTEXT}`)
      .max(10_000_000, 'At most 10000000')
      .nullable(),
    /** Of a public address: somebody said that it is the institution's own, so names go there as they are. */
    is_ours: z.boolean(),
  })
  .meta({ id: 'ModelServer' });
export type ModelServer = z.infer<typeof ModelServer>;

export const ModelChoice = z
  .object({
    writes: ModelPlace,
    /** The model on this machine by its name; null: the newest that is here. */
    here: requiredText('Choose a model').nullable(),
    house: ModelServer.nullable(),
    elsewhere: ModelServer.nullable(),
    /** Templates for which another one writes. */
    templates: z.record(TemplateId, ModelPlace),
  })
  .meta({ id: 'ModelChoice' });
export type ModelChoice = z.infer<typeof ModelChoice>;

export const ModelDecision = z
  .object({
    choice: ModelChoice,
    /** Rises with every decision; 0: nobody has decided anything yet. */
    version: z.number().int(),
    /** Of a key the page learns that there is one, and no more. */
    has_key: z.object({ house: z.boolean(), elsewhere: z.boolean() }),
    /** The variables of the environment that hold all of it fast; it shows what they say. */
    held_by: z.array(z.string()),
    /** What writes now, by its own name; null where nothing does. */
    in_use: z.object({ place: ModelPlace, model: z.string().nullable(), is_ready: z.boolean() }),
    set_by: z.string().nullable(),
    set_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ModelDecision' });
export type ModelDecision = z.infer<typeof ModelDecision>;

/** Left out: the one that is kept, as long as the address is the one that it was given for. Null: none. */
const Key = z.string().trim().min(1).max(1_000, 'At most 1000 characters').nullable().optional();

export const getModelChoice = endpoint({
  method: 'GET',
  path: '/api/model-choice/',
  deeds: ['choose_model'],
  summary: 'Which language model writes the notes, and what the environment holds fast',
  response: dataOf(ModelDecision),
});

export const setModelChoice = endpoint({
  method: 'PUT',
  path: '/api/model-choice/',
  deeds: ['choose_model'],
  summary:
    'Decide which model writes; `version` is the one that was read, and refused if there is a later one',
  body: ModelChoice.extend({
    house_key: Key,
    elsewhere_key: Key,
    version: z.number().int().min(0).max(MOST_INTEGER),
  }),
  response: dataOf(ModelDecision),
});

/** Why a server told of no models. What it answered is never shown. */
export const ServerProblem = z.enum([
  'unreachable',
  'too_slow',
  'not_allowed',
  'redirects',
  /** Any other refusal. */
  'refused',
  /** Something that is no list of models. */
  'nonsense',
  'no_models',
]);
export type ServerProblem = z.infer<typeof ServerProblem>;

export const ListedModel = z
  .object({
    name: z.string(),
    /** Where the server tells. */
    context_tokens: z.number().int().nullable(),
  })
  .meta({ id: 'ListedModel' });
export type ListedModel = z.infer<typeof ListedModel>;

export const ServerSoftware = z.enum(['ollama', 'llama_cpp', 'vllm', 'lm_studio', 'other']);
export type ServerSoftware = z.infer<typeof ServerSoftware>;

export const ServerModels = z
  .object({ software: ServerSoftware, models: z.array(ListedModel), problem: ServerProblem.nullable() })
  .meta({ id: 'ServerModels' });
export type ServerModels = z.infer<typeof ServerModels>;

export const listServerModels = endpoint({
  method: 'POST',
  path: '/api/model-choice/server/',
  deeds: ['choose_model'],
  summary: 'The models that a server offers, asked with the key that was typed or the one that is kept',
  body: ModelServer.pick({ kind: true, url: true }).extend({
    place: ModelPlace.extract(['house', 'elsewhere']),
    key: Key,
  }),
  response: dataOf(ServerModels),
});

export const FoundServer = z
  .object({ software: ServerSoftware, url: z.string(), models: z.array(ListedModel) })
  .meta({ id: 'FoundServer' });
export type FoundServer = z.infer<typeof FoundServer>;

export const findModelServers = endpoint({
  method: 'GET',
  path: '/api/model-choice/found/',
  deeds: ['choose_model'],
  summary: 'Servers for language models that run on this machine; none is used before somebody chooses it',
  response: dataOf(z.array(FoundServer)),
});
