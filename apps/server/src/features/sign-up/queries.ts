import type { Role } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

type Applicant = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  gender: 'male' | 'female';
  language: 'nl' | 'en';
  password_hash: string;
  totp_secret: Buffer;
};

export const addApplicant = (db: Db, applicant: Applicant) =>
  db.insertInto('users').values(applicant).execute();

/** The sign-up that is meant, else the newest one of this address. Never an account. */
export const findApplicant = (db: Db, email: string, id: string | undefined) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findApplicantById = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'language'])
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const markVerified = (db: Db, id: string, role: Role) =>
  db.updateTable('users').set({ email_verified_at: sql`now()`, role }).where('id', '=', id).execute();

/** False when it was withdrawn, or accepted, a moment ago. */
export async function acceptInvitation(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ accepted_at: sql`now()` })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Once a mailbox is proven, other sign-ups with its address have no further use. */
export const dropOtherApplicants = (db: Db, email: string) =>
  db.deleteFrom('users').where('email', '=', email).where('email_verified_at', 'is', null).execute();
