import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/schema.ts';

const columns = ['id', 'email', 'first_name', 'last_name', 'is_superuser'] as const;

/** The actor is a superuser, or could not have got here; asking for one keeps it so. */
export const allUsers = (db: Db, _actor: Actor) =>
  db
    .selectFrom('users')
    .select(columns)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();

export type NewUser = {
  email: string;
  first_name: string;
  last_name: string;
  gender: 'male' | 'female' | 'other';
  password_hash: string;
};

/** Verified from the start: the administrator vouches for the address. */
export const insertUser = (db: Db, _actor: Actor, user: NewUser) =>
  db
    .insertInto('users')
    .values({ ...user, email_verified_at: sql`now()` })
    .returning(columns)
    .executeTakeFirstOrThrow();
