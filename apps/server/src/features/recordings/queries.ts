import { SAMPLE_RATE } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { type Scope, within, withinRecording } from '../../policy.ts';

type Listing = Scope<'list_consultations'>;

type Filter = {
  date?: string | undefined;
  is_reviewed?: boolean | undefined;
  appointment?: string | undefined;
  limit: number;
  after?: string | undefined;
};

const recordings = (db: Db, { is_reviewed, appointment }: Filter) =>
  db
    .selectFrom('recordings')
    .selectAll('recordings')
    .where('is_recording_deleted', '=', false)
    .where('appointment_id', 'is not', null)
    .$if(is_reviewed !== undefined, (query) => query.where('is_reviewed', '=', is_reviewed as boolean))
    .$if(appointment !== undefined, (query) => query.where('appointment_id', '=', appointment as string));

/** One's own, newest first. */
const ownRecordings = (db: Db, scope: Listing, filter: Filter) =>
  recordings(db, filter)
    .where('clinician_id', '=', scope.user_id)
    .$if(filter.after !== undefined, (query) =>
      query.where(
        sql<boolean>`(recordings.created_at, recordings.id) < (select created_at, id from recordings where id = ${filter.after})`,
      ),
    )
    .orderBy('recordings.created_at', 'desc')
    .orderBy('recordings.id', 'desc')
    .limit(filter.limit)
    .execute();

/** Of a date, in the order of the day. */
const recordingsOfDate = (db: Db, scope: Listing, date: string, filter: Filter) =>
  recordings(db, filter)
    .innerJoin('appointments', 'appointments.id', 'recordings.appointment_id')
    .where('appointments.deleted_at', 'is', null)
    .where('appointment_time', '>=', sql<Date>`${date}::date at time zone 'UTC'`)
    .where('appointment_time', '<', sql<Date>`(${date}::date + 1) at time zone 'UTC'`)
    .where(within(scope, 'appointments.clinician_id'))
    .$if(filter.after !== undefined, (query) =>
      query.where(
        sql<boolean>`(appointment_time, recordings.id) > (select a.appointment_time, r.id from recordings r join appointments a on a.id = r.appointment_id where r.id = ${filter.after})`,
      ),
    )
    .orderBy('appointment_time')
    .orderBy('recordings.id')
    .limit(filter.limit)
    .execute();

export const recordingsFor = (db: Db, scope: Listing, filter: Filter) =>
  filter.date === undefined
    ? ownRecordings(db, scope, filter)
    : recordingsOfDate(db, scope, filter.date, filter);

export const piecesFrom = (db: Db, scope: Scope<'read_transcript'>, recording_id: string, seq: number) =>
  db
    .selectFrom('transcript_pieces')
    .selectAll()
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'recording_id'))
    .where('seq', '>=', seq)
    .orderBy('seq')
    .execute();

/** A minute behind is what an engine that keeps up may be. */
const BEHIND_SAMPLES = 60 * SAMPLE_RATE;

/** Recordings that have to wait to be heard, and how much of them. */
export async function waitingToBeHeard(
  db: Db,
  _scope: Scope<'read_engines'>,
): Promise<{ recordings: number; minutes: number }> {
  const { rows } = await sql<{ recordings: string; samples: string | null }>`
    select count(*) as recordings, sum(behind) as samples from (
      select coalesce(r.samples, (select sum(c.samples) from recording_chunks c where c.recording_id = r.id), 0)
        - r.transcribed_samples as behind
      from recordings r
      where r.stage in ('capturing', 'transcribing') and not r.is_recording_deleted
    ) waiting where behind > ${BEHIND_SAMPLES}`.execute(db);
  const [row] = rows;
  return {
    recordings: Number(row?.recordings ?? 0),
    minutes: Math.round(Number(row?.samples ?? 0) / SAMPLE_RATE / 60),
  };
}

export const gapsOf = (db: Db, scope: Scope<'hear_sound'>, recording_id: string) =>
  db
    .selectFrom('recording_gaps')
    .select(['from_sample', 'samples', 'kind'])
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'recording_id'))
    .orderBy('from_sample')
    .execute();
