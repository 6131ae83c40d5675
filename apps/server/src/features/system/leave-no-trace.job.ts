import { rewriteTables } from '../../db/no-trace.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { rewrittenAfterErasing } from '../../sealed-columns.ts';

/**
 * Names, agendas and what was made of several papers are sealed with the master key, which stays: what was erased of them must
 * not be found in the files of the database. At night, and after a client was erased.
 */
export const leaveNoTrace: JobHandler<'leave-no-trace'> = {
  run: ({ db }) => rewriteTables(db, rewrittenAfterErasing()),
};
