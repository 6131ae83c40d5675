/** Tells the pages of a clinician that something of theirs changed. Ids only: pages ask for the rest. */
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

export const CHANNEL = 'noteer_changes';

/** Sent beside the changes and never to a page: a session of that user is over, and so is what listens in it. */
export type SessionEnd = { clinician_id: string; kind: 'session_ended'; id: string };

export type Change = {
  clinician_id: string;
  kind: 'appointment' | 'recording' | 'transcript' | 'voices' | 'note' | 'task' | 'own_voice';
  /** Of the recording; of the appointment, the task or the clinician where it is about that. */
  id: string;
};

/** Sent with the transaction: whoever hears of a change finds it there. */
export async function announce(db: Db, change: Change | SessionEnd): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`.execute(db);
}
