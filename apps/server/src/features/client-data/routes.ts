import { eraseClient, exportClient, getCertificate, getHoldings, listErasures } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { erase } from './erase.ts';
import { sendExport } from './export.ts';
import { erasures, holdings, sendCertificate } from './service.ts';

export const clientDataRoutes = [
  route(getHoldings, async ({ services, actor, params }) => ({
    data: await holdings(services, actor, params.id),
  })),

  route(exportClient, async ({ services, actor, params, raw }) =>
    sendExport(services, actor, params.id, raw.reply),
  ),

  route(eraseClient, async ({ services, actor, params, body }) => ({
    data: await erase(services, actor, params.id, body.typed_name),
  })),

  route(listErasures, async ({ services, actor }) => ({ data: await erasures(services, actor) })),

  route(getCertificate, async ({ services, actor, params, query, raw }) =>
    sendCertificate(services, actor, params.id, query.format, raw.reply),
  ),
];
