/** Fetching a language model from a real server that breaks off, refuses, lies and disappears. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fetchLanguageModel,
  type LanguageModels,
  listLanguageModels,
  pauseLanguageModel,
  removeLanguageModel,
} from '@noteer/contract';
import { afterAll, afterEach, expect, test } from 'vitest';
import { harness, withoutModels } from '../../../test/harness.ts';
import type { ManifestEntry } from '../../engines/models/manifest.ts';
import { findModel, installedModels, modelPlaces } from '../../engines/models/places.ts';
import { createShelf, type ModelShelf } from '../../engines/models/shelf.ts';
import { fetchModel } from './fetch-model.job.ts';
import { resumeFetching } from './resume-fetching.job.ts';

const weights = Buffer.from(Array.from({ length: 400_000 }, (_, i) => (i * 7_919) % 251));
const sha256 = createHash('sha256').update(weights).digest('hex');

/** What it does with the next request: `cut` sends so many bytes and breaks the line, `hold` sends them and waits. */
const served: {
  ranges: (string | undefined)[];
  cut: number[];
  hold?: number;
  status?: number;
  body: Buffer;
  open: number;
} = {
  open: 0,
  ranges: [],
  cut: [],
  body: weights,
};
const server = createServer((request, response) => {
  const { range } = request.headers;
  served.ranges.push(range);
  served.open += 1;
  response.on('close', () => {
    served.open -= 1;
  });
  if (served.status) return void response.writeHead(served.status).end();
  const from = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
  const rest = served.body.subarray(from);
  response.writeHead(range ? 206 : 200, { 'content-length': rest.length });
  const cut = served.cut.shift();
  if (cut !== undefined)
    return void response.write(rest.subarray(0, cut), () => setTimeout(() => response.destroy(), 200));
  if (served.hold !== undefined) return void response.write(rest.subarray(0, served.hold));
  response.end(rest);
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const DATA_DIR = mkdtempSync(join(tmpdir(), 'noteer-shelf-'));
const entry = (name: string, more: Partial<ManifestEntry> = {}): ManifestEntry => ({
  ...{ name, kind: 'llama', purpose: '', licence: 'Apache-2.0', languages: ['nl', 'en'] },
  source: { https: `${address}/${name}.gguf` },
  files: [{ path: '', as: `${name}.gguf`, bytes: weights.length, sha256 }],
  offer: { memory_bytes: 1_000 },
  ...more,
});
const offers = [
  ...['plain', 'broken', 'paused', 'refused', 'wrong', 'held', 'resumed', 'dropped'].map((name) =>
    entry(name),
  ),
  entry('greedy', { offer: { memory_bytes: 1e15 } }),
  entry('huge', { files: [{ path: '', as: 'huge.gguf', bytes: 1e15, sha256 }] }),
  entry('nowhere', { source: { https: 'http://127.0.0.1:9/nowhere.gguf' } }),
];
const shelf: ModelShelf = createShelf({ DATA_DIR }, offers, []);
const { request, aUser, auditFrom, services, db } = await harness({}, { ...withoutModels, shelf });
const administrator = await aUser({ role: 'administrator' });

afterEach(() => {
  Object.assign(served, { ranges: [], cut: [], status: undefined, hold: undefined, body: weights });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (name: string) => request(fetchLanguageModel, { as: administrator, params: { name } });
async function modelOf(name: string) {
  const { body } = await request(listLanguageModels, { as: administrator });
  return (body.data as LanguageModels).models.find((model) => model.name === name);
}
const until = (name: string, state: string, more: object = {}) =>
  expect.poll(() => modelOf(name), { timeout: 120_000 }).toMatchObject({ state, ...more });

test('an administrator fetches a model; it is written down who asked and when it came', async () => {
  const audited = await auditFrom();
  expect(await modelOf('plain')).toMatchObject({ state: 'absent', bytes_done: 0, bytes: weights.length });

  expect((await ask('plain')).status).toBe(200);
  await until('plain', 'ready', { bytes_done: weights.length, trouble: null });

  const file = (await findModel(modelPlaces({ DATA_DIR }), 'plain'))?.file as string;
  expect(await readFile(file)).toEqual(weights);
  await expect
    .poll(async () => (await audited()).map(({ event_type_code }) => event_type_code))
    .toContain('language_model.fetched');
  const lines = (await audited()).map(({ event_type_code, user_id, participant_object_detail }) => [
    event_type_code,
    user_id,
    (participant_object_detail as { model?: string } | null)?.model,
  ]);
  expect(lines).toContainEqual(['language_model.fetch_asked', administrator.id, 'plain']);
  expect(lines).toContainEqual(['language_model.fetched', null, 'plain']);
});

test('a line that breaks off twice is taken up where it was', { tags: 'thorough' }, async () => {
  served.cut = [100_000, 100_000];
  await ask('broken');
  await until('broken', 'ready');
  expect(served.ranges[0]).toBeUndefined();
  expect(served.ranges.slice(1)).toEqual([
    expect.stringMatching(/^bytes=[1-9]\d*-$/),
    expect.stringMatching(/^bytes=[1-9]\d*-$/),
  ]);
});

test('a pause keeps what came, and it goes on from there', { tags: 'thorough' }, async () => {
  served.hold = 150_000;
  await ask('paused');
  await until('paused', 'fetching', { bytes_done: 150_000 });
  await request(pauseLanguageModel, { as: administrator, params: { name: 'paused' } });
  await until('paused', 'paused', { left_s: null });
  // The line is let go within a second.
  await expect.poll(() => served.open, { timeout: 60_000 }).toBe(0);
  Object.assign(served, { ranges: [], hold: undefined });
  await ask('paused');
  await until('paused', 'ready');
  expect(served.ranges).toEqual(['bytes=150000-']);
});

test('after a restart it goes on by itself, and after a crash within a minute', {
  tags: 'thorough',
}, async () => {
  served.hold = 200_000;
  await db
    .insertInto('model_fetches')
    .values({ name: 'resumed', state: 'fetching', trouble: null })
    .execute();
  const stop = new AbortController();
  const running = fetchModel.run(services, { name: 'resumed' }, stop.signal);
  await until('resumed', 'fetching', { bytes_done: 200_000 });
  stop.abort(new Error('shutting down'));
  await expect(running).rejects.toThrow();
  expect(await modelOf('resumed')).toMatchObject({ state: 'fetching' });

  Object.assign(served, { ranges: [], hold: undefined });
  await resumeFetching.run(services, {}, new AbortController().signal);
  await until('resumed', 'ready');
  expect(served.ranges).toEqual(['bytes=200000-']);
});

test.each([
  ['nowhere', 'unreachable', {}],
  ['refused', 'refused', { status: 404 }],
  ['wrong', 'wrong_file', { body: Buffer.from(weights).fill(1, 0, 10) }],
  ['greedy', 'memory', {}],
  ['huge', 'disk', {}],
])(
  '%s: what is in the way is told (%s), and it can be asked for again',
  async (name, trouble, given) => {
    Object.assign(served, given);
    await ask(name);
    await until(name, 'failed', { trouble });
    const audited = await auditFrom();
    expect((await ask(name)).status).toBe(200);
    const asked = (await audited()).map(({ event_type_code }) => event_type_code);
    expect(asked).toContain('language_model.fetch_asked');
    await until(name, 'failed');
  },
  180_000,
);

test('who asks twice starts it once', async () => {
  served.hold = 1_000;
  const audited = await auditFrom();
  await Promise.all([ask('held'), ask('held'), ask('held')]);
  await until('held', 'fetching', { bytes_done: 1_000 });
  const asked = (await audited()).filter(
    ({ event_type_code }) => event_type_code === 'language_model.fetch_asked',
  );
  expect(asked).toHaveLength(1);
  await request(pauseLanguageModel, { as: administrator, params: { name: 'held' } });
  await until('held', 'paused');
});

test('it says what the machine has, and recommends the best that fits', async () => {
  const { body } = await request(listLanguageModels, { as: administrator });
  const { machine, may_fetch, models } = body.data as LanguageModels;
  expect(may_fetch).toBe(true);
  expect(machine?.memory_bytes).toBeGreaterThan(1e8);
  expect(machine?.disk_free_bytes).toBeGreaterThan(0);
  expect(models.filter(({ is_recommended }) => is_recommended)).toHaveLength(1);
  expect(models.find(({ name }) => name === 'greedy')?.is_recommended).toBe(false);
});

test.each(['clinician', 'planner', 'auditor'] as const)('a %s has no say in it', async (role) => {
  const as = await aUser({ role });
  expect((await request(listLanguageModels, { as })).status).toBe(403);
  expect((await request(fetchLanguageModel, { as, params: { name: 'plain' } })).status).toBe(403);
  expect((await request(pauseLanguageModel, { as, params: { name: 'plain' } })).status).toBe(403);
});

test('what runs a model comes before it, and a model comes only with what runs it', async () => {
  const own = { DATA_DIR: mkdtempSync(join(tmpdir(), 'noteer-shelf-engine-')) };
  const engine = entry('engine', { kind: 'engine' });
  const watch = { onProgress: () => {}, signal: new AbortController().signal };
  const lost = { ...engine, source: { https: 'http://127.0.0.1:9/engine' } };
  await expect(createShelf(own, offers, [lost]).fetch('plain', watch)).rejects.toThrow('cannot be reached');
  expect(await installedModels(modelPlaces(own))).toEqual([]);

  await createShelf(own, offers, [engine]).fetch('plain', watch);
  expect((await installedModels(modelPlaces(own))).map(({ name }) => name)).toEqual(['engine', 'plain']);
});

test('what came of a model is thrown away when it is cancelled, and a model that is here is removed', async () => {
  served.hold = 120_000;
  const audited = await auditFrom();
  await ask('dropped');
  await until('dropped', 'fetching', { bytes_done: 120_000 });
  const remove = (name: string) => request(removeLanguageModel, { as: administrator, params: { name } });
  expect((await remove('dropped')).status).toBe(200);
  await until('dropped', 'absent', { bytes_done: 0 });
  await expect
    .poll(() => existsSync(join(DATA_DIR, 'models', '.incoming', 'dropped')), { timeout: 60_000 })
    .toBe(false);

  Object.assign(served, { ranges: [], hold: undefined });
  await ask('dropped');
  await until('dropped', 'ready');
  // It began anew.
  expect(served.ranges).toEqual([undefined]);
  await remove('dropped');
  await until('dropped', 'absent');
  const events = (await audited()).map(({ event_type_code }) => event_type_code);
  expect(events).toEqual([
    'language_model.fetch_asked',
    'language_model.fetch_cancelled',
    'language_model.fetch_asked',
    'language_model.fetched',
    'language_model.removed',
  ]);
});

test('a model that nobody offers is not found', async () => {
  expect((await ask('llama-70b')).status).toBe(404);
});
