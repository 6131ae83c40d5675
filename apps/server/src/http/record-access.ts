/** What the access log is told of refusals, and of answers that are written as they are read. */
import { type Endpoint, errorStatus, type PatientData } from '@noteer/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { objectsOf, recordAccess } from '../access-log.ts';
import type { Visitor } from '../actor.ts';
import { AppError } from '../errors.ts';
import { networkOf } from '../identity/network.ts';
import type { Services } from '../services.ts';

const RECORDED_STATUSES = [401, 403, 404, 429];

/** Strangers' calls that an address may have written down within a minute: lines wait for each other, and nobody may hold them up. */
const STRANGERS_LINES_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/** Counts an address's calls within a minute; `last` is the one after which nothing more is written. */
function perMinute(most: number) {
  let began = 0;
  let counts = new Map<string, number>();
  return (address: string): 'within' | 'last' | 'beyond' => {
    if (Date.now() - began > MINUTE_MS) {
      began = Date.now();
      counts = new Map();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count < most) return 'within';
    return count === most ? 'last' : 'beyond';
  };
}

export function refusalRecorder({ db, log }: Pick<Services, 'db' | 'log'>) {
  const strangersOf = perMinute(STRANGERS_LINES_A_MINUTE);
  return async ({ patient_data }: Endpoint, request: FastifyRequest, visitor: Visitor, error: unknown) => {
    if (!patient_data || !(error instanceof AppError)) return;
    const status = errorStatus[error.code];
    if (!RECORDED_STATUSES.includes(status)) return;
    const who = request.actor ?? request.connector;
    const strangers = who ? 'within' : strangersOf(networkOf(visitor.address));
    if (strangers === 'beyond') return;
    const detail = { status, ...(strangers === 'last' && { more_are_not_written_down: true }) };
    const outcome = strangers === 'last' ? 'serious' : 'refused';
    const objects = objectsOf({ ids: 'params.id' }, { params: request.params });
    try {
      await recordAccess(db, who ?? visitor, patient_data, objects, { outcome, detail });
    } catch (failure) {
      // Nothing was given away; the refusal itself is what the caller must hear.
      log.error({ err: failure }, 'a refusal could not be written to the access log');
    }
  };
}

/** Before the first byte leaves, also of a part of the sound: what cannot be written down is not sent. */
export const recordStream =
  ({ db }: Pick<Services, 'db'>, told: PatientData) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const isUnsatisfiable = reply.statusCode === 416;
    if (!request.actor || (reply.statusCode >= 400 && !isUnsatisfiable)) return payload;
    const range = /^bytes=\d*-\d*$/.exec(request.headers.range ?? '')?.[0];
    await recordAccess(db, request.actor, told, objectsOf(told, { params: request.params }), {
      outcome: isUnsatisfiable ? 'refused' : 'success',
      detail: { ...(range && { range }) },
    });
    return payload;
  };
