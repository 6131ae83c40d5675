import { PassThrough } from 'node:stream';
import { Change } from '@noteer/contract';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../actor.ts';
import type { Services } from '../../services.ts';

/** Proxies and browsers drop a connection that is silent for a minute. */
const HEARTBEAT_MS = 20_000;

/** Says only that something changed; the page asks for it, through the gate, as ever. */
export function sendEvents({ changes }: Services, actor: Actor, reply: FastifyReply) {
  const stream = new PassThrough();
  stream.write(': connected\n\n');
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
  const unfollow = changes.follow(actor.id, {
    onChange: (change) => {
      // Whose it is stays here. What a newer server beside this one announces, an older one may not know.
      const { data } = Change.safeParse(change);
      if (data) stream.write(`event: change\ndata: ${JSON.stringify(data)}\n\n`);
    },
    onEnd: () => stream.end(),
  });
  const end = () => {
    clearInterval(heartbeat);
    unfollow();
  };
  stream.on('close', end);
  reply.raw.on('close', () => stream.destroy());
  return reply
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream')
    .send(stream);
}
