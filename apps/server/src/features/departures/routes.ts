import { listDepartures, readDepartedText } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { departedText, departures } from './service.ts';

export const departureRoutes = [
  route(listDepartures, async ({ services, actor }) => ({ data: await departures(services, actor) })),

  route(readDepartedText, async ({ services, actor, params }) => ({
    data: await departedText(services, actor, params.id),
  })),
];
