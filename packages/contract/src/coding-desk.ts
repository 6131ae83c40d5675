/** The coding desk: what waits for codes, what was coded, and how often the rules were right. */
import { z } from 'zod';
import { CodeSystem, ConsultKind } from './code-lists.ts';
import { CodeDoubt } from './code-suggestion.ts';
import { WallClock } from './consultations.ts';
import { endpoint, ofNobody, ofPatient, stream } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { calendarDate } from './fields.ts';

export const DeskConsultation = z
  .object({
    /** Of the recording. */
    id: z.uuid(),
    appointment: z.uuid(),
    appointment_time: WallClock,
    client_id: z.uuid(),
    client_name: ofPatient(z.string()),
    clinician_id: z.uuid(),
    clinician_name: z.string(),
    is_planned: z.boolean(),
    /** These three are null until the suggestions are made. */
    kind: ConsultKind.nullable(),
    minutes: z.number().int().nullable(),
    doubt: CodeDoubt.nullable(),
    suggested: z.array(z.object({ system: CodeSystem, code: ofPatient(z.string()) })),
    /** Lists or settings changed since: they are being made anew. */
    is_stale: z.boolean(),
    /** Of the last question to the clinician; null where there was none. */
    question: z.enum(['open', 'answered']).nullable(),
  })
  .meta({ id: 'DeskConsultation' });
export type DeskConsultation = z.infer<typeof DeskConsultation>;

export const listDesk = endpoint({
  method: 'GET',
  path: '/api/codes/desk/',
  deeds: ['code_consultations'],
  patient_data: { event: 'recordings.listed', object: 'recording', ids: 'data[].id' },
  summary: 'Signed consultations whose codes nobody has confirmed, the oldest first',
  query: z.object({
    /** Of the appointment, both days included. */
    from: calendarDate().optional(),
    to: calendarDate().optional(),
    clinician_id: z.uuid().optional(),
    doubt: CodeDoubt.optional(),
    /** At least so many days ago. */
    older_than: z.coerce.number().int().min(0).max(10_000).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** Go on after this one. */
    after: z.uuid().optional(),
  }),
  response: dataOf(z.array(DeskConsultation)),
});

const counted = {
  count: z.number().int(),
  minutes: z.number().int(),
  /** Of those whose tariff the list has; `without_tariff` says how many are left out. */
  tariff_cents: z.number().int(),
  without_tariff: z.number().int(),
};

export const CodeTotals = z
  .object({
    total: z.object(counted),
    by_day: z.array(z.object({ day: z.iso.date(), ...counted })),
    by_clinician: z.array(z.object({ clinician_id: z.uuid(), clinician_name: z.string(), ...counted })),
    /** What was confirmed, with surcharges; the code is empty of consultations that have none. */
    by_code: z.array(
      z.object({
        system: CodeSystem.extract(['zpm', 'ggz_nhn']),
        code: ofNobody(z.string()),
        meaning: z.string().nullable(),
        ...counted,
      }),
    ),
  })
  .meta({ id: 'CodeTotals' });
export type CodeTotals = z.infer<typeof CodeTotals>;

const A_YEAR_MS = 366 * 24 * 3600 * 1000;

const period = z
  .object({ from: calendarDate(), to: calendarDate(), clinician_id: z.uuid().optional() })
  .refine(({ from, to }) => from <= to, 'The period ends before it begins')
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < A_YEAR_MS, 'At most a year at once');

export const getCodeTotals = endpoint({
  method: 'GET',
  path: '/api/codes/totals/',
  deeds: ['code_consultations'],
  summary: 'Confirmed codes of a period of at most a year, by day, by clinician and by code',
  query: period,
  response: dataOf(CodeTotals),
});

export const exportCodes = endpoint({
  method: 'GET',
  path: '/api/codes/export/',
  deeds: ['code_consultations'],
  patient_data: { event: 'codes.exported', object: 'recording', ids: 'params.id' },
  summary: 'Confirmed codes of a period of at most a year as CSV, for declaration software',
  query: period,
  response: ofPatient(stream('text/csv')),
});

export const CodeRule = z
  .object({
    rule: z.string(),
    /** How often what it suggested was confirmed, and how often something else was. */
    right: z.number().int(),
    wrong: z.number().int(),
  })
  .meta({ id: 'CodeRule' });
export type CodeRule = z.infer<typeof CodeRule>;

export const getCodeRules = endpoint({
  method: 'GET',
  path: '/api/codes/rules/',
  deeds: ['code_consultations'],
  summary: 'How often each rule that suggests codes was right',
  query: z.object({ from: calendarDate().optional(), to: calendarDate().optional() }),
  response: dataOf(z.array(CodeRule)),
});
