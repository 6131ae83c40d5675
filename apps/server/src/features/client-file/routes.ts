import { getClientFile, getFileNote, getTimeline, searchClientFile } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { search } from './search.ts';
import { file, note, timeline } from './service.ts';

export const clientFileRoutes = [
  route(getClientFile, async ({ services, actor, params, query }) => ({
    data: await file(services, actor, params.id, query.language),
  })),

  route(getTimeline, async ({ services, actor, params, query }) => ({
    data: await timeline(services, actor, params.id, query),
  })),

  route(getFileNote, async ({ services, actor, params }) => ({
    data: await note(services, actor, params.id),
  })),

  route(searchClientFile, async ({ services, actor, params, body }) => ({
    data: await search(services, actor, params.id, body),
  })),
];
