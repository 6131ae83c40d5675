import { changeDismissed, listDismissed } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { dismissed, weigh } from './service.ts';

export const pointRoutes = [
  route(listDismissed, async ({ services, actor, params }) => ({
    data: await dismissed(services, actor, params.id),
  })),

  route(changeDismissed, async ({ services, actor, params, body }) => ({
    data: await weigh(services, actor, params.id, body),
  })),
];
