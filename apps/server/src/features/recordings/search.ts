/** Looking for one's own recordings: by client, period and how far they are. */
import type { Received, Recording, RecordingStatus, searchRecordings } from '@noteer/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { fits } from '../../consultations/client-index.ts';
import { presentRecordings } from '../../consultations/look.ts';
import type { Db } from '../../db/schema.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';

type Asked = Received<typeof searchRecordings>['body'];

const isAt: Record<RecordingStatus, RawBuilder<boolean>> = {
  processing: sql`(not is_reviewed and stage not in ('done', 'failed'))`,
  to_review: sql`(not is_reviewed and stage = 'done')`,
  reviewed: sql`is_reviewed`,
  failed: sql`(not is_reviewed and stage = 'failed')`,
};

/** Newest first; `who` is asked of `part.id`, so that one who was joined is found by what they were called before. */
const recordingsThat = (
  db: Db,
  scope: Scope<'list_consultations'>,
  { from, to, status, is_reviewed, limit, after }: Asked,
  who: RawBuilder<boolean> | undefined,
) =>
  db
    .selectFrom('recordings')
    .innerJoin('appointments', 'appointments.id', 'recordings.appointment_id')
    .innerJoin('clients', 'clients.id', 'appointments.client_id')
    .selectAll('recordings')
    .where('is_recording_deleted', '=', false)
    .where('recordings.clinician_id', '=', scope.user_id)
    .$if(who !== undefined, (query) =>
      query.where(
        sql<boolean>`clients.current_id in (select part.current_id from clients part where ${who})`,
      ),
    )
    .$if(from !== undefined, (query) =>
      query.where('appointment_time', '>=', sql<Date>`${from}::date at time zone 'UTC'`),
    )
    .$if(to !== undefined, (query) =>
      query.where('appointment_time', '<', sql<Date>`(${to}::date + 1) at time zone 'UTC'`),
    )
    .$if(is_reviewed !== undefined, (query) => query.where('is_reviewed', '=', is_reviewed as boolean))
    .$if(status !== undefined, (query) => query.where(isAt[status as RecordingStatus]))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(recordings.created_at, recordings.id) < (select created_at, id from recordings where id = ${after})`,
      ),
    )
    .orderBy('recordings.created_at', 'desc')
    .orderBy('recordings.id', 'desc')
    .limit(limit)
    .execute();

export async function search(services: Services, actor: Actor, asked: Asked): Promise<Recording[]> {
  const scope = scopeOf(actor, 'list_consultations');
  const who = asked.search ? fits(services.sealing, 'part.id', asked.search) : undefined;
  // Signs alone are nobody's name.
  if (asked.search && !who) return [];
  const rows = await recordingsThat(services.db, scope, asked, who);
  return presentRecordings(services, actor, scope, rows);
}
