import {
  exportAccessLog,
  findAccessLogClients,
  listAccessLogUsers,
  listUnusualReads,
  readAccessLog,
} from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { sendLogOfClient } from './export.ts';
import { clients, lines, unusual, users } from './service.ts';

export const accessLogRoutes = [
  route(readAccessLog, async ({ services, actor, query }) => ({ data: await lines(services, actor, query) })),

  route(listAccessLogUsers, async ({ services, actor }) => ({ data: await users(services, actor) })),

  route(findAccessLogClients, async ({ services, actor, body }) => ({
    data: await clients(services, actor, body.search),
  })),

  route(exportAccessLog, async ({ services, actor, params, query, raw }) =>
    sendLogOfClient(services, actor, params.id, query, raw.reply),
  ),

  route(listUnusualReads, async ({ services, actor, query }) => ({
    data: await unusual(services, actor, query),
  })),
];
