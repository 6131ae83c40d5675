import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { promisesOf } from '../../test/storage-promises.ts';
import { readSettings } from '../settings.ts';
import { createStorage } from './index.ts';

const directory = mkdtempSync(join(tmpdir(), 'noteer-storage-'));
afterAll(() => rmSync(directory, { recursive: true }));

const STORAGE_URL = pathToFileURL(directory).href;

promisesOf('disk', {
  STORAGE_URL,
  inPages: createStorage(readSettings({ STORAGE_URL })),
  allKeys: async () =>
    readdirSync(directory, { recursive: true, withFileTypes: true }).map(({ name }) => name),
});

test.each(['../elsewhere', 'a/../../elsewhere', '/tmp/elsewhere', '.', ''])(
  'nothing is put, read or removed outside its folder: %o',
  async (key) => {
    const root = mkdtempSync(join(tmpdir(), 'noteer-storage-'));
    const own = pathToFileURL(join(root, 'own')).href;
    const storage = createStorage(readSettings({ STORAGE_URL: own }));
    await storage.put('kept/one', Buffer.from('kept'));
    const elsewhere = join(root, 'elsewhere');
    writeFileSync(elsewhere, 'not ours');

    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('leads out');
    await expect(storage.get(key)).rejects.toThrow('leads out');
    await expect(storage.removeFolder(key)).rejects.toThrow('leads out');
    expect([existsSync(elsewhere), String(await storage.get('kept/one'))]).toEqual([true, 'kept']);
    rmSync(root, { recursive: true });
  },
);
