import { fetchLanguageModel, listLanguageModels, pauseLanguageModel } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { list, pauseFetching, startFetching } from './service.ts';

export const languageModelRoutes = [
  route(listLanguageModels, async ({ services }) => ({ data: await list(services) })),

  route(fetchLanguageModel, async ({ services, actor, params }) => ({
    data: await startFetching(services, actor, params.name),
  })),

  route(pauseLanguageModel, async ({ services, actor, params }) => ({
    data: await pauseFetching(services, actor, params.name),
  })),
];
