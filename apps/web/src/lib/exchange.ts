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

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name] ?? '')));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

function refusal(response: Response, json: unknown): ApiError {
  const { data } = ErrorBody.safeParse(json);
  if (data) return new ApiError(response.status, data, retryAfter(response));
  const code = [502, 503, 504].includes(response.status) ? 'unavailable' : 'internal';
  return new ApiError(response.status, { detail: '', code });
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

  let response: Response;
  let json: unknown;
  try {
    response = await fetch(addressOf(endpoint.path, sent as Parts), {
      method: endpoint.method,
      headers,
      ...(content && { body: content.payload }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    json = parseJson(text);
  } catch (error) {
    throw new NetworkError('The server could not be reached', { cause: error });
  }

  if (!response.ok) throw refusal(response, json);
  const answer = endpoint.response.safeParse(json);
  // A 200 that is not what the contract says comes from something else than our server.
  if (!answer.success) throw new ApiError(response.status, { detail: '', code: 'internal' });
  return answer.data as Answer<E>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is not a schema either: the caller refuses it there, with the status at hand.
    return undefined;
  }
}
