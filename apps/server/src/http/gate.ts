/** The gate: the only place where an Actor is made. */
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { sessionOfTicket } from '../consultations/ticket.ts';
import { AppError } from '../errors.ts';
import { findActor, findActorOfSession } from '../identity/actors.ts';
import { mayCall } from '../policy.ts';
import type { Services } from '../services.ts';
import type { Gate } from './bind.ts';

const BEARER = /^Bearer ([\w-]{1,200})$/i;

export const createGate =
  (parts: Pick<Services, 'db' | 'sealing' | 'settings'>): Gate =>
  async (request, visitor, endpoint): Promise<Actor | undefined> => {
    const { deeds, query } = endpoint;
    if (deeds === 'public') return undefined;
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const ticket = query && 'ticket' in query.shape ? readTicket(request, parts.sealing) : undefined;
    const actor = token
      ? await findActor(parts, visitor, token)
      : ticket && (await findActorOfSession(parts, visitor, ticket));
    if (!actor) {
      throw new AppError(
        'not_authenticated',
        'Authentication credentials were not provided or have expired.',
      );
    }
    // Known from here on, also to what writes down that the call was refused.
    request.actor = actor;
    if (!mayCall(actor, endpoint)) {
      throw new AppError('permission_denied', 'You do not have permission to perform this action.');
    }
    return actor;
  };

function readTicket(request: FastifyRequest, sealing: Services['sealing']): string | undefined {
  const { ticket } = request.query as { ticket?: unknown };
  const path = request.url.split('?', 1)[0] ?? '';
  return typeof ticket === 'string' ? sessionOfTicket(sealing, path, ticket) : undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor;
  }
}
