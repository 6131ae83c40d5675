import { listAccessLogUsers, readAccessLog } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { lines, users } from './service.ts';

export const accessLogRoutes = [
  route(readAccessLog, async ({ services, actor, query }) => ({ data: await lines(services, actor, query) })),

  route(listAccessLogUsers, async ({ services, actor }) => ({ data: await users(services, actor) })),
];
