/** Tells the pages of a clinician that something of theirs changed. Ids only: pages ask for the rest. */
import type * as contract from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

export const CHANNEL = 'noteer_changes';

/** Whose pages hear it, and what they hear. */
export type Change = contract.Change & { clinician_id: string };

/** Sent beside the changes and never to a page: a session of that user is over, and so is what listens in it. */
export type SessionEnd = { clinician_id: string; kind: 'session_ended'; id: string };

/** For the processes alone: each reads anew what the institution decided. */
export type InstitutionChange = { kind: 'institution_changed' };

/** Sent with the transaction: whoever hears of a change finds it there. */
export async function announce(db: Db, change: Change | SessionEnd | InstitutionChange): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`.execute(db);
}
