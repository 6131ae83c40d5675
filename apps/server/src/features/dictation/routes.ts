import { dictate } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { recognise } from './service.ts';

export const dictationRoutes = [
  route(dictate, async ({ services, actor, params, body, raw }) => {
    // Nobody waits for it any more: the engine is wanted elsewhere.
    const gone = new AbortController();
    raw.reply.raw.once('close', () => {
      if (!raw.reply.raw.writableFinished) gone.abort();
    });
    return { data: await recognise(services, actor, params.id, body, gone.signal) };
  }),
];
