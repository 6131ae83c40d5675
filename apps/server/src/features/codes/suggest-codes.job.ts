import { currentLists } from '../../consultations/coding/lists-of-day.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { suggestAgain } from './suggest-again.ts';

/** Safe to run twice: what was made on the lists of now is left as it is. */
export const suggestCodes: JobHandler<'suggest-codes'> = {
  async run(services, { recording_id }) {
    await suggestAgain(services, await currentLists(services.db), recording_id);
  },
};
