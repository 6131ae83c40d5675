/** One request and its answer, checked against the contract. What goes wrong is always one of two errors. */
import {
  type Answer,
  contentTypeOf,
  type Endpoint,
  ErrorBody,
  type ErrorCode,
  type Sent,
} from '@noteer/contract';

/** The server answered, but not with what was asked for. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Empty when the answer was not one of ours (a proxy's page, a cut-off reply). */
  readonly detail: string;
  readonly fields: Record<string, string[]>;
  readonly retry_after_s: number | null;

  constructor(status: number, body: ErrorBody, retry_after_s: number | null = null) {
    super(body.detail || `The server answered ${status}`);
    this.code = body.code;
    this.status = status;
    this.detail = body.detail;
    this.fields = body.fields ?? {};
    this.retry_after_s = retry_after_s;
  }
}

/** The token was not accepted: too old, or its session is over. */
export const isExpiry = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_authenticated';

/** The server could not be reached at all. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

export type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

export function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name] ?? '')));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

function retryAfter(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

type Answered = { status: number; text: string; retry_after: string | null };

export function refusal({ status, text, retry_after }: Answered): ApiError {
  const { data } = ErrorBody.safeParse(parseJson(text));
  if (data) return new ApiError(status, data, retryAfter(retry_after));
  const code = [502, 503, 504].includes(status) ? 'unavailable' : 'internal';
  return new ApiError(status, { detail: '', code });
}

/** What the contract says that it is, or an error. */
export function answerOf<E extends Endpoint>(endpoint: E, answered: Answered): Answer<E> {
  if (answered.status < 200 || answered.status > 299) throw refusal(answered);
  const answer = endpoint.response.safeParse(parseJson(answered.text));
  // A 200 that is not what the contract says comes from something else than our server.
  if (!answer.success) throw new ApiError(answered.status, { detail: '', code: 'internal' });
  return answer.data as Answer<E>;
}

/** Bytes go as they are; everything else as JSON. */
function payloadOf(endpoint: Endpoint, body: unknown): { type: string; payload: BodyInit } | undefined {
  if (body === undefined) return undefined;
  const type = endpoint.body && contentTypeOf(endpoint.body);
  return type
    ? { type, payload: body as BodyInit }
    : { type: 'application/json', payload: JSON.stringify(body) };
}

export async function exchange<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  access?: string,
  signal?: AbortSignal,
): Promise<Answer<E>> {
  const content = payloadOf(endpoint, (sent as Parts).body);
  const headers = new Headers();
  if (access) headers.set('authorization', `Bearer ${access}`);
  if (content) headers.set('content-type', content.type);

  let answered: Answered;
  try {
    const response = await fetch(addressOf(endpoint.path, sent as Parts), {
      method: endpoint.method,
      headers,
      ...(content && { body: content.payload }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    answered = { status: response.status, text, retry_after: response.headers.get('retry-after') };
  } catch (error) {
    throw new NetworkError('The server could not be reached', { cause: error });
  }

  return answerOf(endpoint, answered);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is not a schema either: the caller refuses it there, with the status at hand.
    return undefined;
  }
}
