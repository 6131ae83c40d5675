/** Writes the trail. Takes the transaction of the change, so that neither exists without the other. */
import type { Role } from '@noteer/contract';
import type { Actor, Visitor } from './actor.ts';
import type { Db } from './db/schema.ts';

type Outcome = 'success' | 'refused' | 'serious';
const outcomes = { success: 0, refused: 4, serious: 8 } as const;

/** Closed list of what is recorded, each with its NEN 7513 action: create, read, update, delete, execute. */
export const auditEvents = {
  'installation.started': 'C',
  'user.signed_up': 'C',
  'user.sign_up_code_requested': 'E',
  'user.verified': 'U',
  'user.verification_failed': 'E',
  'user.signed_in': 'E',
  'user.sign_in_failed': 'E',
  'user.signed_out': 'E',
  'user.created': 'C',
  'user.updated': 'U',
  'user.role_changed': 'U',
  'user.deleted': 'D',
  'session.refreshed': 'E',
  'session.token_reused': 'E',
  'password.changed': 'U',
  'password.change_failed': 'E',
  'password.reset_requested': 'E',
  'password.reset_code_accepted': 'E',
  'password.reset_code_refused': 'E',
  'password.reset': 'U',
  'agenda.read': 'R',
  'client.created': 'C',
  'client.read': 'R',
  'client.changed': 'U',
  'client.joined': 'U',
  'client.parted': 'U',
  'client.removed': 'D',
  'clients.listed': 'R',
  'appointment.created': 'C',
  'appointment.deleted': 'D',
  'recording.started': 'C',
  'recording.finished': 'U',
  'recording.read': 'R',
  'recording.heard': 'R',
  'recording.hidden': 'D',
  'recording.deleted': 'D',
  'recording.retried': 'E',
  'recording.admin_reviewed': 'U',
  'recordings.listed': 'R',
  'transcript.read': 'R',
  'voices.read': 'R',
  'voices.changed': 'U',
  'own_voice.remembered': 'C',
  'own_voice.forgotten': 'D',
  'note.written': 'C',
  'note.read': 'R',
  'note.rewrite_requested': 'E',
  'note.saved': 'U',
  'note.reviewed': 'U',
  'note.reopened': 'U',
  'tasks.listed': 'R',
  'task.changed': 'U',
  'contact_request.received': 'C',
  'contact_request.changed': 'U',
  'contact_requests.listed': 'R',
} as const;
export type AuditEvent = keyof typeof auditEvents;

type Subject = {
  /** Whom or what it was done to; the one who did it when left out. */
  id?: string | undefined;
  /** The one who turned out to act, where the call itself carries no session yet. */
  user?: { id: string; first_name: string; last_name: string; role: Role } | undefined;
  outcome?: Outcome;
  /** Never a patient's data, never a secret: the trail is read by more people than the record. */
  detail?: Record<string, string | number | boolean>;
};

const isActor = (who: Visitor | Actor): who is Actor => 'session_id' in who;

export async function audit(
  db: Db,
  who: Visitor | Actor,
  event: AuditEvent,
  { id, user, outcome = 'success', detail }: Subject = {},
): Promise<void> {
  const acting = isActor(who) ? who : user;
  await db
    .insertInto('audit_log')
    .values({
      event_type_code: event,
      event_action_code: auditEvents[event],
      event_outcome_indicator: outcomes[outcome],
      user_id: acting?.id ?? null,
      alternate_user_id: isActor(who) ? who.session_id : null,
      user_name: acting ? `${acting.first_name} ${acting.last_name}` : null,
      role_id_code: acting?.role ?? 'unknown',
      network_access_point_id: who.address || null,
      participant_object_type_code_role: event.slice(0, event.indexOf('.')),
      participant_object_id_type_code: 'uuid',
      participant_object_id: id ?? acting?.id ?? null,
      participant_object_detail: JSON.stringify({ ...detail, request_id: who.request_id }),
    })
    .execute();
}
