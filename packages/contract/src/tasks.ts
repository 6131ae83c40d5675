/** What is left to do: what notes ask for, what one set oneself, and changes of one's notes to agree to. */
import { z } from 'zod';
import { QueryBoolean } from './appointments.ts';
import { WallClock } from './consultations.ts';
import { endpoint, ofPatient } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { calendarDate, requiredText } from './fields.ts';

export const Task = z
  .object({
    id: z.uuid(),
    /** The consultation that it comes from; null where it is one's own. */
    recording: z.uuid().nullable(),
    consultation: z.uuid().nullable(),
    appointment: z.uuid().nullable(),
    appointment_time: WallClock.nullable(),
    /** Null where it is about nobody in particular. */
    client_id: z.uuid().nullable(),
    client_name: ofPatient(z.string().nullable()),
    /** `own`: somebody set it themselves. `amendment`: somebody else changed the signed note. `code_question`: see `question`. */
    kind: z.enum(['appointment', 'send', 'agreement', 'own', 'amendment', 'code_question']),
    /** The sentence of the note that asks for it, or what was typed; empty of an amendment. */
    text: ofPatient(z.string()),
    /** Which version was signed, which one came of the change, and whose change it is. */
    amendment: z
      .object({
        ai_model_name: z.string(),
        before: z.number().int(),
        after: z.number().int(),
        author_name: z.string(),
      })
      .nullable(),
    /** Of a `code_question`: who asks, and what was answered. The question is the task's text. */
    question: z.object({ asked_by_name: z.string(), answer: ofPatient(z.string().nullable()) }).nullable(),
    /** Of a colleague whom one covers for; null: one's own. */
    covered_for: z.string().nullable(),
    due: z.iso.date().nullable(),
    is_done: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof Task>;

const params = z.object({ id: z.uuid() });
const text = requiredText('Type what is to be done', 1000);
const client_id = z.uuid().nullable().optional();

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/consulations/task/',
  deeds: ['do_tasks'],
  patient_data: { event: 'tasks.listed', object: 'task', ids: 'data[].id' },
  summary: 'Your tasks: open ones by due date, completed ones newest first',
  query: z.object({
    is_done: QueryBoolean.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    /** Go on after this one. */
    after: z.uuid().optional(),
  }),
  response: dataOf(z.array(Task)),
});

export const createTask = endpoint({
  method: 'POST',
  path: '/api/consulations/task/',
  deeds: ['do_tasks'],
  patient_data: { event: 'tasks.listed', object: 'task', ids: 'data.id' },
  summary: 'Add a task of your own',
  body: z.object({ text, client_id, due: calendarDate().nullable().optional() }),
  response: dataOf(Task),
});

export const changeTask = endpoint({
  method: 'PATCH',
  path: '/api/consulations/task/{id}/',
  deeds: ['do_tasks'],
  patient_data: { event: 'tasks.listed', object: 'task', ids: 'params.id' },
  summary: 'Mark a task as done or not done, or change its due date; of your own task also what and for whom',
  params,
  body: z.object({
    is_done: z.boolean().optional(),
    due: calendarDate().nullable().optional(),
    text: text.optional(),
    client_id,
  }),
  response: dataOf(Task),
});

export const answerCodeQuestion = endpoint({
  method: 'POST',
  path: '/api/codes/answer/{id}/',
  deeds: ['do_tasks'],
  patient_data: { event: 'tasks.listed', object: 'task', ids: 'params.id' },
  summary: 'Answer what was asked about the codes of your consultation; ticks the task off',
  params,
  body: z.object({ text: requiredText('Type an answer', 1000) }),
  response: dataOf(Task),
});

export const takeBackAmendment = endpoint({
  method: 'POST',
  path: '/api/consulations/task/{id}/take-back/',
  deeds: ['do_tasks'],
  patient_data: { event: 'tasks.listed', object: 'task', ids: 'params.id' },
  summary: 'Take back what somebody else changed in your signed note: a new version with the text you signed',
  params,
  response: dataOf(Task),
});
