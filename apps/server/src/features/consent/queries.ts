import type { Db } from '../../db/schema.ts';
import { type Scope, withinRecordings } from '../../policy.ts';

/** With the names of those who asked and who wrote down that it was taken back. */
export const findConsent = (db: Db, scope: Scope<'read_consent'>, id: string) =>
  db
    .selectFrom('recordings')
    .leftJoin('users as asker', 'asker.id', 'consent_asked_by')
    .leftJoin('users as withdrawer', 'withdrawer.id', 'consent_withdrawn_by')
    .select([
      'recordings.id',
      'clinician_id',
      'is_reviewed',
      'sound_removed_at',
      'consent_text',
      'consent_words',
      'consent_version',
      'consent_given_at',
      'consent_how',
      'consent_withdrawn_at',
      'asker.first_name as asker_first_name',
      'asker.last_name as asker_last_name',
      'withdrawer.first_name as withdrawer_first_name',
      'withdrawer.last_name as withdrawer_last_name',
    ])
    .where('recordings.id', '=', id)
    .where('is_recording_deleted', '=', false)
    .where('appointment_id', 'is not', null)
    .where(withinRecordings(scope))
    .executeTakeFirst();

export type ConsentRow = NonNullable<Awaited<ReturnType<typeof findConsent>>>;
