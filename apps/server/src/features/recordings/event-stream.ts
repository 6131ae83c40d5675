import { PassThrough } from 'node:stream';
import { Change } from '@noteer/contract';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../errors.ts';
import { isSessionOver } from '../../identity/actors.ts';
import type { Services } from '../../services.ts';

/** Proxies and browsers drop a connection that is silent for a minute. */
const HEARTBEAT_MS = 20_000;

/** A page open in each of so many tabs and devices. Whoever has more polls in the others. */
const MOST_STREAMS = 10;
const RETRY_S = 60;

/** Says only that something changed; the page asks for it, through the gate, as ever. */
export function sendEvents(
  { changes, db, settings }: Services,
  actor: Actor,
  reply: FastifyReply,
  heartbeat_ms = HEARTBEAT_MS,
) {
  if (changes.listening(actor.id) >= MOST_STREAMS)
    throw new AppError(
      'too_many_streams',
      'Noteer is open in too many tabs: this one looks for news by itself.',
      {
        retry_after_s: RETRY_S,
      },
    );
  const stream = new PassThrough();
  stream.write(': connected\n\n');
  const end = () => {
    clearInterval(heartbeat);
    unfollow();
  };
  const unfollow = changes.follow(actor.id, {
    session_id: actor.session_id,
    onChange: (change) => {
      // Whose it is stays here. What a newer server beside this one announces, an older one may not know.
      const { data } = Change.safeParse(change);
      if (data) stream.write(`event: change\ndata: ${JSON.stringify(data)}\n\n`);
    },
    onEnd: () => {
      end();
      stream.end();
    },
  });
  // The end of a session is heard at once. Whoever was not told, because the listener was away or time ran out, is asked.
  const beat = async () => {
    if (!(await isSessionOver({ db, settings }, actor))) return void stream.write(': still here\n\n');
    end();
    stream.end();
  };
  const heartbeat = setInterval(() => beat().catch(() => stream.destroy()), heartbeat_ms);
  stream.on('close', end);
  reply.raw.on('close', () => stream.destroy());
  return reply
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream')
    .send(stream);
}
