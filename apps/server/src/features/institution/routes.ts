import { getInstitution, setInstitution } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { decide, institution } from './service.ts';

export const institutionRoutes = [
  route(getInstitution, async ({ services, actor }) => ({ data: await institution(services, actor) })),

  route(setInstitution, async ({ services, actor, body }) => ({ data: await decide(services, actor, body) })),
];
