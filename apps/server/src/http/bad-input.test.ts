/** Walks the contract with bodies that nobody should send: 4xx in the envelope, never a 500, nothing written. */
import { contentTypeOf, type Endpoint, ErrorBody, endpoints } from '@noteer/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { examples } from '../../test/every-endpoint.ts';
import { harness } from '../../test/harness.ts';
import type { Example } from '../../test/identity-examples.ts';
import { mayCall } from '../policy.ts';

const noteer = await harness();
const { request, app, db, aUser, logged } = noteer;
const example = examples(noteer);

/** Filled in the background after a good call, when lines of the access log are sealed, or by the clock. */
const filledLater = [
  ...['courses', 'findings', 'preparations', 'audit_seals', 'audit_unsealed'],
  ...['counted_notes', 'note_figures', 'unusual_reads', 'unusual_reads_until'],
];

async function rowCounts(): Promise<unknown> {
  const { rows } = await sql<{ name: string; count: string }>`
    select table_name as name,
      (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text as count
    from information_schema.tables where table_schema = 'public' and table_name <> all (${filledLater})
    order by 1`.execute(db);
  return rows;
}

const wrongTypes: [string, unknown][] = [
  ['a number', 7],
  ['null', null],
  ['a list', ['x']],
  ['an object', { $gt: '' }],
  ['true', true],
  ['a very long text', 'x'.repeat(20_000)],
  ['a null character', 'a\0b'],
];

/** Fields that may be left out, or that take any text up to their limit, are not refused for these. */
const takes = (name: string, field: string, value: unknown) => {
  const body = endpoints[name]?.body;
  const shape =
    body && 'shape' in body
      ? (body.shape as Record<string, { safeParse(v: unknown): { success: boolean } }>)
      : {};
  return shape[field]?.safeParse(value).success ?? false;
};
const isOptional = (name: string, field: string) => takes(name, field, undefined);

function badBodies(name: string, sent: Example): [string, unknown][] {
  const body = sent.body as Record<string, unknown>;
  const bodies: [string, unknown][] = [
    ['nothing that is JSON', '{"email": '],
    ['a list', []],
    ['a number', 42],
    ['a text', '"text"'],
    ['an empty object', {}],
    ['a prototype', '{"__proto__": {"is_superuser": true}}'],
    ['a constructor', '{"constructor": {"prototype": {"is_superuser": true}}}'],
    ['depth', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ];
  for (const field of Object.keys(body)) {
    const { [field]: _, ...without } = body;
    if (!isOptional(name, field)) bodies.push([`no ${field}`, without]);
    for (const [what, value] of wrongTypes) {
      // A number where a number belongs, yes where yes or no does, and a list of texts where one does, are not bad.
      const isRight =
        (['number', 'boolean'].includes(typeof value) && typeof value === typeof body[field]) ||
        (Array.isArray(value) && takes(name, field, value));
      const isText = what === 'a very long text';
      const isAllowed = (value === null || isText) && takes(name, field, value);
      if (!isRight && !isAllowed) bodies.push([`${what} as ${field}`, { ...body, [field]: value }]);
    }
  }
  return bodies;
}

const withBody = Object.entries(endpoints).filter(([, { body }]) => body && !contentTypeOf(body));
const fromMicrosoft: Example = { body: { code: 'code', state: 'state' } };
const exampleOf = async (name: string): Promise<Example> =>
  name === 'finishMicrosoftLogin' ? fromMicrosoft : ((await example[name]?.()) ?? {});

describe.each(withBody)('%s', (name, endpoint) => {
  /** Made once: no test of these changes anything. */
  let made: Promise<Example> | undefined;
  const itsExample = () => (made ??= exampleOf(name));

  test('refuses every bad body and writes nothing', async () => {
    const { as, params, ...sent } = await itsExample();
    // Reading a body that may be left out, an empty object is a good one.
    const mayBeEmpty = endpoint.body?.safeParse({}).success ?? false;
    const before = await rowCounts();

    for (const [what, body] of badBodies(name, sent)) {
      if (mayBeEmpty && /^(an empty object|no |a prototype|a constructor)/.test(what)) continue;
      const answer = await request(endpoint, { body, ...(as && { as }), ...(params && { params }) });
      expect.soft(answer.status, what).toBeGreaterThanOrEqual(400);
      expect.soft(answer.status, what).toBeLessThan(500);
      expect.soft(ErrorBody.safeParse(answer.body).success, what).toBe(true);
    }

    expect(await rowCounts()).toEqual(before);
  });

  test('refuses a body over the limit, of another type, or of none', async () => {
    const { as } = await itsExample();
    const url = endpoint.path.replaceAll(/\{\w+\}/g, 'x');
    const headers = as ? { authorization: `Bearer ${as.access}` } : {};
    const send = (type: string, payload: string) =>
      app.inject({ method: endpoint.method, url, headers: { ...headers, 'content-type': type }, payload });

    const large = await send(
      'application/json',
      JSON.stringify({ email: 'x'.repeat(endpoint.max_bytes ?? 64 * 1024) }),
    );
    const form = await send('application/x-www-form-urlencoded', 'email=a');
    const text = await send('text/plain', '{"email":"a"}');

    expect([large.statusCode, large.json().code]).toEqual([413, 'too_large']);
    expect([form.statusCode, text.statusCode]).toEqual([415, 415]);
  });
});

const anAdministrator = await aUser({ role: 'administrator' });
const aClinician = await aUser();
/** Nearly all of it an administrator may do. */
const whoMay = (endpoint: Endpoint) =>
  mayCall({ role: 'administrator' }, endpoint) ? anAdministrator : aClinician;

describe.each(Object.entries(endpoints).filter(([, endpoint]) => endpoint.params))(
  '%s',
  (_name, endpoint) => {
    test.each(['not-an-id', '%00', "1' or '1'='1", 'x'.repeat(90), '../../etc/passwd'])(
      'refuses %j in its path',
      async (id) => {
        const url = endpoint.path.replaceAll(/\{\w+\}/g, id.startsWith('%') ? id : encodeURIComponent(id));
        const answer = await app.inject({
          method: endpoint.method,
          url,
          headers: { authorization: `Bearer ${whoMay(endpoint).access}` },
        });
        expect([400, 404]).toContain(answer.statusCode);
      },
    );
  },
);

test('hostile text in a field that takes any text is kept as it is, or refused', async () => {
  const hostile = [
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '\u202Eevil',
    '😀'.repeat(40),
    '\uD800',
  ];
  for (const first_name of hostile) {
    const sent = (await example.updateProfile?.()) ?? {};
    const endpoint = endpoints.updateProfile;
    if (!endpoint) throw new Error('no endpoint');
    const { status, body } = await request(endpoint, { ...sent, body: { ...sent.body, first_name } });
    expect(status).toBe(200);
    expect(body.data.first_name).toBe(first_name.toWellFormed());
  }
});

test.each(['Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'x'.repeat(5_000)}`, 'Bearer a b', "Bearer '; --"])(
  'an authorization of %j is a 401',
  async (authorization) => {
    const { statusCode } = await app.inject({ url: '/api/auth/', headers: { authorization } });
    expect(statusCode).toBe(401);
  },
);

test('none of this was an unexpected error', () => {
  expect(logged.filter((line) => line.includes('unexpected error'))).toEqual([]);
});
