import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import { closeAbandoned } from './left-behind.ts';
import { abandonedRecordings } from './queries.ts';

/** As many as one run takes: the rest is for the next hour. */
const AT_MOST = 100;

/** A laptop that was lost or stolen never says that the consultation is over: after a day its note is written without it. */
export const finishAbandoned: JobHandler<'finish-abandoned'> = {
  async run(services, _payload, signal) {
    const { db, settings } = services;
    const hours = settings.FINISH_ABANDONED_HOURS;
    for (const { id } of await abandonedRecordings(db, ofTheSystem, hours, AT_MOST)) {
      if (signal.aborted) return;
      await closeAbandoned(services, id);
    }
  },
};
