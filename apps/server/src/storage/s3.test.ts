/** What may go wrong with a store elsewhere, and on the way to it. */
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { CHUNK_SAMPLES, deleteRecording, getHealth } from '@noteer/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { consultations, someSound } from '../../test/consultation.ts';
import { openFaultyProxy } from '../../test/faulty-proxy.ts';
import { harness } from '../../test/harness.ts';
import { startS3 } from '../../test/s3-server.ts';
import { promisesOf } from '../../test/storage-promises.ts';
import { StartError } from '../errors.ts';
import { readSettings } from '../settings.ts';
import { openStorage } from './index.ts';
import { s3Storage } from './s3.ts';
import { readS3Address, type S3Address } from './s3-address.ts';

// Servers are started in the midst of these: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

const store = await startS3();
const road = await openFaultyProxy(store.port);
const nobody = await openFaultyProxy(store.port);
await nobody.close();

afterAll(async () => {
  await road.close();
  await store.stop();
});

const WRONG = 'wrong/Secret+of=ours';
const address = (url: string) => readS3Address(url) as S3Address;
const direct = s3Storage(address(store.url()));
/** The road's troubles are over soon: waiting for them is not what is proven here. */
const onRoad = (more = {}) => s3Storage(address(store.url({ port: road.port })), { backoff_ms: 10, ...more });
const aKey = () => `recordings/${randomUUID()}/00000`;
const refusalOf = (STORAGE_URL: string): Promise<Error> =>
  openStorage(readSettings({ STORAGE_URL })).then(
    () => expect.fail('it opened'),
    (error) => error,
  );

// Here and not in a file of its own: a store takes longer to start than all of these together.
const inAFolder = store.url({ path: 'sound/clinic/noord' });
promisesOf('S3', {
  STORAGE_URL: inAFolder,
  inPages: s3Storage(address(inAFolder), { page: 4 }),
  allKeys: store.keys,
});

test.each([
  ['another secret', { secret: WRONG }, /refuses the key, the secret.*403/],
  ['another key', { key: 'noteer:nobody' }, /refuses the key, the secret.*403/],
  ['a bucket that is not there', { path: 'elsewhere' }, /no such bucket \(404/],
  ['a port where nobody listens', { port: nobody.port }, /cannot be reached \(ECONNREFUSED\)/],
])('with %s the start is refused by name and reason', async (_what, wrong, reason) => {
  const error = await refusalOf(store.url(wrong));

  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toMatch(/^STORAGE_URL: sound cannot be kept at http:\/\/127\.0\.0\.1:\d+\/\w+: /);
  expect(error.message).toMatch(reason);
});

test.each([
  ['another secret', { secret: WRONG }, /403/],
  ['a bucket that is not there', { path: 'elsewhere' }, /404/],
])('with %s looking fails too', async (_what, wrong, reason) => {
  await expect(s3Storage(address(store.url(wrong))).look()).rejects.toThrow(reason);
});

test('a server with the wrong secret does not start, and prints nothing of it', {
  tags: 'thorough',
}, async () => {
  const data_dir = mkdtempSync(join(tmpdir(), 'noteer-start-'));
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../main.ts')], {
    env: { DATA_DIR: data_dir, STORAGE_URL: store.url({ secret: WRONG }), LOG_LEVEL: 'debug' },
  });
  const printed = Promise.all([text(server.stdout), text(server.stderr)]);
  const [code] = await once(server, 'exit');
  rmSync(data_dir, { recursive: true });

  const all = (await printed).join('');
  expect(code).toBe(1);
  expect(all).toMatch(/STORAGE_URL: sound cannot be kept/);
  expect(all).not.toContain(WRONG);
  expect(all).not.toContain(encodeURIComponent(WRONG));
});

test('what is thrown holds nothing of the secret, the key or the signature', async () => {
  const error = await s3Storage(address(store.url({ secret: WRONG, key: 'noteer:clinic' })))
    .put(aKey(), randomBytes(10))
    .catch((thrown) => thrown);

  expect(error).toMatchObject({ name: 'StoreError', status: 403 });
  const shown = inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error);
  expect(shown).not.toMatch(/noteer:clinic|wrong.{1,3}Secret|AWS4-HMAC|recordings\//);
});

test('no is no: a refusal is not asked for twice', async () => {
  road.expect();
  const stranger = s3Storage(address(store.url({ port: road.port, secret: WRONG })));

  await expect(stranger.put(aKey(), randomBytes(10))).rejects.toThrow(/403/);

  expect(road.requests()).toBe(1);
});

test.each([
  ['connections that break', ['reset', 'reset'], 3],
  ['a store that is overloaded', [503, 500, 502], 4],
  ['an answer that is lost', ['answer-lost'], 2],
] as const)('%s: what is tried again is kept', async (_what, troubles, requests) => {
  const [key, bytes] = [aKey(), randomBytes(160_028)];
  road.expect(...troubles);

  await onRoad().put(key, bytes);

  expect(road.requests()).toBe(requests);
  expect((await direct.get(key))?.equals(bytes)).toBe(true);
});

test('reading, too, is tried again', async () => {
  const [key, bytes] = [aKey(), randomBytes(1000)];
  await direct.put(key, bytes);
  road.expect('reset', 503);

  expect((await onRoad().get(key))?.equals(bytes)).toBe(true);
});

test('silence does not last: what nobody answered is sent again', async () => {
  const [key, bytes] = [aKey(), randomBytes(160_028)];
  road.expect('silence');

  await onRoad({ timeout_ms: 1500, tries: 8 }).put(key, bytes);

  expect(road.requests()).toBeGreaterThan(1);
  expect((await direct.get(key))?.equals(bytes)).toBe(true);
});

test('nobody waits for ever: after the last try a put has failed', async () => {
  road.expect('silence', 'silence', 'silence', 'silence', 'silence');

  await expect(onRoad({ timeout_ms: 200 }).put(aKey(), randomBytes(10))).rejects.toThrow(/no answer in time/);

  expect(road.requests()).toBe(4);
});

test('what is damaged on the way is neither confirmed nor kept', async () => {
  const key = aKey();
  road.expect('damage');

  await expect(onRoad().put(key, randomBytes(160_028))).rejects.toThrow(/400 BadDigest/);

  expect(await direct.get(key)).toBeUndefined();
});

test('a store that points elsewhere is not followed', async () => {
  road.expect(307);

  await expect(onRoad().put(aKey(), randomBytes(10))).rejects.toThrow(/another region \(307\)/);

  expect(road.requests()).toBe(1);
});

test('two installations may share a bucket, each in a folder of its own', async () => {
  const [north, south] = ['noord', 'zuid'].map((folder) =>
    s3Storage(address(store.url({ path: `sound/${folder}` }))),
  );
  const key = aKey();
  await north?.put(key, Buffer.from('noord'));
  await south?.put(key, Buffer.from('zuid'));

  await south?.removeFolder('recordings');

  expect([String(await north?.get(key)), await south?.get(key)]).toEqual(['noord', undefined]);
});

test('a store killed in the middle of uploads has each of them whole or not at all, and all that it confirmed', {
  tags: 'thorough',
}, async () => {
  const onceOnly = s3Storage(address(store.url()), { tries: 1 });
  const sent: { key: string; bytes: Buffer; isConfirmed: boolean }[] = [];
  /** Sends one after the other until one fails: when the store dies, something is always under way. */
  async function sendUntilItDies(): Promise<void> {
    for (;;) {
      const upload = { key: aKey(), bytes: randomBytes(500_000), isConfirmed: false };
      sent.push(upload);
      await onceOnly.put(upload.key, upload.bytes);
      upload.isConfirmed = true;
      if (sent.length > 12) await store.kill('object', 'proxy');
    }
  }
  await Promise.allSettled([sendUntilItDies(), sendUntilItDies(), sendUntilItDies(), sendUntilItDies()]);
  await store.start('object', 'proxy');

  const kept = await Promise.all(sent.map(({ key }) => direct.get(key)));
  const lost = sent.filter(({ isConfirmed }, i) => isConfirmed && kept[i] === undefined);
  const broken = sent.filter(({ bytes }, i) => kept[i] !== undefined && !kept[i].equals(bytes));
  expect([lost, broken]).toEqual([[], []]);
  expect(sent.filter(({ isConfirmed }) => !isConfirmed)).toHaveLength(4);
  expect(sent.length).toBeGreaterThan(12);
});

test('what was begun while a part of the store was down is kept once it is back', {
  tags: 'thorough',
}, async () => {
  const [key, bytes] = [aKey(), randomBytes(160_028)];
  road.expect();
  await store.kill('object');
  const put = onRoad({ tries: 14 }).put(key, bytes);
  while (road.requests() < 2) await new Promise((done) => setTimeout(done, 10));
  await store.start('object');

  await put;

  expect((await direct.get(key))?.equals(bytes)).toBe(true);
});

test('a consultation is kept in the store, heard from it in ranges, and gone from it when it is deleted', {
  tags: 'thorough',
}, async () => {
  const noteer = await harness({ STORAGE_URL: store.url({ path: 'sound/noteer' }) });
  const clinician = await noteer.aUser();
  const admin = await noteer.aUser({ role: 'administrator' });
  const pcm = Buffer.concat([someSound(3), someSound(5), someSound(7, 1234)]);
  const ofNoteer = async () => (await store.keys()).filter((key) => key.startsWith('noteer/'));

  const { id, url } = await consultations(noteer).aRecording(clinician, pcm);
  const kept = await ofNoteer();
  const whole = await noteer.app.inject(url);
  // Across the border of two chunks; a WAV begins with 44 bytes.
  const border = 44 + CHUNK_SAMPLES * 2;
  const range = await noteer.app.inject({ url, headers: { range: `bytes=${border - 100}-${border + 99}` } });
  const health = await noteer.request(getHealth);
  await noteer.request(deleteRecording, { as: admin, params: { id } });

  expect(kept).toEqual(['00000', '00001', '00002'].map((seq) => `noteer/recordings/${id}/${seq}`));
  expect(whole.rawPayload.subarray(44).equals(pcm)).toBe(true);
  expect(range.statusCode).toBe(206);
  expect(range.rawPayload.equals(pcm.subarray(CHUNK_SAMPLES * 2 - 100, CHUNK_SAMPLES * 2 + 100))).toBe(true);
  expect(health.body.data.storage).toBe('ok');
  expect(await ofNoteer()).toEqual([]);
});
