import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import { unreadPapers } from './queries.ts';

/** As many as are asked for at once; the next minute asks for more. */
const AT_MOST = 100;

export const catchUpFindings: JobHandler<'catch-up-findings'> = {
  async run({ db, enqueue }, _payload, signal) {
    for (const { recording_id, attachment_id } of await unreadPapers(db, ofTheSystem, AT_MOST)) {
      if (signal.aborted) return;
      if (recording_id) await enqueue(db, 'read-note-findings', { recording_id });
      if (attachment_id) await enqueue(db, 'read-attachment-findings', { attachment_id });
    }
  },
};
