import { changeSnippet, createSnippet, listSnippets, removeSnippet } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { change, create, list, remove } from './service.ts';

export const snippetRoutes = [
  route(listSnippets, async ({ services, actor }) => ({ data: await list(services, actor) })),

  route(createSnippet, async ({ services, actor, body }) => ({ data: await create(services, actor, body) })),

  route(changeSnippet, async ({ services, actor, params, body }) => ({
    data: await change(services, actor, params.id, body),
  })),

  route(removeSnippet, async ({ services, actor, params }) => {
    await remove(services, actor, params.id);
    return { message: 'Removed.' };
  }),
];
