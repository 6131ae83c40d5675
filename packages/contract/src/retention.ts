/** What is kept for how long, what goes next, and what must stay. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { requiredText } from './fields.ts';

/** In the order in which they are shown. */
export const ruleNames = [
  ...(['sound', 'hidden', 'drafts', 'withdrawn', 'departures', 'contact_requests', 'mails'] as const),
  ...(['declared_codes', 'removals', 'leftovers', 'sign_in', 'sign_ups', 'previews'] as const),
] as const;

export const RetentionRule = z
  .object({
    name: z.enum(ruleNames),
    /** The setting that says how long; null: it has none. */
    setting: z.string().nullable(),
    /** How many days it is kept; null: until it runs out by itself. */
    days: z.number().int().nullable(),
    every: z.enum(['night', 'hour']),
    /** How much goes in the next night; null where that is not counted, because it goes every hour. */
    next: z.number().int().nullable(),
  })
  .meta({ id: 'RetentionRule' });
export type RetentionRule = z.infer<typeof RetentionRule>;

/** Something that goes in the next night: ids and dates, never what it says. */
export const DueThing = z
  .object({
    rule: z.enum(ruleNames),
    /** Of the recording, the request, the departure; null of what has no id. */
    object_id: z.uuid().nullable(),
    /** From when on its days were counted. */
    since: z.iso.datetime(),
    /** Whether somebody can say that it must stay. */
    can_be_held: z.boolean(),
  })
  .meta({ id: 'DueThing' });
export type DueThing = z.infer<typeof DueThing>;

export const Removal = z
  .object({
    rule: z.enum(ruleNames),
    object_id: z.uuid().nullable(),
    count: z.number().int(),
    removed_at: z.iso.datetime(),
  })
  .meta({ id: 'Removal' });
export type Removal = z.infer<typeof Removal>;

export const Hold = z
  .object({
    id: z.uuid(),
    object: z.enum(['recording', 'client']),
    object_id: z.uuid(),
    reason: z.string(),
    set_by_name: z.string(),
    set_at: z.iso.datetime(),
  })
  .meta({ id: 'Hold' });
export type Hold = z.infer<typeof Hold>;

export const Retention = z
  .object({
    next_run: z.iso.datetime(),
    rules: z.array(RetentionRule),
    /** The oldest first; of each rule no more than a page of them, `next` has how many there are. */
    next: z.array(DueThing),
    /** The newest first. */
    lately: z.array(Removal),
    holds: z.array(Hold),
  })
  .meta({ id: 'Retention' });
export type Retention = z.infer<typeof Retention>;

export const getRetention = endpoint({
  method: 'GET',
  path: '/api/admin/retention/',
  deeds: ['manage_retention'],
  summary: 'How long what is kept, what goes in the next night, what went lately, and what is held',
  response: dataOf(Retention),
});

export const setHold = endpoint({
  method: 'POST',
  path: '/api/admin/hold/',
  deeds: ['manage_retention'],
  summary: 'Keep a recording, or all recordings of a client, from being removed',
  body: z.object({
    object: z.enum(['recording', 'client']),
    object_id: z.uuid(),
    /** For whoever looks at it later. Not the place for what a client said. */
    reason: requiredText('A reason is required'),
  }),
  response: dataOf(Hold),
});

export const releaseHold = endpoint({
  method: 'DELETE',
  path: '/api/admin/hold/{id}/',
  deeds: ['manage_retention'],
  summary: 'It need not stay any longer: its periods count again',
  params: z.object({ id: z.uuid() }),
  response: Done,
});
