/** Where somebody is signed in. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';

export const OwnSession = z
  .object({
    id: z.uuid(),
    /** What the browser and the system call themselves; null where that is unknown. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    /** The network address that it was opened from; null where that is unknown. */
    address: z.string().nullable(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    is_this_one: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof OwnSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions/',
  deeds: ['use_own_account'],
  summary: 'Where you are signed in, the latest first',
  response: dataOf(z.array(OwnSession)),
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/{id}/',
  deeds: ['use_own_account'],
  summary: 'Sign out on one of your devices',
  params: z.object({ id: z.uuid() }),
  response: Done,
});

export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/users/{userId}/sessions/',
  deeds: ['end_sessions'],
  summary: 'Sign a colleague out on all devices, for example after one was stolen',
  params: z.object({ userId: z.uuid() }),
  response: Done,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/',
  deeds: ['use_own_account'],
  summary: 'Sign out everywhere but here',
  response: Done,
});
