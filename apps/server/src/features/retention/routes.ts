import { getRetention, releaseHold, setHold } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { hold, release, retention } from './service.ts';

export const retentionRoutes = [
  route(getRetention, async ({ services, actor }) => ({ data: await retention(services, actor) })),

  route(setHold, async ({ services, actor, body }) => ({ data: await hold(services, actor, body) })),

  route(releaseHold, async ({ services, actor, params }) => {
    await release(services, actor, params.id);
    return { message: 'Hold released' };
  }),
];
