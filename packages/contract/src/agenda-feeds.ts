/** Calendars elsewhere that are read again and again, one or several for a clinician. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { IncomingCounts } from './incoming-appointments.ts';

/** Why the last try gave nothing. What was read before stays as it is. */
export const FeedProblem = z.enum([
  'unreachable',
  'too_slow',
  /** It is there and does not give it: the address is no longer right. */
  'refused',
  'not_found',
  'redirects',
  /** The address leads to a machine that may not be asked. */
  'not_allowed',
  'too_large',
  'too_many',
  'not_a_calendar',
  /** It had appointments and has none at all: believed when it says so again. */
  'emptied',
  'failed',
]);
export type FeedProblem = z.infer<typeof FeedProblem>;

export const FeedTakes = z.enum(['known', 'everyone']);

export const AgendaFeed = z
  .object({
    id: z.uuid(),
    clinician_id: z.uuid(),
    clinician_name: z.string(),
    /** Where it is; the rest of the address is a secret. */
    host: z.string(),
    takes: FeedTakes,
    created_at: z.iso.datetime(),
    /** The last time that it was read from end to end. */
    read_at: z.iso.datetime().nullable(),
    tried_at: z.iso.datetime().nullable(),
    next_at: z.iso.datetime(),
    is_reading: z.boolean(),
    problem: FeedProblem.nullable(),
    /** Of the last reading that gave something. */
    counts: IncomingCounts.nullable(),
  })
  .meta({ id: 'AgendaFeed' });
export type AgendaFeed = z.infer<typeof AgendaFeed>;

/** Calendars are given out as `webcal:` too, which is another word for https. */
export const feedAddress = z
  .string({ error: 'Enter the address of the calendar' })
  .trim()
  .min(1, 'Enter the address of the calendar')
  .max(2_000, 'At most 2000 characters')
  .transform((text) => text.replace(/^webcals?:\/\//i, 'https://'))
  .refine((text) => ['https:', 'http:'].includes(URL.parse(text)?.protocol ?? ''), {
    error: 'An address begins with https://',
  });

const params = z.object({ id: z.uuid() });

export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/incoming/feeds/',
  deeds: ['import_appointments'],
  summary: 'Calendars that are read by themselves, and how that goes',
  response: dataOf(z.array(AgendaFeed)),
});

export const addFeed = endpoint({
  method: 'POST',
  path: '/api/incoming/feeds/',
  deeds: ['import_appointments'],
  summary: 'Have a calendar read from now on; its address is never shown again',
  body: z.object({ user_id: z.uuid('Select a user'), address: feedAddress, takes: FeedTakes }),
  response: dataOf(AgendaFeed),
});

export const readFeedNow = endpoint({
  method: 'POST',
  path: '/api/incoming/feeds/{id}/read/',
  deeds: ['import_appointments'],
  summary: 'Read a calendar now, instead of when its time comes',
  params,
  response: dataOf(AgendaFeed),
});

export const removeFeed = endpoint({
  method: 'DELETE',
  path: '/api/incoming/feeds/{id}/',
  deeds: ['import_appointments'],
  summary: 'Read a calendar no longer; the appointments that it brought stay',
  params,
  response: Done,
});
