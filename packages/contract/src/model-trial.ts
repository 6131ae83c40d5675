/** Trying a language model on an invented consultation before it is chosen, and what would leave for one elsewhere. */
import { z } from 'zod';
import { endpoint, ofNobody } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { Language } from './fields.ts';
import { ModelPlace, setModelChoice } from './model-choice.ts';
import { ModelProblem } from './note-writing.ts';

const words = ofNobody(z.string());

const TrialSentence = z.object({ text: words, sources: z.array(z.number().int()) });

export const ModelTrial = z
  .object({
    id: z.uuid(),
    state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
    step: z.enum(['reading', 'writing', 'reading_over']),
    problem: ModelProblem.nullable(),
    place: ModelPlace,
    model: z.string(),
    asked_at: z.iso.datetime(),
    /** What is said in the consultation. Everyone in it is invented. */
    talk: z.array(z.object({ seq: z.number().int(), text: words })),
    sections: z.array(z.object({ id: z.string(), title: z.string(), sentences: z.array(TrialSentence) })),
    /** Until the first sentence of the note could be read, and until its last. */
    seconds_to_first: z.number().nullable(),
    seconds: z.number().nullable(),
    tokens_read: z.number().int(),
    tokens_written: z.number().int(),
    /** Whether every answer was to the letter what was asked for. */
    is_to_the_letter: z.boolean().nullable(),
    /** What the second reading would change; null before it is over. */
    changes: z
      .array(
        z.object({
          kind: z.enum(['wrong', 'missing', 'moved', 'double']),
          section: z.string(),
          before: words,
          after: words,
          why: words,
        }),
      )
      .nullable(),
  })
  .meta({ id: 'ModelTrial' });
export type ModelTrial = z.infer<typeof ModelTrial>;

const { house, here, elsewhere, house_key, elsewhere_key } = setModelChoice.body.shape;

export const tryModel = endpoint({
  method: 'POST',
  path: '/api/model-choice/trial/',
  deeds: ['choose_model'],
  summary:
    'Have a model write the note of an invented consultation, as the form names it and before it is saved',
  body: z.object({
    place: ModelPlace.exclude(['none']),
    language: Language,
    ...{ here, house, elsewhere, house_key, elsewhere_key },
  }),
  response: dataOf(ModelTrial),
});

export const getModelTrial = endpoint({
  method: 'GET',
  path: '/api/model-choice/trial/',
  deeds: ['choose_model'],
  summary: 'How far the last trial of this administrator is, and what came of it',
  response: dataOf(ModelTrial.nullable()),
});

export const cancelModelTrial = endpoint({
  method: 'DELETE',
  path: '/api/model-choice/trial/',
  deeds: ['choose_model'],
  summary: 'Stop trying',
  response: dataOf(ModelTrial.nullable()),
});

export const getLeavingExample = endpoint({
  method: 'GET',
  path: '/api/model-choice/leaving/',
  deeds: ['choose_model'],
  summary: 'What would leave of an invented conversation for a model elsewhere, beside what was said',
  query: z.object({ language: Language }),
  response: dataOf(z.array(z.object({ said: words, leaves: words }))),
});
