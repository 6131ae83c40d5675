import { sql } from 'kysely';
import { system } from '../../actor.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { destroy } from './service.ts';

/** As many as one run takes: the rest is for the next hour. */
const AT_MOST = 500;

/** What a clinician deleted can be brought back for some days; after that it is gone with its key. */
export const removeHidden: JobHandler<'remove-hidden'> = {
  async run(services, _payload, signal) {
    const { db, settings } = services;
    const expired = await db
      .selectFrom('recordings')
      .select('id')
      .where('is_recording_deleted', '=', true)
      .where('hidden_at', '<', sql<Date>`now() - make_interval(days => ${settings.KEEP_HIDDEN_DAYS})`)
      .orderBy('hidden_at')
      .limit(AT_MOST)
      .execute();
    for (const { id } of expired) {
      if (signal.aborted) return;
      await destroy(services, system, id);
    }
  },
};
