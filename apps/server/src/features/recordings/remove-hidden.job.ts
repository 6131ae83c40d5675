import { system } from '../../actor.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import { hiddenLongAgo } from './queries.ts';
import { destroy } from './service.ts';

/** As many as one run takes: the rest is for the next hour. */
const AT_MOST = 500;

/** What a clinician deleted can be brought back for some days; after that it is gone with its key. */
export const removeHidden: JobHandler<'remove-hidden'> = {
  async run(services, _payload, signal) {
    const { db, settings } = services;
    const expired = await hiddenLongAgo(db, ofTheSystem, settings.KEEP_HIDDEN_DAYS, AT_MOST);
    for (const { id } of expired) {
      if (signal.aborted) return;
      await destroy(services, system, id);
    }
  },
};
