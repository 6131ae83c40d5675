import type { JobHandler } from '../../jobs/handler.ts';
import { writeHead } from '../../trail/heads.ts';

/** Tried again as every job is: a syslog or webhook that is down for an hour is told later. */
export const writeHeadOfLog: JobHandler<'write-head-of-log'> = {
  async run(services) {
    await writeHead(services);
  },
};
