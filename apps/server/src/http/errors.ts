import { type ErrorBody, type ErrorCode, errorStatus } from '@noteer/contract';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isUnreachable, wasInTheWay } from '../db/connect.ts';
import { AppError } from '../errors.ts';

const UNREADABLE: [ErrorCode, string] = ['invalid', 'The request could not be read.'];
const TOO_LONG: [ErrorCode, string] = ['too_large', 'The address is too long.'];

/** What Fastify itself refuses, in our words. Its own would quote the request. */
const refusals: Record<number, [ErrorCode, string]> = {
  400: UNREADABLE,
  // What was sent where a form is wanted is none, or has a part that is none of ours.
  406: ['unsupported_media_type', 'Send a form, with the content type multipart/form-data.'],
  413: ['too_large', 'The request is too large.'],
  414: TOO_LONG,
  415: ['unsupported_media_type', 'Send JSON, with the content type application/json.'],
};

/** What the reader of forms says of one that is cut off or has no boundary. It gives these no code and no status. */
const BROKEN_FORM = /^Multipart: Boundary not found$|nexpected end of multipart data$/;

function send(reply: FastifyReply, code: ErrorCode, detail: string, fields?: ErrorBody['fields']) {
  const body: ErrorBody = { detail, code, ...(fields && { fields }) };
  return reply.code(errorStatus[code]).header('cache-control', 'no-store').send(body);
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    if (error instanceof AppError) {
      if (error.retry_after_s) reply.header('retry-after', error.retry_after_s);
      if (error.code === 'not_authenticated') reply.header('www-authenticate', 'Bearer');
      return send(reply, error.code, error.message, error.fields);
    }
    const refusal = BROKEN_FORM.test(error.message) ? UNREADABLE : refusals[error.statusCode ?? 500];
    if (refusal) return send(reply, ...refusal);
    if (isUnreachable(error)) {
      request.log.warn({ err: error }, 'the database is out of reach');
      return send(reply, 'unavailable', 'Noteer is starting or under repair. Please try again.');
    }
    if (wasInTheWay(error)) {
      request.log.warn({ err: error }, 'another transaction was in the way');
      return send(reply, 'unavailable', 'Noteer is starting or under repair. Please try again.');
    }
    request.log.error({ err: error }, 'unexpected error');
    return send(reply, 'internal', 'Internal server error.');
  });
}

/** An address that no route can be looked for with: Fastify would quote it, in an answer without our headers. */
export const refuseAddress = ({ statusCode }: FastifyError, reply: FastifyReply) =>
  send(reply, ...(statusCode === 414 ? TOO_LONG : UNREADABLE));

export const notFound = (reply: FastifyReply) => send(reply, 'not_found', 'Not found.');
