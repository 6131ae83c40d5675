import { changeTask, listTasks } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { change, list } from './service.ts';

export const taskRoutes = [
  route(listTasks, async ({ services, actor, query }) => ({ data: await list(services, actor, query) })),
  route(changeTask, async ({ services, actor, params, body }) => ({
    data: await change(services, actor, params.id, body),
  })),
];
