import {
  createTemplate,
  discardTemplateDraft,
  getTemplateVersion,
  listOwnTemplates,
  listTemplateDefaults,
  publishTemplate,
  retireTemplate,
  saveTemplate,
  setTemplateDefault,
} from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { defaults, setDefault } from './defaults.ts';
import { create, discard, list, publish, retire, save, version } from './service.ts';

export const templateRoutes = [
  route(listOwnTemplates, async ({ services, actor }) => ({ data: await list(services, actor) })),

  route(createTemplate, async ({ services, actor, body }) => ({ data: await create(services, actor, body) })),

  route(saveTemplate, async ({ services, actor, params, body }) => ({
    data: await save(services, actor, params.id, body),
  })),

  route(discardTemplateDraft, async ({ services, actor, params }) => {
    await discard(services, actor, params.id);
    return { message: 'Draft discarded.' };
  }),

  route(publishTemplate, async ({ services, actor, params, body }) => ({
    data: await publish(services, actor, params.id, body.saves),
  })),

  route(retireTemplate, async ({ services, actor, params }) => ({
    data: await retire(services, actor, params.id),
  })),

  route(listTemplateDefaults, async ({ services, actor }) => ({ data: await defaults(services, actor) })),

  route(setTemplateDefault, async ({ services, actor, body }) => ({
    data: await setDefault(services, actor, body),
  })),

  route(getTemplateVersion, async ({ services, actor, params, query }) => ({
    data: await version(services, actor, params.id, query.number),
  })),
];
