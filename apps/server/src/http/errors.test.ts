import { ErrorBody, getProfile, login } from '@noteer/contract';
import pino from 'pino';
import { expect, test } from 'vitest';
import { harness } from '../../test/harness.ts';
import { createApp } from '../app.ts';
import { connect } from '../db/connect.ts';

const { services } = await harness();
const log = pino({ level: 'silent' });

test('while the database is out of reach, calls are told to try again, and nothing of it leaks', async () => {
  const nowhere = connect('postgresql://noteer@localhost/noteer?host=/nowhere', log);
  const app = await createApp({ ...services, db: nowhere.db }, log);

  const closed = await app.inject({
    url: getProfile.path,
    headers: { authorization: `Bearer ${'A'.repeat(43)}` },
  });
  const open = await app.inject({
    method: 'POST',
    url: login.path,
    payload: { email: 'a@b.nl', password: 'x' },
  });
  const health = await app.inject('/api/health/');

  expect([closed.statusCode, open.statusCode, health.statusCode]).toEqual([503, 503, 503]);
  expect(ErrorBody.parse(closed.json()).code).toBe('unavailable');
  expect(closed.body + open.body).not.toMatch(/nowhere|ENOENT|postgres/i);
  expect(health.json().data).toMatchObject({ database: 'failing', storage: 'ok' });
  await app.close();
  await nowhere.close();
});

test('a bug is a 500 without words', async () => {
  const broken = { ...services, db: undefined as never };
  const app = await createApp(broken, log);

  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: login.path,
    payload: { email: 'fenna@example.org', password: 'geheim' },
  });

  expect(statusCode).toBe(500);
  expect(JSON.parse(body)).toEqual({ detail: 'Internal server error.', code: 'internal' });
  await app.close();
});

test.each([
  ['/api/clients/%/', 400, 'invalid'],
  ['/api/clients/%ff/', 400, 'invalid'],
  [`/api/clients/${'geheim'.repeat(40)}/`, 413, 'too_large'],
])(
  'an address that no route can be looked for with is refused like everything else: %s',
  async (url, status, code) => {
    const app = await createApp(services, log);

    const { statusCode, headers, body } = await app.inject({ url });

    expect([statusCode, ErrorBody.parse(JSON.parse(body)).code]).toEqual([status, code]);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(body).not.toMatch(/%|geheim|FST_/);
    await app.close();
  },
);
