import { currentLists } from '../../consultations/coding/lists-of-day.ts';
import { outdated } from '../../consultations/coding/suggested.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import { suggestAgain } from './suggest-again.ts';

/** A large house after a new list is done in some minutes, and nobody waits behind it meanwhile. */
const AT_MOST = 2_000;

export const suggestCodesAnew: JobHandler<'suggest-codes-anew'> = {
  async run(services, _payload, signal) {
    const lists = await currentLists(services.db);
    for (const recording_id of await outdated(services.db, ofTheSystem, lists.made_on, AT_MOST)) {
      if (signal.aborted) return;
      await suggestAgain(services, lists, recording_id);
    }
  },
};
