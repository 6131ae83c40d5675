import {
  acceptWritingOffer,
  changeWritingRule,
  listWritingExamples,
  listWritingOffers,
  listWritingRules,
  refuseWritingOffer,
  removeWritingRule,
  seeWritingOffers,
  shareWritingRule,
} from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { accept, examples, offers, refuse, see } from './offers.ts';
import { change, remove, rules, share } from './rules.ts';

export const writingRoutes = [
  route(listWritingOffers, async ({ services, actor }) => ({ data: await offers(services, actor) })),

  route(seeWritingOffers, async ({ services, actor }) => {
    await see(services, actor);
    return { message: 'Seen.' };
  }),

  route(listWritingExamples, async ({ services, actor, params }) => ({
    data: await examples(services, actor, params.id),
  })),

  route(acceptWritingOffer, async ({ services, actor, params }) => ({
    data: await accept(services, actor, params.id),
  })),

  route(refuseWritingOffer, async ({ services, actor, params }) => {
    await refuse(services, actor, params.id);
    return { message: 'Not offered again.' };
  }),

  route(listWritingRules, async ({ services, actor }) => ({ data: await rules(services, actor) })),

  route(changeWritingRule, async ({ services, actor, params, body }) => ({
    data: await change(services, actor, params.id, body),
  })),

  route(shareWritingRule, async ({ services, actor, params }) => ({
    data: await share(services, actor, params.id),
  })),

  route(removeWritingRule, async ({ services, actor, params }) => {
    await remove(services, actor, params.id);
    return { message: 'Taken back.' };
  }),
];
