import { addCover, endCover, listCovered, listCovers } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { add, end, list, toReview } from './service.ts';

export const coverRoutes = [
  route(listCovers, async ({ services, actor }) => ({ data: await list(services, actor) })),
  route(addCover, async ({ services, actor, body }) => ({ data: await add(services, actor, body) })),
  route(endCover, async ({ services, actor, params }) => {
    await end(services, actor, params.id);
    return { message: 'Cover ended' };
  }),
  route(listCovered, async ({ services, actor }) => ({ data: await toReview(services, actor) })),
];
