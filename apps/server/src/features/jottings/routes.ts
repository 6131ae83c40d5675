import { listJottings, putJottings } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { keep, list } from './service.ts';

export const jottingRoutes = [
  route(putJottings, async ({ services, actor, ...sent }) => ({ data: await keep(services, actor, sent) })),

  route(listJottings, async ({ services, actor, params }) => ({
    data: await list(services, actor, params.id),
  })),
];
