/** A patient record elsewhere that sends its appointments, with a key that is good for nothing else. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { calendarDate, requiredText } from './fields.ts';
import { AgendaProblem, IncomingVerdict } from './incoming-appointments.ts';

export const ConnectorKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** By which it is told from others; the rest was shown once. */
    ends_with: z.string(),
    created_at: z.iso.datetime(),
    created_by: z.string().nullable(),
    used_at: z.iso.datetime().nullable(),
    revoked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ConnectorKey' });
export type ConnectorKey = z.infer<typeof ConnectorKey>;

export const listConnectorKeys = endpoint({
  method: 'GET',
  path: '/api/connector/keys/',
  deeds: ['manage_connectors'],
  summary: 'Keys by which records elsewhere send appointments',
  response: dataOf(z.array(ConnectorKey)),
});

export const makeConnectorKey = endpoint({
  method: 'POST',
  path: '/api/connector/keys/',
  deeds: ['manage_connectors'],
  summary: 'Make a key; this answer is the only place where it is ever seen',
  body: z.object({ name: requiredText('Enter a name', 80) }),
  response: dataOf(ConnectorKey.extend({ key: z.string() })),
});

export const revokeConnectorKey = endpoint({
  method: 'DELETE',
  path: '/api/connector/keys/{id}/',
  deeds: ['manage_connectors'],
  summary: 'Revoke a key: from now on it opens nothing',
  params: z.object({ id: z.uuid() }),
  response: Done,
});

const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .overwrite((text) => text.toWellFormed())
    .max(most)
    .optional();

/** Without a zone it is what the clock on the wall shows; with one (`Z`, `+01:00`) it is that moment. */
const time = z
  .string({ error: 'Invalid date and time' })
  .regex(
    /^(19|20|21)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/,
    'Invalid date and time',
  )
  .refine((text) => !Number.isNaN(Date.parse(text)), 'Invalid date and time');

export const ConnectorAppointment = z
  .object({
    /** By which the record knows it: the same id again changes it. */
    external_id: requiredText('Give an external_id'),
    status: z.enum(['planned', 'cancelled']).default('planned'),
    /** The e-mail address or the whole name of whoever has an account here. */
    clinician: optionalText(254),
    start_time: time.optional(),
    end_time: time.optional(),
    client_code: optionalText(200),
    client_name: optionalText(200),
    date_of_birth: calendarDate().optional(),
    gender: z.enum(['male', 'female']).optional(),
    description: optionalText(2_000),
  })
  .meta({ id: 'ConnectorAppointment' });
export type ConnectorAppointment = z.output<typeof ConnectorAppointment>;

export const sendAppointments = endpoint({
  method: 'POST',
  path: '/api/connector/appointments/',
  deeds: 'connector',
  patient_data: {
    ...{ event: 'appointment.created', object: 'appointment', ids: 'data[].id' },
    only_refusals: true,
  },
  summary:
    'Appointments of a record elsewhere: made, changed or cancelled by their external_id. The same again changes nothing. Every one has its own outcome; with a key of a connector as bearer',
  body: z.object({ appointments: z.array(ConnectorAppointment).min(1).max(100) }),
  max_bytes: 600_000,
  response: dataOf(
    z.array(
      z
        .object({
          external_id: z.string(),
          /** Of the appointment here; null where there is none. */
          id: z.uuid().nullable(),
          verdict: IncomingVerdict,
          problems: z.array(AgendaProblem),
        })
        .meta({ id: 'ConnectorOutcome' }),
    ),
  ),
});
