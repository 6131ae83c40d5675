import type { JobHandler } from '../../jobs/handler.ts';
import { readFeed } from './read-feed.ts';

export const readFeedJob: JobHandler<'read-feed'> = {
  run: (services, { feed_id }, signal) => readFeed(services, feed_id, signal),
};
