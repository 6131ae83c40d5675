import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema.ts';
import { type Scope, withinRecording, withinRecordings } from '../../policy.ts';

/** More than anybody lets wait. */
const AT_MOST = 200;

const nameOf = (user: string) =>
  sql<string>`${sql.ref(`${user}.first_name`)} || ' ' || ${sql.ref(`${user}.last_name`)}`;

/** By the request that waits: the newest one. */
export const waiting = (db: Db, scope: Scope<'cosign_note'>) =>
  db
    .selectFrom('recordings')
    .innerJoin('appointments', 'appointments.id', 'recordings.appointment_id')
    .innerJoin('clients as part', 'part.id', 'appointments.client_id')
    .innerJoin('clients', 'clients.id', 'part.current_id')
    .innerJoin('users as author', 'author.id', 'recordings.signed_by')
    .innerJoin('users as cosigner', 'cosigner.id', 'recordings.cosigner_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('note_steps')
          .select('note_steps.created_at as asked_at')
          .whereRef('note_steps.recording_id', '=', 'recordings.id')
          .where('kind', '=', 'cosign_asked')
          .orderBy('note_steps.created_at', 'desc')
          .limit(1)
          .as('asked'),
      (join) => join.onTrue(),
    )
    .select([
      'recordings.id',
      'recordings.cosigner_id',
      'asked_at',
      'appointments.appointment_time',
      'clients.id as current_client_id',
      'clients.first_name as client_first_name',
      'clients.last_name as client_last_name',
      nameOf('author').as('asked_by_name'),
      nameOf('cosigner').as('cosigner_name'),
    ])
    .where('is_cosign_asked', '=', true)
    .where('is_recording_deleted', '=', false)
    .where('appointments.deleted_at', 'is', null)
    .where(withinRecordings(scope))
    .orderBy('asked_at')
    .orderBy('recordings.id')
    .limit(AT_MOST)
    .execute();

/** The request that waits; undefined when none does. */
export const openRequest = (tx: Tx, scope: Scope<'cosign_note'>, recording_id: string) =>
  tx
    .selectFrom('note_steps')
    .select('id')
    .where('recording_id', '=', recording_id)
    .where('kind', 'in', ['cosign_asked', 'cosign_passed_on'])
    .where(withinRecording(scope, 'note_steps.recording_id'))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function insertComments(
  tx: Tx,
  _scope: Scope<'cosign_note'>,
  rows: {
    id: string;
    step_id: string;
    recording_id: string;
    place: number;
    sentence: Buffer;
    text: Buffer;
  }[],
): Promise<void> {
  await tx.insertInto('note_comments').values(rows).execute();
}

export const stepsOf = (db: Db, scope: Scope<'read_note'>, recording_id: string) =>
  db
    .selectFrom('note_steps')
    .innerJoin('users as doer', 'doer.id', 'note_steps.done_by')
    .leftJoin('users as absent', 'absent.id', 'note_steps.on_behalf_of')
    .leftJoin('users as supervisor', 'supervisor.id', 'note_steps.asked_of')
    .select(['note_steps.id', 'kind', 'reason', 'note_steps.created_at'])
    .select([
      nameOf('doer').as('done_by_name'),
      sql<string | null>`absent.first_name || ' ' || absent.last_name`.as('on_behalf_of_name'),
      sql<string | null>`supervisor.first_name || ' ' || supervisor.last_name`.as('asked_of_name'),
    ])
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'note_steps.recording_id'))
    .orderBy('note_steps.created_at', 'desc')
    .orderBy('note_steps.id')
    .execute();

export const commentsOf = (db: Db, scope: Scope<'read_note'>, recording_id: string) =>
  db
    .selectFrom('note_comments')
    .select(['id', 'step_id', 'sentence', 'text'])
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'note_comments.recording_id'))
    .orderBy('place')
    .execute();

export const ownSigning = (db: Db, scope: Scope<'finish_note'>) =>
  db
    .selectFrom('users')
    .leftJoin('users as supervisor', 'supervisor.id', 'users.supervisor_id')
    .select([
      'users.may_sign_alone',
      sql<string | null>`supervisor.first_name || ' ' || supervisor.last_name`.as('supervisor_name'),
    ])
    .where('users.id', '=', scope.user_id)
    .executeTakeFirstOrThrow();
