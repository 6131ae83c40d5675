/** What every storage promises, whoever keeps the bytes: called by the tests of each kind. */
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { createStorage, openStorage } from '../src/storage/index.ts';
import type { Storage } from '../src/storage/port.ts';

type Kept = {
  STORAGE_URL: string;
  /** The same storage, in pages of four: so that a folder of ten takes three of them. */
  inPages: Storage;
  allKeys: () => Promise<string[]>;
};

export function promisesOf(kind: string, { STORAGE_URL, inPages, allKeys }: Kept): void {
  const settings = readSettings({ STORAGE_URL });
  const storage = createStorage(settings);
  const aFolder = () => `recordings/${randomUUID()}`;

  describe(kind, () => {
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

      await inPages.removeFolder(folder);

      const left = await Promise.all(keys.map((key) => storage.get(key)));
      expect(left.every((bytes) => bytes === undefined)).toBe(true);
      expect(await storage.get(beside)).toHaveLength(10);
    });

    test('removing what is not there is no error', async () => {
      await expect(storage.removeFolder(aFolder())).resolves.toBeUndefined();
    });

    test('proving that it works leaves nothing behind, nor does looking', async () => {
      const before = await allKeys();

      await openStorage(settings);
      await storage.look();

      expect(await allKeys()).toEqual(before);
    });
  });
}
