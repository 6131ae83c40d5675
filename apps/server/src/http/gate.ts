/** The gate: the only place where an Actor is made. */
import type { FastifyRequest } from 'fastify';
import type { Actor, Connector, Visitor } from '../actor.ts';
import { sessionOfTicket } from '../consultations/ticket.ts';
import { AppError } from '../errors.ts';
import { findActor, findActorOfSession } from '../identity/actors.ts';
import { findConnector } from '../identity/connectors.ts';
import { mayCall } from '../policy.ts';
import type { Services } from '../services.ts';
import type { Gate } from './bind.ts';

type Parts = Pick<Services, 'db' | 'sealing' | 'settings'>;

const BEARER = /^Bearer ([\w-]{1,200})$/i;

export const createGate =
  (parts: Parts): Gate =>
  async (request, visitor, endpoint): Promise<Actor | Connector | undefined> => {
    const { deeds, query } = endpoint;
    if (deeds === 'public') return undefined;
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const connector = deeds === 'connector' ? await connectorOf(parts, request, visitor, token) : undefined;
    if (connector) return connector;
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

/** A key of a connector is looked for where such a key is asked for, and nowhere else: elsewhere it is a token that nobody has. */
async function connectorOf(
  parts: Parts,
  request: FastifyRequest,
  visitor: Visitor,
  token: string | undefined,
): Promise<Connector | undefined> {
  const connector = token ? await findConnector(parts, visitor, token) : undefined;
  if (connector) request.connector = connector;
  return connector;
}

function readTicket(request: FastifyRequest, sealing: Services['sealing']): string | undefined {
  const { ticket } = request.query as { ticket?: unknown };
  const path = request.url.split('?', 1)[0] ?? '';
  return typeof ticket === 'string' ? sessionOfTicket(sealing, path, ticket) : undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor;
    connector?: Connector;
  }
}
