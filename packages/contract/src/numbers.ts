/** How notes come about, in numbers: by week, for oneself and for the institution. There is no client in them. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf } from './envelope.ts';

/** Minutes from the end of a recording to the signature; what takes longer than the last is one more group. */
export const SIGNED_WITHIN = [5, 10, 15, 30, 60, 120, 240, 480, 1_440, 2_880, 5_760, 10_080] as const;
/** Fewer consultations than this say something of the few who held them. */
export const FEWEST_TOLD = 5;

export const NoteNumbers = z
  .object({
    consultations: z.number().int(),
    /** Half of the notes were signed within so many minutes after the recording ended; null: it took longer than a week. */
    half_signed_within: z.number().int().nullable(),
    /** Which part of the words of the drafts stands in the signed notes; null: no draft had any. */
    kept_share: z.number().nullable(),
    /** Places that the checks pointed at in drafts, and how many of them were changed. */
    marks: z.number().int(),
    marks_taken: z.number().int(),
    /** What the checks missed in drafts, and how much of it the signed notes have. */
    omissions: z.number().int(),
    omissions_taken: z.number().int(),
  })
  .meta({ id: 'NoteNumbers' });
export type NoteNumbers = z.infer<typeof NoteNumbers>;

export const NumbersOfWeek = z
  .object({
    /** Its Monday. */
    week: z.iso.date(),
    /** Null: everybody together. Empty: those without a team. */
    team: z.string().nullable(),
    /** Null: fewer than five consultations, or as much as would tell how many those were. */
    numbers: NoteNumbers.nullable(),
  })
  .meta({ id: 'NumbersOfWeek' });
export type NumbersOfWeek = z.infer<typeof NumbersOfWeek>;

const query = z.object({ weeks: z.coerce.number().int().min(1).max(104).default(26) });
/** The earliest week first; weeks without a signed note are left out. */
const response = dataOf(z.array(NumbersOfWeek));

export const getOwnNumbers = endpoint({
  method: 'GET',
  path: '/api/numbers/own/',
  deeds: ['read_own_numbers'],
  summary: 'What became of your own notes by the time you signed them, by week',
  query,
  response,
});

export const getNumbers = endpoint({
  method: 'GET',
  path: '/api/numbers/',
  deeds: ['read_numbers'],
  summary: 'What became of notes by the time they were signed, by week, for everybody and for each team',
  query,
  response,
});
