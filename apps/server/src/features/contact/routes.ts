import { changeContactRequest, listContactRequests, sendContactRequest } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { change, list, receive } from './service.ts';

export const contactRoutes = [
  route(sendContactRequest, async ({ services, visitor, body }) => {
    await receive(services, visitor, body);
    return { message: 'Thank you. We will be in touch.' };
  }),

  route(listContactRequests, async ({ services, actor, query }) => ({
    data: await list(services, actor, query),
  })),

  route(changeContactRequest, async ({ services, actor, params, body }) => ({
    data: await change(services, actor, params.id, body.is_handled),
  })),
];
