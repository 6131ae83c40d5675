import {
  exportInstitution,
  getInstitution,
  getLogo,
  importInstitution,
  previewInstitutionFile,
  putLogo,
  setInstitution,
} from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { exported, preview, takeOver } from './file.ts';
import { bringLogo, logo } from './logo.ts';
import { decide, institution } from './service.ts';

export const institutionRoutes = [
  route(getInstitution, async ({ services, actor }) => ({ data: await institution(services, actor) })),

  route(setInstitution, async ({ services, actor, body }) => ({ data: await decide(services, actor, body) })),

  route(putLogo, async ({ services, actor, body }) => ({ data: await bringLogo(services, actor, body) })),

  route(getLogo, async ({ services, actor, params, raw: { reply } }) => {
    const png = await logo(services, actor, params.logo);
    return reply
      .header('cache-control', 'private, max-age=86400, immutable')
      .type('image/png')
      .send(png) as never;
  }),

  route(exportInstitution, async ({ services, actor }) => ({ data: await exported(services, actor) })),

  route(previewInstitutionFile, async ({ services, actor, body }) => ({
    data: await preview(services, actor, body),
  })),

  route(importInstitution, async ({ services, actor, body }) => ({
    data: await takeOver(services, actor, body.file, body.version),
  })),
];
