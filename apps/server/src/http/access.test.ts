/** Walks the contract: whoever adds an endpoint is held to these without writing a test. */
import { randomUUID } from 'node:crypto';
import { contentTypeOf, type Endpoint, endpoints } from '@noteer/contract';
import { expect, test } from 'vitest';
import { examples, haveTheirOwnTest, leaveNoLine } from '../../test/every-endpoint.ts';
import { harness } from '../../test/harness.ts';
import { routes } from '../app.ts';

const noteer = await harness();
const { request, aUser, auditFrom } = noteer;
const example = examples(noteer);
const clinician = await aUser();

const signature = ({ method, path }: Endpoint) => `${method} ${path}`;
const params = { userId: randomUUID(), id: randomUUID(), seq: 0 };
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
const closed = all.filter(([, endpoint]) => endpoint.access !== 'public');
const onlyForSuperusers = all.filter(([, endpoint]) => endpoint.access === 'superuser');
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

test.each(onlyForSuperusers)('%s answers 403 to a clinician', async (_name, endpoint) => {
  const { status, body } = await request(endpoint, { as: clinician, params, query, ...emptyBody(endpoint) });

  expect([status, body.code]).toEqual([403, 'permission_denied']);
});

test.each(withExample.filter(([, { method }]) => method === 'GET'))('%s answers', async (name, endpoint) => {
  expect((await request(endpoint, await example[name]?.())).status).toBe(200);
});

test.each(withExample.filter(([name, { method }]) => method !== 'GET' && !leaveNoLine.includes(name)))(
  '%s leaves its audit line',
  async (name, endpoint) => {
    const sent = await example[name]?.();
    const audit = await auditFrom();

    const { status } = await request(endpoint, sent);

    expect(status).toBe(200);
    const lines = await audit();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every((line) => line.event_outcome_indicator === 0 && line.participant_object_id)).toBe(
      true,
    );
  },
);
