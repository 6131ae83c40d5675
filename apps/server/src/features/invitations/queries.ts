import type { Language, Role } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';

/** Long enough for a holiday at either end of a week. */
const LIFETIME_DAYS = 7;

const columns = [
  'invitations.id',
  'invitations.email',
  'invitations.role',
  'invitations.language',
  'invitations.created_at',
  'invitations.expires_at',
] as const;

const openInvitations = (db: Db) =>
  db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .select(columns)
    .select(sql<string>`users.first_name || ' ' || users.last_name`.as('invited_by'))
    .select(sql<boolean>`invitations.expires_at <= now()`.as('is_expired'))
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null);

export const waitingInvitations = (db: Db, _scope: Scope<'add_user'>) =>
  openInvitations(db).orderBy('invitations.created_at', 'desc').execute();

export const findWaiting = (db: Db, id: string) =>
  openInvitations(db).where('invitations.id', '=', id).executeTakeFirst();

type NewInvitation = { email: string; role: Role; language: Language; invited_by: string };

/** One address has one invitation: the later one counts. */
export async function putInvitation(db: Db, _scope: Scope<'add_user'>, invitation: NewInvitation) {
  const values = {
    ...invitation,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(days => ${LIFETIME_DAYS})`,
  };
  const { id } = await db
    .insertInto('invitations')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .where('accepted_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .doUpdateSet(values),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when there is none that waits. */
export async function markWithdrawn(db: Db, _scope: Scope<'add_user'>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ withdrawn_at: sql`now()` })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
