/** Language models on this machine: administrators have them fetched, and removed. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf } from './envelope.ts';

/** Why it could not be fetched: nobody answers, it is refused, another file came, no room on disk or in memory. */
export const FetchTrouble = z.enum(['unreachable', 'refused', 'wrong_file', 'disk', 'memory', 'other']);
export type FetchTrouble = z.infer<typeof FetchTrouble>;

export const LanguageModel = z
  .object({
    name: z.string(),
    licence: z.string(),
    /** Where it comes from. */
    host: z.string(),
    /** On disk; as much comes over the line. */
    bytes: z.number().int(),
    /** Taken while it writes. */
    memory_bytes: z.number().int(),
    /** The best that this machine has room for. */
    is_recommended: z.boolean(),
    state: z.enum(['absent', 'fetching', 'paused', 'failed', 'ready']),
    bytes_done: z.number().int(),
    /** Seconds until it is here at the speed of now; null while nobody can tell. */
    left_s: z.number().int().nullable(),
    trouble: FetchTrouble.nullable(),
    /** False of one that somebody put there by hand in a folder that is only read. */
    is_removable: z.boolean(),
    /** What a note of a talk of twenty minutes takes here; null while nobody can tell. */
    note_minutes: z.number().nullable(),
    /** By the notes that it wrote here; else worked out from the machine. */
    is_measured: z.boolean(),
  })
  .meta({ id: 'LanguageModel' });
export type LanguageModel = z.infer<typeof LanguageModel>;

export const LanguageModels = z
  .object({
    models: z.array(LanguageModel),
    /** Models that somebody put on this machine by hand. */
    others: z.array(z.string()),
    /** Whether this installation may fetch at all: the setting FETCH_MODELS. */
    may_fetch: z.boolean(),
    /** Of the machine that writes notes; null where that is another one. */
    machine: z.object({ memory_bytes: z.number().int(), disk_free_bytes: z.number().int() }).nullable(),
  })
  .meta({ id: 'LanguageModels' });
export type LanguageModels = z.infer<typeof LanguageModels>;

const params = z.object({ name: z.string().min(1).max(100) });

export const listLanguageModels = endpoint({
  method: 'GET',
  path: '/api/admin/model/',
  deeds: ['fetch_models'],
  summary: 'The language models that can write notes here: what they cost, and how far fetching them is',
  response: dataOf(LanguageModels),
});

export const fetchLanguageModel = endpoint({
  method: 'POST',
  path: '/api/admin/model/{name}/fetch/',
  deeds: ['fetch_models'],
  summary: 'Fetch a language model, or go on with it where it stopped',
  params,
  response: dataOf(LanguageModels),
});

export const pauseLanguageModel = endpoint({
  method: 'POST',
  path: '/api/admin/model/{name}/pause/',
  deeds: ['fetch_models'],
  summary: 'Stop fetching a language model for now; what came is kept',
  params,
  response: dataOf(LanguageModels),
});

export const removeLanguageModel = endpoint({
  method: 'DELETE',
  path: '/api/admin/model/{name}/',
  deeds: ['fetch_models'],
  summary: 'Remove a language model from this machine, or what came of one that is being fetched',
  params,
  response: dataOf(LanguageModels),
});
