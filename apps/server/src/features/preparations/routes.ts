import { getFilePoints, getPreparation, getSinceLastTime, makePreparation } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { points } from './points.ts';
import { look } from './service.ts';
import { since } from './since.ts';

export const preparationRoutes = [
  route(getPreparation, async ({ services, actor, params }) => ({
    data: await look(services, actor, params.id),
  })),

  route(makePreparation, async ({ services, actor, params }) => ({
    data: await look(services, actor, params.id, { isAnew: true }),
  })),

  route(getSinceLastTime, async ({ services, actor, params }) => ({
    data: await since(services, actor, params.id),
  })),

  route(getFilePoints, async ({ services, actor, params }) => ({
    data: await points(services, actor, params.id),
  })),
];
