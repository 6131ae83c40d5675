import { login } from '@noteer/contract';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { harness } from '../test/harness.ts';
import { readSettings } from './settings.ts';
import { readTrustProxy } from './trusted-proxies.ts';

/** Whom the server takes for the visitor, when a connection from `from` carries this header. */
async function visitor(TRUST_PROXY: string, from: string, forwarded?: string): Promise<string> {
  const { TRUST_PROXY: setting } = readSettings({ TRUST_PROXY });
  const app = fastify({ trustProxy: readTrustProxy(setting) ?? false });
  app.get('/', async (request) => request.ip);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress: from, headers });
  return body;
}

const forged = '6.6.6.6';
const person = '203.0.113.9';
const proxy = '10.1.2.3';

test('without the setting the header is not read', async () => {
  expect(await visitor('', proxy, forged)).toBe(proxy);
  expect(await visitor('off', proxy, forged)).toBe(proxy);
});

describe('a number of proxies', () => {
  test('counts from our end: what the visitor wrote into the header stays unread', async () => {
    expect(await visitor('1', proxy, person)).toBe(person);
    expect(await visitor('1', proxy, `${forged}, ${person}`)).toBe(person);
    expect(await visitor('2', proxy, `${forged}, ${person}, 10.9.9.9`)).toBe(person);
  });

  test('without the header the connection itself is the visitor', async () => {
    expect(await visitor('1', person)).toBe(person);
  });
});

describe('networks', () => {
  const networks = '10.0.0.0/8, 192.0.2.1, fd00::/8';

  test('the first address from our end that is in none of them is the visitor', async () => {
    expect(await visitor(networks, proxy, `${forged}, ${person}`)).toBe(person);
    expect(await visitor(networks, '192.0.2.1', `${forged}, ${person}, 10.9.9.9`)).toBe(person);
    expect(await visitor(networks, 'fd00::1', `${forged}, ${person}`)).toBe(person);
    expect(await visitor(networks, '::ffff:10.1.2.3', `${forged}, ${person}`)).toBe(person);
  });

  test('whoever connects from elsewhere cannot pretend to be another', async () => {
    expect(await visitor(networks, person, forged)).toBe(person);
    expect(await visitor(networks, '192.0.2.2', `${forged}, 10.1.1.1`)).toBe('192.0.2.2');
  });

  test('what is no address is nobody we trust', async () => {
    expect(await visitor(networks, proxy, `${forged}, unknown`)).toBe('unknown');
  });
});

test.each(['on', 'yes', '0', '-1', '1.5', '10.0.0.0/33', 'proxy.example.org', '10.0.0.0/8,,', 'fd00::/129'])(
  '%s stops the start, and says what to write instead',
  (TRUST_PROXY) => {
    expect(() => readSettings({ TRUST_PROXY })).toThrow(
      /TRUST_PROXY must be off, the number of proxies before Noteer \(1\), or their networks \(10\.0\.0\.0\/8, ::1\)/,
    );
  },
);

test('the audit trail has the address that the proxy saw, not the one that the visitor wrote', async () => {
  const { app, auditFrom } = await harness({ TRUST_PROXY: '10.0.0.0/8' });
  const audited = await auditFrom();

  await app.inject({
    method: login.method,
    url: login.path,
    remoteAddress: proxy,
    headers: { 'x-forwarded-for': `${forged}, ${person}` },
    payload: { email: 'nobody@example.org', password: 'wrong-password!' },
  });

  expect((await audited()).map((line) => line.network_access_point_id)).toEqual([person]);
});
