/** What is left to do after a consultation: follow-ups that its note names. */
import { z } from 'zod';
import { QueryBoolean } from './appointments.ts';
import { endpoint } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { calendarDate } from './fields.ts';

export const Task = z
  .object({
    id: z.uuid(),
    recording: z.uuid(),
    consultation: z.uuid(),
    appointment: z.uuid(),
    client_name: z.string(),
    kind: z.enum(['appointment', 'send', 'agreement']),
    /** The sentence of the note that asks for it. */
    text: z.string(),
    due: z.iso.date().nullable(),
    is_done: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof Task>;

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/consulations/task/',
  deeds: ['do_tasks'],
  summary: 'Your tasks: open ones by due date, completed ones newest first',
  query: z.object({
    is_done: QueryBoolean.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    /** Go on after this one. */
    after: z.uuid().optional(),
  }),
  response: dataOf(z.array(Task)),
});

export const changeTask = endpoint({
  method: 'PATCH',
  path: '/api/consulations/task/{id}/',
  deeds: ['do_tasks'],
  summary: 'Mark a task as done or not done, or change its due date',
  params: z.object({ id: z.uuid() }),
  body: z.object({ is_done: z.boolean().optional(), due: calendarDate().nullable().optional() }),
  response: dataOf(Task),
});
