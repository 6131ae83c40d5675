/** The mail that says how much waits for somebody: numbers, and nothing of a client. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf } from './envelope.ts';

export const OwnReminders = z
  .object({
    wants_reminders: z.boolean(),
    /** Whether the institution sends them at all. */
    is_sent: z.boolean(),
  })
  .meta({ id: 'OwnReminders' });
export type OwnReminders = z.infer<typeof OwnReminders>;

export const getOwnReminders = endpoint({
  method: 'GET',
  path: '/api/auth/reminders/',
  deeds: ['do_tasks'],
  summary: 'Whether you get a mail about what waits for you',
  response: dataOf(OwnReminders),
});

export const setOwnReminders = endpoint({
  method: 'PUT',
  path: '/api/auth/reminders/',
  deeds: ['do_tasks'],
  summary: 'Turn the mail about what waits for you on or off',
  body: z.object({ wants_reminders: z.boolean() }),
  response: dataOf(OwnReminders),
});
