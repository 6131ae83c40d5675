import * as contract from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { decide, decision } from './choice.ts';
import { leavingExample } from './consultation.ts';
import { found, modelsThere } from './look.ts';
import { list, pauseFetching, remove, startFetching } from './service.ts';
import { startTrial, stopTrial, trial } from './trial.ts';

export const languageModelRoutes = [
  route(contract.listLanguageModels, async ({ services }) => ({ data: await list(services) })),

  route(contract.fetchLanguageModel, async ({ services, actor, params }) => ({
    data: await startFetching(services, actor, params.name),
  })),

  route(contract.pauseLanguageModel, async ({ services, actor, params }) => ({
    data: await pauseFetching(services, actor, params.name),
  })),

  route(contract.removeLanguageModel, async ({ services, actor, params }) => ({
    data: await remove(services, actor, params.name),
  })),

  route(contract.getModelChoice, async ({ services }) => ({ data: await decision(services) })),

  route(contract.setModelChoice, async ({ services, actor, body }) => ({
    data: await decide(services, actor, body),
  })),

  route(contract.findModelServers, async ({ services }) => ({ data: await found(services) })),

  route(contract.listServerModels, async ({ services, actor, body }) => ({
    data: await modelsThere(services, actor, body),
  })),

  route(contract.tryModel, async ({ services, actor, body }) => ({
    data: await startTrial(services, actor, body),
  })),

  route(contract.getModelTrial, async ({ services, actor }) => ({ data: await trial(services, actor) })),

  route(contract.cancelModelTrial, async ({ services, actor }) => ({
    data: await stopTrial(services, actor),
  })),

  route(contract.getLeavingExample, async ({ query }) => ({ data: await leavingExample(query.language) })),
];
