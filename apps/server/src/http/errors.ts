import { type ErrorBody, type ErrorCode, errorStatus } from '@noteer/contract';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isUnreachable, wasInTheWay } from '../db/connect.ts';
import { AppError } from '../errors.ts';

/** What Fastify itself refuses, in our words. Its own would quote the request. */
const refusals: Record<number, [ErrorCode, string]> = {
  400: ['invalid', 'The request could not be read.'],
  413: ['too_large', 'The request is too large.'],
  414: ['too_large', 'The address is too long.'],
  415: ['unsupported_media_type', 'Send JSON, with the content type application/json.'],
};

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
    const refusal = refusals[error.statusCode ?? 500];
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

export const notFound = (reply: FastifyReply) => send(reply, 'not_found', 'Not found.');
