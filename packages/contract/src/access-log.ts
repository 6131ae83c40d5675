/** Who looked at what, for the one who watches over it. Ids and no names of clients: the log is not a second file. */
import { z } from 'zod';
import { type AuditEvent, auditEvents } from './audit-events.ts';
import { endpoint, ofPatient, stream } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { requiredText } from './fields.ts';

const eventCodes = Object.keys(auditEvents) as [AuditEvent, ...AuditEvent[]];

/** Created, read, updated, deleted, executed. */
export const LogAction = z.enum(['C', 'R', 'U', 'D', 'E']);
export type LogAction = z.infer<typeof LogAction>;

/** Fields are named as NEN 7513 names them. */
export const AccessLogLine = z
  .object({
    id: z.number().int(),
    event_date_time: z.iso.datetime(),
    event_type_code: z.enum(eventCodes),
    /** 0: it was done. 4: it was refused. 8: a sign of attack, or a serious failure. */
    event_outcome_indicator: z.union([z.literal(0), z.literal(4), z.literal(8)]),
    /** Null: nobody could be identified, or Noteer did it by itself. */
    user_id: z.uuid().nullable(),
    user_name: z.string().nullable(),
    role_id_code: z.string(),
    network_access_point_id: z.string().nullable(),
    /** Whose data it was about; null where it was nobody's. */
    client_id: z.uuid().nullable(),
    participant_object_id: z.string().nullable(),
    /** Of what is a colleague's: done by the one who signs with them, or covers for them. */
    entrusted_as: z.enum(['cosigner', 'cover']).nullable(),
  })
  .meta({ id: 'AccessLogLine' });
export type AccessLogLine = z.infer<typeof AccessLogLine>;

/** Postgres knows no year 0. */
const Day = z.iso.date().refine((day) => day >= '0001-01-01', 'There is no such day');

export const readAccessLog = endpoint({
  method: 'GET',
  path: '/api/access-log/',
  deeds: ['read_access_log'],
  summary: 'The access log, newest first: of a user, of a client, of a deed, of a period',
  query: z.object({
    user_id: z.uuid().optional(),
    client_id: z.uuid().optional(),
    /** All deeds of a kind, or one of them. */
    event_action_code: LogAction.optional(),
    event_type_code: z.enum(eventCodes).optional(),
    /** The first and the last day. */
    from: Day.optional(),
    to: Day.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** Go on with the lines before this one. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  response: dataOf(z.array(AccessLogLine)),
});

export const AccessLogUser = z.object({ id: z.uuid(), name: z.string() }).meta({ id: 'AccessLogUser' });
export type AccessLogUser = z.infer<typeof AccessLogUser>;

export const listAccessLogUsers = endpoint({
  method: 'GET',
  path: '/api/access-log/users/',
  deeds: ['read_access_log'],
  summary: 'Everyone whom the access log can be read of, also those whose account was deleted',
  response: dataOf(z.array(AccessLogUser)),
});

export const AccessLogClient = z
  .object({
    id: z.uuid(),
    client_name: ofPatient(z.string()),
    date_of_birth: ofPatient(z.iso.date().nullable()),
    client_code: ofPatient(z.string().nullable()),
  })
  .meta({ id: 'AccessLogClient' });
export type AccessLogClient = z.infer<typeof AccessLogClient>;

/** Somebody who asks who looked at their file says their name, not their number. */
export const findAccessLogClients = endpoint({
  method: 'POST',
  path: '/api/access-log/clients/',
  deeds: ['read_access_log'],
  patient_data: { event: 'clients.listed', object: 'client', ids: 'data[].id' },
  summary: 'Clients whose name, date of birth or code begins like what was typed, to read the access log of',
  body: z.object({ search: requiredText('Type what to look for') }),
  response: dataOf(z.array(AccessLogClient)),
});

export const exportAccessLog = endpoint({
  method: 'GET',
  path: '/api/access-log/clients/{id}/export/',
  deeds: ['read_access_log'],
  patient_data: { event: 'access_log.exported', object: 'client', ids: 'params.id' },
  summary: 'Who did what to the file of a client, as the client may ask for it: a PDF, or CSV',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    format: z.enum(['pdf', 'csv']),
    language: z.enum(['nl', 'en']),
    from: Day.optional(),
    to: Day.optional(),
  }),
  response: ofPatient(stream('application/octet-stream')),
});

/** Many clients in an hour, or a client whom the reader does not treat: a reason to ask, not a verdict. */
export const UnusualRead = z
  .object({
    id: z.number().int(),
    kind: z.enum(['many_clients', 'no_treatment']),
    /** When the hour began. */
    hour: z.iso.datetime(),
    user_id: z.uuid(),
    user_name: z.string(),
    role: z.string(),
    /** Whose file it was; null where it were many. */
    client_id: z.uuid().nullable(),
    clients: z.number().int(),
  })
  .meta({ id: 'UnusualRead' });
export type UnusualRead = z.infer<typeof UnusualRead>;

export const listUnusualReads = endpoint({
  method: 'GET',
  path: '/api/access-log/unusual/',
  deeds: ['read_access_log'],
  summary:
    'Reading that stands out, newest first: of many clients in an hour, of a client whom the reader does not treat',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** Go on with those before this one. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  response: dataOf(z.array(UnusualRead)),
});
