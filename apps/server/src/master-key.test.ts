import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { changeRing, openKeyRing, parseRing, ringFile, withNewKey, withoutKey } from './master-key.ts';
import { createSealing } from './sealing.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'noteer-key-'));
});

test('the first start makes a key that only its owner can read, the next finds it', () => {
  const first = openKeyRing({ DATA_DIR: dir }).text();

  expect(first).toMatch(/^[0-9a-f]{64}\n$/);
  expect(openKeyRing({ DATA_DIR: dir }).text()).toBe(first);
  expect(statSync(join(dir, 'master.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dir)).toEqual(['master.key']);
});

test('a key from the settings is used, and no file is written', () => {
  const key = Buffer.alloc(32, 3);

  expect(openKeyRing({ MASTER_KEY: key, DATA_DIR: dir }).text()).toBe(`${key.toString('hex')}\n`);
  expect(readdirSync(dir)).toEqual([]);
});

test('a damaged key stops the start instead of being replaced', () => {
  writeFileSync(join(dir, 'master.key'), 'half a ke');

  expect(() => openKeyRing({ DATA_DIR: dir })).toThrow(/master.key is damaged/);
});

test('after a rotation new seals are of the new key, old ones open, and fingerprints stay', async () => {
  const where = { DATA_DIR: dir };
  const before = createSealing(openKeyRing(where).ring);
  const old = before.seal('owner', Buffer.from('a secret'));

  const { keys } = changeRing(ringFile(where), withNewKey);
  const after = createSealing(openKeyRing(where).ring);
  const anew = after.seal('owner', Buffer.from('a secret'));

  expect([...keys.keys()]).toEqual([0, 1]);
  expect(after.newestKey()).toBe(1);
  expect(after.open('owner', old).toString()).toBe('a secret');
  expect(after.mac('client', 'Bram')).toEqual(before.mac('client', 'Bram'));
  // A process that was there before reads the file again when it meets a key that it does not know, and seals with it soon.
  expect(before.open('owner', anew).toString()).toBe('a secret');
  await expect.poll(() => before.newestKey()).toBe(1);
});

test('what the first key sealed stays closed without it, and fingerprints do not need it', () => {
  const where = { DATA_DIR: dir };
  const before = createSealing(openKeyRing(where).ring);
  const old = before.seal('owner', Buffer.from('a secret'));
  changeRing(ringFile(where), withNewKey);
  changeRing(ringFile(where), (ring) => withoutKey(ring, 0));
  const after = createSealing(openKeyRing(where).ring);

  expect(() => after.open('owner', old)).toThrow(/no key 0/);
  expect(after.mac('installation')).toEqual(before.mac('installation'));
  expect(() => parseRing('1 '.padEnd(66, 'a'))).not.toThrow();
  expect(parseRing('1 '.padEnd(66, 'a'))).toBeUndefined();
});

test('of two that change the keys at once one is refused', () => {
  const where = { DATA_DIR: dir };
  openKeyRing(where);
  changeRing(ringFile(where), (ring) => {
    expect(() => changeRing(ringFile(where), withNewKey)).toThrow(/right now/);
    return withNewKey(ring);
  });
  expect(parseRing(openKeyRing(where).text())?.keys.size).toBe(2);
});
