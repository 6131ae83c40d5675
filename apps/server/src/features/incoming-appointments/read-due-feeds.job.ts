import type { JobHandler } from '../../jobs/handler.ts';
import { dueFeeds } from './feed-queries.ts';

export const readDueFeeds: JobHandler<'read-due-feeds'> = {
  async run({ db, enqueue }) {
    for (const { id } of await dueFeeds(db)) await enqueue(db, 'read-feed', { feed_id: id });
  },
};
