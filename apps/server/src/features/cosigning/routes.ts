import { cosignNote, getOwnSigning, listNoteSteps, listToCosign, returnNote } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { cosign, giveBack, own, steps, toCosign } from './service.ts';

export const cosigningRoutes = [
  route(listToCosign, async ({ services, actor }) => ({ data: await toCosign(services, actor) })),
  route(getOwnSigning, async ({ services, actor }) => ({ data: await own(services, actor) })),
  route(listNoteSteps, async ({ services, actor, params }) => ({
    data: await steps(services, actor, params.id),
  })),
  route(cosignNote, async ({ services, actor, params, body }) => ({
    data: await cosign(services, actor, params.id, body.asked),
  })),
  route(returnNote, async ({ services, actor, params, body }) => ({
    data: await giveBack(services, actor, params.id, body),
  })),
];
