import { correctPiece } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { correct } from './service.ts';

export const transcriptRoutes = [
  route(correctPiece, async ({ services, actor, params, body }) => ({
    data: await correct(services, actor, params, body),
  })),
];
