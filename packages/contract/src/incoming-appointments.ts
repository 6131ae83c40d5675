/** Appointments from a file: looked at first, then taken. */
import { z } from 'zod';
import { endpoint, multipart, ofPatient } from './endpoint.ts';
import { dataOf } from './envelope.ts';

export const MAX_AGENDA_BYTES = 8 * 1024 * 1024;
export const MAX_INCOMING_APPOINTMENTS = 5_000;

export const AgendaField = z.enum([
  'external_id',
  'clinician',
  'start_time',
  'end_time',
  'client_code',
  'client_name',
  'date_of_birth',
  'gender',
  'description',
  'status',
]);
export type AgendaField = z.infer<typeof AgendaField>;

/** Why something is not taken. */
export const AgendaProblemKind = z.enum([
  'missing',
  'not_understood',
  'too_long',
  /** It ends before it begins. */
  'reversed',
  /** A formula whose value was not saved. */
  'formula',
  /** Nobody here is called so, or has this address. */
  'unknown',
  /** Several are called so. */
  'several',
  /** The code belongs to a client who was born on another day. */
  'other_client',
  /** The same appointment stands further up. */
  'twice',
]);
export type AgendaProblemKind = z.infer<typeof AgendaProblemKind>;

export const AgendaProblem = z
  .object({ field: AgendaField, problem: AgendaProblemKind })
  .meta({ id: 'AgendaProblem' });
export type AgendaProblem = z.infer<typeof AgendaProblem>;

/**
 * What becomes of an appointment from elsewhere. `left_out`: of a calendar, with nobody who is known here. `recorded`: it would be
 * moved or cancelled, and is not, because there is a recording of it. `removed`: somebody removed it here.
 */
export const incomingVerdicts = [
  'new',
  'changed',
  'cancelled',
  'same',
  'recorded',
  'removed',
  'left_out',
  'wrong',
] as const;
export const IncomingVerdict = z.enum(incomingVerdicts);
export type IncomingVerdict = z.infer<typeof IncomingVerdict>;

export const IncomingCounts = z.record(IncomingVerdict, z.number().int()).meta({ id: 'IncomingCounts' });
export type IncomingCounts = z.infer<typeof IncomingCounts>;

export const IncomingRow = z
  .object({
    /** Of the appointment that is here already. */
    id: z.uuid().nullable(),
    /** Its place in the file. */
    line: z.number().int(),
    verdict: IncomingVerdict,
    clinician_name: z.string().nullable(),
    start_time: z.string().nullable(),
    end_time: z.string().nullable(),
    client_name: ofPatient(z.string().nullable()),
    client_code: ofPatient(z.string().nullable()),
    date_of_birth: ofPatient(z.string().nullable()),
    /** Nobody here fits: a client is made. */
    is_new_client: z.boolean(),
    problems: z.array(AgendaProblem),
  })
  .meta({ id: 'IncomingRow' });
export type IncomingRow = z.infer<typeof IncomingRow>;

/** The fields of the form beside `file`, as text. */
export const AgendaForm = z.object({
  /** Whose appointments they are, where the file does not say: a calendar never does. */
  user_id: z.uuid('Select a user').optional(),
  /** Of a calendar: whether events with somebody who is not known here are taken, too. */
  takes: z.enum(['known', 'everyone']).default('known'),
  /** What the look at this file gave: refused when taking it would do something else by now. */
  seen: z.string().max(100).optional(),
});
export type AgendaForm = z.output<typeof AgendaForm>;

export const AgendaKind = z.enum(['table', 'calendar']);

export const previewAppointments = endpoint({
  method: 'POST',
  path: '/api/incoming/files/preview/',
  deeds: ['import_appointments'],
  patient_data: { event: 'agenda.read', object: 'appointment', ids: 'data[].id' },
  summary:
    'Read a file of appointments (CSV, XLSX, ICS) without taking it: a form with `user_id`, `takes` and, last, `file`',
  body: multipart,
  max_bytes: MAX_AGENDA_BYTES + 100_000,
  response: z.object({
    data: z.array(IncomingRow),
    kind: AgendaKind,
    file_name: z.string(),
    counts: IncomingCounts,
    seen: z.string(),
  }),
});

export const importAppointments = endpoint({
  method: 'POST',
  path: '/api/incoming/files/',
  deeds: ['import_appointments'],
  patient_data: {
    ...{ event: 'appointment.created', object: 'appointment', ids: 'data.id' },
    only_refusals: true,
  },
  summary:
    'Take the appointments of a file, all that are right or none: the same form, with `seen` of the look at it',
  body: multipart,
  max_bytes: MAX_AGENDA_BYTES + 100_000,
  response: dataOf(z.object({ counts: IncomingCounts })),
});
