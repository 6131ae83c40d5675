import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
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
