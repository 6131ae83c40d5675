/** Who looked at what, for the one who watches over it. Ids and no names of clients: the log is not a second file. */
import { z } from 'zod';
import { type AuditEvent, auditEvents } from './audit-events.ts';
import { endpoint } from './endpoint.ts';
import { dataOf } from './envelope.ts';

/** Fields are named as NEN 7513 names them. */
export const AccessLogLine = z
  .object({
    id: z.number().int(),
    event_date_time: z.iso.datetime(),
    event_type_code: z.enum(Object.keys(auditEvents) as [AuditEvent, ...AuditEvent[]]),
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
  })
  .meta({ id: 'AccessLogLine' });
export type AccessLogLine = z.infer<typeof AccessLogLine>;

/** Postgres knows no year 0. */
const Day = z.iso.date().refine((day) => day >= '0001-01-01', 'There is no such day');

export const readAccessLog = endpoint({
  method: 'GET',
  path: '/api/access-log/',
  deeds: ['read_access_log'],
  summary: 'The access log, newest first: of a user, of a client, of a period',
  query: z.object({
    user_id: z.uuid().optional(),
    client_id: z.uuid().optional(),
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
