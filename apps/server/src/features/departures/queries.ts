import type { Db } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';

type Reading = Scope<'read_departures'>;

/** The newest first. */
const MOST = 50;

export const lastDepartures = (db: Db, _scope: Reading) =>
  db
    .selectFrom('departures')
    .select(['id', 'left_at', 'engine', 'recording_id', 'what', 'pieces', 'replaced'])
    .orderBy('left_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();

/** The last text of this recording that left, with what opens it. */
export const lastTextOf = (db: Db, _scope: Reading, recording_id: string) =>
  db
    .selectFrom('departures')
    .innerJoin('recordings', 'recordings.id', 'departures.recording_id')
    .select(['departures.id', 'departures.body', 'recordings.id as recording_id', 'recordings.data_key'])
    .where('departures.recording_id', '=', recording_id)
    .where('departures.what', '=', 'text')
    .where('recordings.is_recording_deleted', '=', false)
    .orderBy('departures.left_at', 'desc')
    .limit(1)
    .executeTakeFirst();
