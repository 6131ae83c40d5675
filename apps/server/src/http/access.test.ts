/** Walks the contract: whoever adds an endpoint is held to these without writing a test. */
import { randomUUID } from 'node:crypto';
import { contentTypeOf, type Endpoint, endpoints, type Role, roles } from '@noteer/contract';
import { expect, test } from 'vitest';
import { examples, haveTheirOwnTest } from '../../test/every-endpoint.ts';
import { harness } from '../../test/harness.ts';
import { leaveNoLine } from '../../test/no-line.ts';
import { routes } from '../app.ts';
import { mayCall } from '../policy.ts';

const noteer = await harness();
const { request, aUser, auditFrom } = noteer;
const example = examples(noteer);
const people = new Map<Role, Promise<{ access: string }>>();
const someone = (role: Role) => {
  const known = people.get(role) ?? aUser({ role });
  people.set(role, known);
  return known;
};

const signature = ({ method, path }: Endpoint) => `${method} ${path}`;
const params = { userId: randomUUID(), id: randomUUID(), seq: 0, number: 1 };
const query = { date: '2026-11-02', sha256: '0'.repeat(64) };

test('every endpoint of the contract has exactly one route', () => {
  expect(routes.map(({ endpoint }) => signature(endpoint)).sort()).toEqual(
    Object.values(endpoints).map(signature).sort(),
  );
});

test('every endpoint has an example that succeeds', () => {
  expect([...Object.keys(example), ...haveTheirOwnTest].sort()).toEqual(Object.keys(endpoints).sort());
});

const all = Object.entries(endpoints);
const closed = all.filter(([, endpoint]) => endpoint.deeds !== 'public');
const everyPair = closed.flatMap(([name, endpoint]) => roles.map((role) => [name, role, endpoint] as const));
const allowed = everyPair.filter(([, role, endpoint]) => mayCall({ role }, endpoint));
const refused = everyPair.filter(([, role, endpoint]) => !mayCall({ role }, endpoint));
const withExample = all.filter(([name]) => !haveTheirOwnTest.includes(name));
const emptyBody = ({ body }: Endpoint) =>
  body && contentTypeOf(body) !== 'multipart/form-data' ? { body: {} } : {};

test.each(closed)('%s answers 401 to a stranger and to a token that nobody has', async (_name, endpoint) => {
  const stranger = await request(endpoint, { params, query, ...emptyBody(endpoint) });
  const guess = await request(endpoint, {
    params,
    query,
    as: { access: 'A'.repeat(43) },
    ...emptyBody(endpoint),
  });

  expect([stranger.status, stranger.body.code]).toEqual([401, 'not_authenticated']);
  expect([guess.status, guess.body]).toEqual([stranger.status, stranger.body]);
});

test.each(refused)('%s is refused to the role of %s', async (_name, role, endpoint) => {
  const as = await someone(role);

  const { status, body } = await request(endpoint, { as, params, query, ...emptyBody(endpoint) });

  expect([status, body.code]).toEqual([403, 'permission_denied']);
});

const leavesALine = (name: string, { method }: Endpoint) => method !== 'GET' && !leaveNoLine.includes(name);

async function isDone(name: string, endpoint: Endpoint, role?: Role) {
  const sent = await examples(noteer, role)[name]?.();
  const audit = await auditFrom();

  expect((await request(endpoint, sent)).status).toBe(200);

  if (!leavesALine(name, endpoint)) return;
  const lines = await audit();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.event_outcome_indicator === 0 && line.participant_object_id)).toBe(true);
}

test.each(allowed.filter(([name]) => !haveTheirOwnTest.includes(name)))(
  '%s is open to the role of %s, and what it does is on the record',
  (name, role, endpoint) => isDone(name, endpoint, role),
);

test.each(withExample.filter(([, { deeds }]) => deeds === 'public'))(
  '%s is open to strangers, and what it does is on the record',
  (name, endpoint) => isDone(name, endpoint),
);
