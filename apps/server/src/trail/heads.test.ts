import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { aTrail } from '../../test/trail.ts';
import { readHeads } from './command.ts';
import { headsFile, writeHead } from './heads.ts';
import { newestSeal } from './seal.ts';

const { services, write, db } = await aTrail();
const file = headsFile(services.settings.DATA_DIR);
const to = (settings: object) => ({ ...services, settings: { ...services.settings, ...settings } });

test('a log without lines has no head', async () => {
  expect(await writeHead(services)).toBeUndefined();
});

test('the newest seal is added to a file that only we read', async () => {
  await write(3);
  await writeHead(services);
  await write(2);
  const head = await writeHead(services);

  const seal = await newestSeal(db);
  expect(head).toMatchObject({ number: 5, mac: seal?.mac.toString('hex') });
  expect(readHeads(file).map(({ number }) => number)).toEqual([3, 5]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('it goes to a syslog over UDP', async () => {
  const syslog = createSocket('udp4');
  onTestFinished(() => void syslog.close());
  syslog.bind(0, '127.0.0.1');
  await once(syslog, 'listening');
  const message = once(syslog, 'message');

  const head = await writeHead(to({ AUDIT_SYSLOG_URL: `udp://127.0.0.1:${syslog.address().port}` }));

  const [received] = await message;
  expect(String(received)).toMatch(/^<110>1 \d{4}-\d\d-\d\dT[\d:.]+Z \S+ noteer \d+ ACCESSLOG \[head@32473 /);
  expect(String(received)).toContain(`number="${head?.number}" mac="${head?.mac}"`);
});

test('it goes to a syslog over TCP, with its length before it', async () => {
  const syslog = createTcpServer();
  onTestFinished(() => void syslog.close());
  await once(syslog.listen(0, '127.0.0.1'), 'listening');
  const received = once(syslog, 'connection').then(([socket]) => text(socket));

  const { port } = syslog.address() as AddressInfo;
  await writeHead(to({ AUDIT_SYSLOG_URL: `tcp://127.0.0.1:${port}` }));

  const [, length, message] = /^(\d+) (.*)$/s.exec(await received) ?? [];
  expect(Number(length)).toBe(Buffer.byteLength(message ?? ''));
  expect(message).toMatch(/^<110>1 /);
});

test('it goes to a webhook, and a webhook that refuses is told once the file has it', async () => {
  const bodies: string[] = [];
  const webhook = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(bodies.length === 1 ? 204 : 500).end();
  });
  onTestFinished(() => void webhook.close());
  await once(webhook.listen(0, '127.0.0.1'), 'listening');
  const AUDIT_WEBHOOK_URL = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`;

  const head = await writeHead(to({ AUDIT_WEBHOOK_URL }));
  expect(JSON.parse(bodies[0] ?? '')).toEqual(head);

  const before = readFileSync(file, 'utf8').length;
  await expect(writeHead(to({ AUDIT_WEBHOOK_URL }))).rejects.toThrow('answered 500');
  expect(readFileSync(file, 'utf8').length).toBeGreaterThan(before);
});

test('a webhook that sends it on to somewhere else is not followed', async () => {
  const asked: string[] = [];
  const webhook = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  onTestFinished(() => void webhook.close());
  await once(webhook.listen(0, '127.0.0.1'), 'listening');
  const AUDIT_WEBHOOK_URL = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`;

  await expect(writeHead(to({ AUDIT_WEBHOOK_URL }))).rejects.toThrow();
  expect(asked).toEqual(['/']);
});

test('a file with something else in it is not taken for heads', () => {
  writeFileSync(`${file}.other`, `${JSON.stringify({ number: 1 })}\n`);

  expect(() => readHeads(`${file}.other`)).toThrow('something else than a head in line 1');
});
