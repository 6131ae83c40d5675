/** What every storage promises, whoever keeps the bytes. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { startS3 } from '../../test/s3-server.ts';
import { readSettings } from '../settings.ts';
import { createStorage, openStorage } from './index.ts';
import type { Storage } from './port.ts';
import { s3Storage } from './s3.ts';
import { readS3Address } from './s3-address.ts';

const directory = mkdtempSync(join(tmpdir(), 'noteer-storage-'));
const s3 = await startS3();

afterAll(async () => {
  rmSync(directory, { recursive: true });
  await s3.stop();
});

const STORAGE_URL = { disk: pathToFileURL(directory).href, S3: s3.url({ path: 'sound/clinic/noord' }) };

/** In pages of four, so that a folder of ten takes three of them. */
const inPages: Record<string, Storage> = {
  disk: createStorage(readSettings({ STORAGE_URL: STORAGE_URL.disk })),
  S3: s3Storage(readS3Address(STORAGE_URL.S3) as never, { page: 4 }),
};

const allKeys: Record<string, () => Promise<string[]>> = {
  disk: async () => readdirSync(directory, { recursive: true, withFileTypes: true }).map(({ name }) => name),
  S3: s3.keys,
};

describe.each(['disk', 'S3'] as const)('%s', (kind) => {
  const settings = readSettings({ STORAGE_URL: STORAGE_URL[kind] });
  const storage = createStorage(settings);
  const aFolder = () => `recordings/${randomUUID()}`;

  test.each([0, 1, 160_028, 5_000_000])('%i bytes come back as they were put', async (length) => {
    const key = `${aFolder()}/00000`;
    const bytes = randomBytes(length);

    await storage.put(key, bytes);

    expect((await storage.get(key))?.equals(bytes)).toBe(true);
  });

  test('there is nothing under a key that was never put', async () => {
    const folder = aFolder();
    await storage.put(`${folder}/00000`, randomBytes(10));

    expect(await storage.get(`${folder}/00001`)).toBeUndefined();
    expect(await storage.get(`${aFolder()}/00000`)).toBeUndefined();
  });

  test('putting a key again replaces what was there', async () => {
    const key = `${aFolder()}/00000`;
    await storage.put(key, Buffer.from('longer than what follows'));
    await storage.put(key, Buffer.from('short'));

    expect(String(await storage.get(key))).toBe('short');
  });

  test('many puts at once are all kept', async () => {
    const folder = aFolder();
    const chunks = Array.from({ length: 24 }, (_, seq) => ({
      key: `${folder}/${seq}`,
      bytes: randomBytes(20_000),
    }));

    await Promise.all(chunks.map(({ key, bytes }) => storage.put(key, bytes)));

    const kept = await Promise.all(chunks.map(({ key }) => storage.get(key)));
    expect(kept.every((bytes, i) => bytes?.equals(chunks[i]?.bytes as Buffer))).toBe(true);
  });

  test('removing a folder removes all of it and nothing beside it', async () => {
    const folder = aFolder();
    const beside = `${folder}-2/00000`;
    const keys = Array.from({ length: 10 }, (_, seq) => `${folder}/${seq}`);
    for (const key of [...keys, beside]) await storage.put(key, randomBytes(10));

    await inPages[kind]?.removeFolder(folder);

    const left = await Promise.all(keys.map((key) => storage.get(key)));
    expect(left.every((bytes) => bytes === undefined)).toBe(true);
    expect(await storage.get(beside)).toHaveLength(10);
  });

  test('removing what is not there is no error', async () => {
    await expect(storage.removeFolder(aFolder())).resolves.toBeUndefined();
  });

  test('proving that it works leaves nothing behind', async () => {
    const before = await allKeys[kind]?.();

    await openStorage(settings);

    expect(await allKeys[kind]?.()).toEqual(before);
  });
});
