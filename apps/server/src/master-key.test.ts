import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadMasterKey } from './master-key.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'noteer-key-'));
});

test('the first start makes a key that only its owner can read, the next finds it', () => {
  const first = loadMasterKey(undefined, dir);

  expect(first.length).toBe(32);
  expect(loadMasterKey(undefined, dir)).toEqual(first);
  expect(statSync(join(dir, 'master.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dir)).toEqual(['master.key']);
});

test('a key from the settings is used, and no file is written', () => {
  const key = Buffer.alloc(32, 3);

  expect(loadMasterKey(key, dir)).toEqual(key);
  expect(readdirSync(dir)).toEqual([]);
});

test('a damaged key stops the start instead of being replaced', () => {
  writeFileSync(join(dir, 'master.key'), 'half a ke');

  expect(() => loadMasterKey(undefined, dir)).toThrow(/master.key is damaged/);
});
