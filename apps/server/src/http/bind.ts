/** The only file that knows both Fastify and the contract. */
import { contentTypeOf, type Endpoint, type Received, type Reply } from '@noteer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { objectsOf, recordAccess } from '../access-log.ts';
import type { Actor, Connector, Visitor } from '../actor.ts';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import { recordStream, refusalRecorder } from './record-access.ts';

type Call<E extends Endpoint> = Received<E> & {
  services: Services;
  visitor: Visitor;
  actor: E['deeds'] extends 'public' ? undefined : E['deeds'] extends 'connector' ? Connector : Actor;
  /** For the rare answer that is neither 200 nor a refusal. */
  setStatus: (status: number) => void;
  /** For what is read or written as it comes: forms with files, sound, events. */
  raw: { request: FastifyRequest; reply: FastifyReply };
};

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Reply<E>>;
export type Route = { endpoint: Endpoint; handle: (call: never) => Promise<unknown> };
export type Gate = (
  request: FastifyRequest,
  visitor: Visitor,
  endpoint: Endpoint,
) => Promise<Actor | Connector | undefined>;

export const route = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Route => ({ endpoint, handle });

/** Postgres cannot store U+0000; refused here, it is the caller's mistake and not our crash. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  // Bytes are not text; looked at one by one, a chunk of sound would cost 30 ms and 15 MB of garbage.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
  return Object.entries(value).some(([key, item]) => key.includes('\0') || hasNul(item));
}

function read(place: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  // Fastify gives null for a body that was not sent.
  const result = schema.safeParse(value ?? undefined);
  if (result.success) {
    // Looked for in what the schema let through: that is never deep, whatever was sent.
    if (hasNul(result.data)) throw new AppError('invalid', `Invalid ${place}: a null character.`);
    return result.data;
  }
  const { fieldErrors, formErrors } = z.flattenError(result.error);
  const fields = fieldErrors as Record<string, string[]>;
  throw new AppError('invalid', Object.values(fields)[0]?.[0] ?? formErrors[0] ?? `Invalid ${place}.`, {
    fields,
  });
}

/** The longest that browsers call themselves is half of this. */
const LONGEST_USER_AGENT = 400;

const visitorOf = ({ ip, id, headers }: FastifyRequest): Visitor => ({
  address: ip,
  request_id: id,
  user_agent: (headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
});

export function mount(app: FastifyInstance, routes: Route[], services: Services, gate: Gate): void {
  const recordRefusal = refusalRecorder(services);
  for (const { endpoint, handle } of routes) {
    const isStream = contentTypeOf(endpoint.response) !== undefined;
    app.route({
      method: endpoint.method,
      ...(endpoint.max_bytes && { bodyLimit: endpoint.max_bytes }),
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(isStream && endpoint.patient_data && { onSend: recordStream(services, endpoint.patient_data) }),
      async handler(request, reply) {
        const visitor = visitorOf(request);
        try {
          const actor = await gate(request, visitor, endpoint);
          const call = callOf(endpoint, request, reply, visitor, actor);
          const ask = async (db: Services['db']) =>
            handle({ ...call, services: { ...services, db } } as never);
          if (isStream) return await ask(services.db);
          reply.header('cache-control', 'no-store');
          return await answer(services, endpoint, call, ask);
        } catch (error) {
          await recordRefusal(endpoint, request, visitor, error);
          throw error;
        }
      },
    });
  }
}

function callOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
  actor: Actor | Connector | undefined,
) {
  const isForm = endpoint.body !== undefined && contentTypeOf(endpoint.body) === 'multipart/form-data';
  return {
    visitor,
    actor,
    params: read('path', endpoint.params, request.params),
    query: read('query', endpoint.query, request.query),
    body: isForm ? undefined : read('body', endpoint.body, request.body),
    setStatus: (status: number) => reply.code(status),
    raw: { request, reply },
  };
}

/**
 * What a client's data is read from and the lines that say so are one transaction. A call that changes something has
 * transactions of its own: its lines are written before the answer leaves.
 */
async function answer(
  { db }: Services,
  endpoint: Endpoint,
  { actor, visitor, params }: ReturnType<typeof callOf>,
  ask: (db: Services['db']) => Promise<unknown>,
): Promise<unknown> {
  const told = endpoint.patient_data;
  // Parsing on the way out drops any column a handler forgot to leave behind.
  if (!told || told.only_refusals) return endpoint.response.parse(await ask(db));
  const askAndRecord = async (asked: Services['db']) => {
    const parsed = endpoint.response.parse(await ask(asked));
    await recordAccess(asked, actor ?? visitor, told, objectsOf(told, { params, answer: parsed }));
    return parsed;
  };
  return endpoint.method === 'GET' ? db.transaction().execute(askAndRecord) : askAndRecord(db);
}
