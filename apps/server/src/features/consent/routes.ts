import { getConsent, withdrawConsent } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { look, withdraw } from './service.ts';

export const consentRoutes = [
  route(getConsent, async ({ services, actor, params }) => ({
    data: await look(services, actor, params.id),
  })),

  route(withdrawConsent, async ({ services, actor, params }) => ({
    data: { note: await withdraw(services, actor, params.id) },
  })),
];
