/** Who covers for whom in an absence: from the first day to the last, by the clock of the institution. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { calendarDate } from './fields.ts';
import { Recording } from './recording.ts';

const Colleague = z.object({ id: z.uuid(), name: z.string() });

export const Cover = z
  .object({
    id: z.uuid(),
    absent: Colleague,
    covering: Colleague,
    starts_on: z.iso.date(),
    ends_on: z.iso.date(),
    /** Today is one of its days. */
    is_now: z.boolean(),
  })
  .meta({ id: 'Cover' });
export type Cover = z.infer<typeof Cover>;

export const Covers = z
  .object({
    /** Those that are not over, by their first day: one's own on both sides, or everyone's. */
    covers: z.array(Cover),
    /** Who can be absent: oneself, or everyone who treats clients. */
    absentees: z.array(Colleague),
    /** Who can cover. */
    colleagues: z.array(Colleague),
    /** By the clock of the institution. */
    today: z.iso.date(),
  })
  .meta({ id: 'Covers' });
export type Covers = z.infer<typeof Covers>;

/** Longer than anybody is away without somebody else having the clients. */
export const LONGEST_COVER_DAYS = 366;

export const listCovers = endpoint({
  method: 'GET',
  path: '/api/cover/',
  deeds: ['arrange_cover'],
  summary: 'Who covers for whom, now and later, and who could',
  response: dataOf(Covers),
});

export const addCover = endpoint({
  method: 'POST',
  path: '/api/cover/',
  deeds: ['arrange_cover'],
  summary: 'Say who covers for you or, as an administrator, for anyone',
  body: z
    .object({
      absent_id: z.uuid(),
      covering_id: z.uuid('Choose a colleague'),
      starts_on: calendarDate(),
      ends_on: calendarDate(),
    })
    .refine(({ absent_id, covering_id }) => absent_id !== covering_id, {
      error: 'Nobody covers for themself',
      path: ['covering_id'],
    })
    .refine(({ starts_on, ends_on }) => starts_on <= ends_on, {
      error: 'The last day comes before the first',
      path: ['ends_on'],
    })
    .refine(
      ({ starts_on, ends_on }) =>
        Date.parse(ends_on) - Date.parse(starts_on) < LONGEST_COVER_DAYS * 86_400_000,
      { error: 'At most a year', path: ['ends_on'] },
    ),
  response: dataOf(Covers),
});

export const endCover = endpoint({
  method: 'DELETE',
  path: '/api/cover/{id}/',
  deeds: ['arrange_cover'],
  summary: 'End a cover before its last day, or call it off',
  params: z.object({ id: z.uuid() }),
  response: Done,
});

export const listCovered = endpoint({
  method: 'GET',
  path: '/api/cover/to-review/',
  deeds: ['read_note'],
  patient_data: { event: 'recordings.listed', object: 'recording', ids: 'data[].id' },
  summary: 'Notes that wait to be reviewed of those whom you cover for now, oldest first; at most 200',
  response: dataOf(z.array(Recording)),
});
