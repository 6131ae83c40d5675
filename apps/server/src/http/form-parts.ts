/**
 * The parts of a form as they come. The reader of forms never says that it is through when a part has a head without an end: the
 * call would hang for as long as its caller likes. After the last byte everything is read in this process, without waiting for
 * anybody; when it was not by then, the form is broken.
 */
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** Timers come after all that is ready to be done: this is no matter of how fast the machine is. */
const AFTER_LAST_BYTE_MS = 1_000;

const broken = () => new AppError('invalid', 'The request could not be read.');

export async function* formParts(
  request: FastifyRequest,
  options?: Parameters<FastifyRequest['parts']>[0],
): ReturnType<FastifyRequest['parts']> {
  const { raw } = request;
  const parts = request.parts(options);
  for (;;) {
    const next = parts.next();
    // Of a call that was given up its connection is heard later.
    next.catch(() => {});
    const { done, value } = await unlessOver(raw, next);
    if (done) return;
    yield value;
  }
}

async function unlessOver<T>(raw: FastifyRequest['raw'], next: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let wait: (() => void) | undefined;
  const over = new Promise<never>((_, reject) => {
    wait = () => {
      timer = setTimeout(() => {
        raw.unpipe();
        raw.resume();
        reject(broken());
      }, AFTER_LAST_BYTE_MS);
    };
    if (raw.readableEnded) wait();
    else raw.once('end', wait);
  });
  try {
    return await Promise.race([next, over]);
  } finally {
    clearTimeout(timer);
    if (wait) raw.off('end', wait);
  }
}
