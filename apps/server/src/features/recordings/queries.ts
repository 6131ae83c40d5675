import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/schema.ts';

type Filter = {
  date?: string | undefined;
  is_reviewed?: boolean | undefined;
  limit: number;
  before?: string | undefined;
};

/** One's own, newest first. A superuser who asks for a date gets everyone's of that date. */
export function recordingsFor(db: Db, actor: Actor, { date, is_reviewed, limit, before }: Filter) {
  const isAdminList = actor.is_superuser && date !== undefined;
  return db
    .selectFrom('recordings')
    .selectAll('recordings')
    .where('is_recording_deleted', '=', false)
    .where('appointment_id', 'is not', null)
    .$if(!isAdminList, (query) => query.where('recordings.clinician_id', '=', actor.id))
    .$if(is_reviewed !== undefined, (query) => query.where('is_reviewed', '=', is_reviewed as boolean))
    .$if(before !== undefined, (query) =>
      query.where('recordings.created_at', '<', new Date(before as string)),
    )
    .$if(date !== undefined, (query) =>
      query
        .innerJoin('appointments', 'appointments.id', 'recordings.appointment_id')
        .where('appointment_time', '>=', sql<Date>`${date}::date at time zone 'UTC'`)
        .where('appointment_time', '<', sql<Date>`(${date}::date + 1) at time zone 'UTC'`),
    )
    .orderBy('recordings.created_at', 'desc')
    .limit(limit)
    .execute();
}

export const piecesFrom = (db: Db, recording_id: string, seq: number) =>
  db
    .selectFrom('transcript_pieces')
    .selectAll()
    .where('recording_id', '=', recording_id)
    .where('seq', '>=', seq)
    .orderBy('seq')
    .execute();
