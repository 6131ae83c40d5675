import {
  changeClient,
  createClient,
  getClient,
  joinClient,
  listClients,
  partClient,
  removeClient,
  searchClients,
} from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { change, create, join, list, look, part, remove } from './service.ts';

export const clientRoutes = [
  route(listClients, async ({ services, actor, query }) => ({ data: await list(services, actor, query) })),
  route(searchClients, async ({ services, actor, body }) => ({ data: await list(services, actor, body) })),
  route(getClient, async ({ services, actor, params }) => ({ data: await look(services, actor, params.id) })),
  route(createClient, async ({ services, actor, body }) => ({ data: await create(services, actor, body) })),

  route(changeClient, async ({ services, actor, params, body }) => ({
    data: await change(services, actor, params.id, body),
  })),

  route(removeClient, async ({ services, actor, params }) => {
    await remove(services, actor, params.id);
    return { message: 'Client removed' };
  }),

  route(joinClient, async ({ services, actor, params, body }) => ({
    data: await join(services, actor, params.id, body.into),
  })),

  route(partClient, async ({ services, actor, params }) => ({
    data: await part(services, actor, params.id),
  })),
];
