import type { JobHandler } from '../../jobs/handler.ts';
import { isWanted } from './queries.ts';

/** Safe to run twice. Where somebody asked for it again meanwhile it stays. */
export const removeModel: JobHandler<'remove-model'> = {
  async run({ db, engines }, { name }, signal) {
    if (!(await isWanted(db, name))) await engines.shelf.remove(name, signal);
  },
};
