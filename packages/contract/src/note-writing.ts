/** A note while a model writes it, and what the second reading says of one. */
import { z } from 'zod';
import { endpoint, ofPatient } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';

const params = z.object({ id: z.uuid() });
const sources = z.array(z.number().int());

/** What went wrong with a model, as a code: whoever shows it says it in the reader's language. */
export const modelProblems = [
  'no_model',
  'stopped',
  'unreachable',
  'not_allowed',
  'timeout',
  'stopped_midway',
  'broken_answer',
  'empty_answer',
  'refused',
  'looped',
  'cut_off',
  'too_long',
] as const;
export const ModelProblem = z.enum(modelProblems);
export type ModelProblem = z.infer<typeof ModelProblem>;

/** Where the writing of a note stands, and the sentences that are there already. */
export const NoteWriting = z
  .object({
    /** `waiting`: for its turn, or for the model to be back. `reading`: the model reads the talk; nothing is written yet. */
    phase: z.enum(['waiting', 'reading', 'writing']),
    /** Of a talk that is too long to be read at once. */
    part: z.number().int(),
    parts: z.number().int(),
    sections: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        sentences: z.array(z.object({ text: ofPatient(z.string()), sources })),
      }),
    ),
    started_at: z.iso.datetime(),
    /** As long as it will take by what was measured of this model; null while nothing is known. */
    seconds_left: z.number().nullable(),
    /** Of the attempt before, and when the next one begins by itself. */
    problem: ModelProblem.nullable(),
    next_try_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'NoteWriting' });
export type NoteWriting = z.infer<typeof NoteWriting>;

export const getNoteWriting = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/writing/',
  deeds: ['read_note'],
  patient_data: { event: 'note.read', object: 'recording', ids: 'params.id' },
  summary: 'The note that is being written, as far as it is; null when none is',
  params,
  response: dataOf(NoteWriting.nullable()),
});

export const stopWriting = endpoint({
  method: 'POST',
  path: '/api/consulations/recording/{id}/writing/stop/',
  deeds: ['finish_note'],
  patient_data: { event: 'recording.read', object: 'recording', ids: 'params.id' },
  summary: 'Stop the model; what it has written stays as the note',
  params,
  response: Done,
});

/**
 * What the second reading says of a line: it is `wrong`, it is `missing`, it has `moved` to another section, or it is `double`.
 * `before` is empty of what was missing, `after` of what goes; both are lines of the note. `section` is the title under which it
 * stands afterwards.
 */
export const NoteChange = z
  .object({
    kind: z.enum(['wrong', 'missing', 'moved', 'double']),
    section: z.string(),
    before: ofPatient(z.string()),
    after: ofPatient(z.string()),
    why: ofPatient(z.string()),
    sources,
  })
  .meta({ id: 'NoteChange' });
export type NoteChange = z.infer<typeof NoteChange>;

export const NoteReading = z
  .object({
    state: z.enum(['waiting', 'reading', 'done', 'failed']),
    /** Which version was read. */
    ai_model_name: z.string(),
    number: z.number().int(),
    /** True where the changes were made in the note, because nobody had touched it; else they are remarks. */
    is_applied: z.boolean(),
    changes: z.array(NoteChange),
    problem: ModelProblem.nullable(),
  })
  .meta({ id: 'NoteReading' });
export type NoteReading = z.infer<typeof NoteReading>;

export const getNoteReading = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/reading/',
  deeds: ['read_note'],
  patient_data: { event: 'note.read', object: 'recording', ids: 'params.id' },
  summary: 'What the last second reading of the note says; null when there was none',
  params,
  response: dataOf(NoteReading.nullable()),
});

export const askNoteReading = endpoint({
  method: 'POST',
  path: '/api/consulations/recording/{id}/reading/',
  deeds: ['finish_note'],
  patient_data: { event: 'note.read', object: 'recording', ids: 'params.id' },
  summary:
    'Have the note read against the conversation as it is now; what is found are remarks, and nothing is changed',
  params,
  response: dataOf(NoteReading),
});
