/** The gate: the only place where an Actor is made. */
import type { Actor } from '../actor.ts';
import type { Db } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { findActor } from '../identity/sessions.ts';
import type { Gate } from './bind.ts';

const BEARER = /^Bearer ([\w-]{1,200})$/i;

export const createGate =
  (db: Db): Gate =>
  async (request, visitor, access): Promise<Actor | undefined> => {
    if (access === 'public') return undefined;
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const actor = token && (await findActor(db, visitor, token));
    if (!actor)
      throw new AppError(
        'not_authenticated',
        'Authentication credentials were not provided or have expired.',
      );
    // Read by the line that is logged when the answer is sent.
    request.user_id = actor.id;
    if (access === 'superuser' && !actor.is_superuser) {
      throw new AppError('permission_denied', 'You do not have permission to perform this action.');
    }
    return actor;
  };

declare module 'fastify' {
  interface FastifyRequest {
    user_id?: string;
  }
}
