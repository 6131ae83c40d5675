import { rewriteTables, smallOnes } from '../../db/no-trace.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { rewrittenAfterErasing } from '../../sealed-columns.ts';

/**
 * Names, agendas and what was made of several papers are sealed with the master key, which stays: what was erased of them must
 * not be found in the files of the database. After a client was erased, the tables with which that is done at once; at night, all.
 */
export const leaveNoTrace: JobHandler<'leave-no-trace'> = {
  async run({ db }, { tables }) {
    const all = rewrittenAfterErasing();
    await rewriteTables(db, tables === 'small' ? await smallOnes(db, all) : all);
  },
};
