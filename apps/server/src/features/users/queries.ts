import type { Language, Role, UserListItem } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';

export const columns = [
  ...(['id', 'email', 'first_name', 'last_name', 'role', 'profession', 'usual_setting', 'team'] as const),
  ...(['may_sign_alone', 'supervisor_id'] as const),
  sql<boolean>`totp_confirmed_at is not null`.as('has_authenticator'),
];

export const allUsers = (db: Db, _scope: Scope<'list_users'>) =>
  db
    .selectFrom('users')
    .select(columns)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();

export type UserRow = Awaited<ReturnType<typeof allUsers>>[number];

type NewUser = {
  email: string;
  first_name: string;
  last_name: string;
  gender: 'male' | 'female' | 'other';
  language: Language;
  role: Role;
  password_hash: string;
};

/** Verified from the start: the administrator vouches for the address. */
export const insertUser = (db: Db, _scope: Scope<'add_user'>, user: NewUser) =>
  db
    .insertInto('users')
    .values({ ...user, email_verified_at: sql`now()` })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Held until the end of the transaction. Undefined when there is no such account. */
export const holdUser = (db: Db, _scope: Scope<'change_role'>, id: string) =>
  db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const setRole = (db: Db, _scope: Scope<'change_role'>, id: string, role: Role) =>
  db.updateTable('users').set({ role }).where('id', '=', id).execute();

/** Undefined when there is no such account. */
export const updateProfession = (
  db: Db,
  _scope: Scope<'set_profession'>,
  id: string,
  {
    team,
    ...said
  }: Pick<UserListItem, 'profession' | 'usual_setting'> & { team?: string | null | undefined },
) =>
  db
    .updateTable('users')
    .set({ ...said, ...(team !== undefined && { team }) })
    .where('id', '=', id)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
