import type { Endpoint, ErrorBody, ErrorCode, Reply } from '@noteer/contract';
import { errorStatus } from '@noteer/contract';
import { vi } from 'vitest';

type Answer = { status: number; text: string; headers?: Record<string, string> };
export type Fake = {
  endpoint: Endpoint;
  answer: (init: RequestInit) => Answer | Promise<Answer>;
  /** Has to be in the address, where one endpoint answers different questions. */
  query?: string;
};

/** Replies are parsed by the endpoint's own schema: a test cannot promise what the server does not. */
export const answers = <E extends Endpoint>(endpoint: E, reply: Reply<E>): Fake => ({
  endpoint,
  answer: () => ({ status: 200, text: JSON.stringify(endpoint.response.parse(reply)) }),
});

type Refusal = Partial<Omit<ErrorBody, 'code'>> & { retry_after_s?: number };

export const refuses = (endpoint: Endpoint, code: ErrorCode, more: Refusal = {}): Fake => {
  const { detail = `English for ${code}`, fields, retry_after_s } = more;
  return {
    endpoint,
    answer: () => ({
      status: errorStatus[code],
      text: JSON.stringify({ detail, code, fields }),
      ...(retry_after_s && { headers: { 'retry-after': String(retry_after_s) } }),
    }),
  };
};

/** Something between us and the server answered in its place. */
export const garbles = (endpoint: Endpoint, status: number, text: string): Fake => ({
  endpoint,
  answer: () => ({ status, text }),
});

export const isUnreachable = (endpoint: Endpoint): Fake => ({
  endpoint,
  answer: () => Promise.reject(new TypeError('Failed to fetch')),
});

/** One after the other; the last one stays. */
export const inTurn = (...fakes: [Fake, ...Fake[]]): Fake => {
  let turn = 0;
  return {
    endpoint: fakes[0].endpoint,
    answer: (init) => {
      const fake = fakes[Math.min(turn, fakes.length - 1)] ?? fakes[0];
      turn += 1;
      return fake.answer(init);
    },
  };
};

/** Answers only to this question: `when('is_done=true', answers(…))`. */
export const when = (query: string, fake: Fake): Fake => ({ ...fake, query });

/** Answers only to the token that is good now; everyone else must renew theirs first. */
export const wantsToken = (token: string, fake: Fake): Fake => ({
  endpoint: fake.endpoint,
  answer: (init) =>
    new Headers(init.headers).get('authorization') === `Bearer ${token}`
      ? fake.answer(init)
      : refuses(fake.endpoint, 'not_authenticated').answer(init),
});

export function fakeApi(...fakes: Fake[]) {
  const matches = (pattern: string, path: string) =>
    new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const fetched = vi.fn(async (url: string, init: RequestInit) => {
    const fake = fakes.find(
      ({ endpoint: e, query = '' }) =>
        e.method === (init.method ?? 'GET') &&
        matches(e.path, url.split('?')[0] ?? '') &&
        url.includes(query),
    );
    if (!fake) throw new Error(`no fake for ${init.method} ${url}`);
    const { status, text, headers } = await fake.answer(init);
    return new Response(text, { status, ...(headers && { headers }) });
  });
  vi.stubGlobal('fetch', fetched);

  /** The bodies that were sent to an endpoint, oldest first. */
  const sentTo = ({ method, path }: Endpoint): unknown[] =>
    fetched.mock.calls
      .filter(([url, init]) => init.method === method && matches(path, url.split('?')[0] ?? ''))
      .map(([, init]) => (init.body ? JSON.parse(String(init.body)) : undefined));
  return { fetched, sentTo };
}
