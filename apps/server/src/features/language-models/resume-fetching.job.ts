import type { JobHandler } from '../../jobs/handler.ts';
import { wantedModels } from './queries.ts';

/** A job that is waiting or under way already is not asked for twice. */
export const resumeFetching: JobHandler<'resume-fetching'> = {
  async run({ db, enqueue }) {
    for (const name of await wantedModels(db)) await enqueue(db, 'fetch-model', { name });
  },
};
