/** Writes the trail. Takes the transaction of the change, so that neither exists without the other. */
import { type AuditEvent, auditEvents, type PatientObject } from '@noteer/contract';
import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import type { Actor, Connector, Visitor } from './actor.ts';
import type { Db, Tables } from './db/schema.ts';
import type { KeptName, NamedUser } from './kept-names.ts';

export type Outcome = 'success' | 'refused' | 'serious';
const outcomes = { success: 0, refused: 4, serious: 8 } as const;

type Subject = {
  /** Whom or what it was done to; the one who did it when left out. */
  id?: string | undefined;
  /** What tells whose data it was, where the object itself is gone by now. */
  part_of?: { kind: PatientObject; id: string | null } | undefined;
  /** The one who turned out to act, where the call itself carries no session yet. */
  user?: NamedUser | undefined;
  outcome?: Outcome;
  /** Never a patient's data, never a secret: the trail is read by more people than the record. */
  detail?: Record<string, string | number | boolean>;
};

/** Whoever does something: somebody who is signed in, a record elsewhere, or nobody that is known. */
export type Who = Visitor | Actor | Connector;

const isActor = (who: Who): who is Actor => 'session_id' in who;
const isConnector = (who: Who): who is Connector => 'connector_id' in who;

/** As a line tells it; a connector has no role of the table, and no session. */
const actingOf = (who: Who, user: NamedUser | undefined) => {
  if (isConnector(who)) return { id: who.connector_id, role: 'connector', kept_name: who.kept_name };
  return isActor(who) ? who : user;
};

/** What the ids of these events name. Events of anything else are about no client. */
const objects: Record<string, PatientObject | undefined> = {
  client: 'client',
  appointment: 'appointment',
  attachment: 'attachment',
  recording: 'recording',
  consent: 'recording',
  note: 'recording',
  jottings: 'recording',
  transcript: 'recording',
  voices: 'recording',
  codes: 'recording',
  task: 'task',
  departure: 'recording',
};

const topicOf = (event: AuditEvent) => event.slice(0, event.indexOf('.'));

/** Asked of the database, which alone knows whose an object is. */
const clientOf = (
  kind: PatientObject | undefined,
  id: string | null | undefined,
): RawBuilder<string> | null => (kind && id ? sql<string>`client_of(${kind}, ${id}::uuid)` : null);

/** The columns that tell who did what from where, and how that went. */
export const lineOf = (who: Who, event: AuditEvent, outcome: Outcome = 'success', user?: Subject['user']) => {
  const acting = actingOf(who, user);
  return {
    event_type_code: event,
    event_action_code: auditEvents[event].action,
    event_outcome_indicator: outcomes[outcome],
    user_id: acting?.id ?? null,
    alternate_user_id: isActor(who) ? who.session_id : null,
    user_name_mac: acting?.kept_name.mac ?? null,
    role_id_code: acting?.role ?? 'unknown',
    network_access_point_id: who.address || null,
    participant_object_type_code_role: topicOf(event),
    participant_object_id_type_code: 'uuid',
  };
};

/** Whose name goes with the line. */
export const nameOf = (who: Who, user?: Subject['user']): KeptName | undefined =>
  actingOf(who, user)?.kept_name;

/** In the same statement as the line: the first one under a name brings it along. */
const withName = (db: Db, kept: KeptName | undefined): QueryCreator<Tables> =>
  kept
    ? db.with('named', (query) =>
        query
          .insertInto('audit_names')
          .values(kept)
          .onConflict((conflict) => conflict.doNothing()),
      )
    : db;

export async function audit(
  db: Db,
  who: Who,
  event: AuditEvent,
  { id, part_of, user, outcome, detail }: Subject = {},
): Promise<void> {
  const line = lineOf(who, event, outcome, user);
  const { kind, id: object } = part_of ?? { kind: objects[topicOf(event)], id };
  await withName(db, nameOf(who, user))
    .insertInto('audit_log')
    .values({
      ...line,
      client_id: clientOf(kind, object),
      participant_object_id: id ?? line.user_id,
      participant_object_detail: JSON.stringify({ ...detail, request_id: who.request_id }),
    })
    .execute();
}
