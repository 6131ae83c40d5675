import type { JobHandler } from '../../jobs/handler.ts';
import { dueFeeds, removeFeedsOfNobody } from './feed-queries.ts';

export const readDueFeeds: JobHandler<'read-due-feeds'> = {
  async run({ db, enqueue }) {
    await db.transaction().execute(removeFeedsOfNobody);
    for (const { id } of await dueFeeds(db)) await enqueue(db, 'read-feed', { feed_id: id });
  },
};
