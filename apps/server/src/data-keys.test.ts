/** A key is forgotten with all that a kill left beside it. */
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dataKeysIn } from './data-keys.ts';

const dir = mkdtempSync(join(tmpdir(), 'noteer-keys-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const keys = dataKeysIn(dir);
const sealed = Buffer.alloc(60, 7);
const fileOf = (name: Buffer) => join(dir, name.toString('hex').slice(0, 2), name.toString('hex'));

/** As whoever was killed before the new one was in its place. */
function leaveDraft(name: Buffer, age_s: number): string {
  const draft = `${fileOf(name)}.0a1b2c3d.part`;
  writeFileSync(draft, sealed);
  const then = Date.now() / 1000 - age_s;
  utimesSync(draft, then, then);
  return draft;
}

test('a key that is forgotten takes along a draft of it that somebody left', () => {
  const name = keys.keep(sealed);
  const draft = leaveDraft(name, 0);
  keys.forget(name);
  expect(keys.read(name)).toBeUndefined();
  expect(existsSync(draft)).toBe(false);
});

test('old drafts are removed, those that somebody may be writing are not, and keys stay', async () => {
  const [old, young] = [keys.keep(sealed), keys.keep(sealed)];
  const drafts = [leaveDraft(old, 3600), leaveDraft(young, 0)];
  expect(await keys.forgetDrafts()).toBe(1);
  expect(drafts.map(existsSync)).toEqual([false, true]);
  expect([keys.read(old), keys.read(young)]).toEqual([sealed, sealed]);
});

test('what is put in the place of a key leaves nothing beside it', () => {
  const name = keys.keep(sealed);
  keys.replace(name, Buffer.alloc(64, 9));
  expect(keys.read(name)).toEqual(Buffer.alloc(64, 9));
  const hex = name.toString('hex');
  expect(readdirSync(join(dir, hex.slice(0, 2))).filter((each) => each.startsWith(hex))).toEqual([hex]);
});

test('forgetting what another process forgot a moment ago is no error', () => {
  const name = keys.keep(sealed);
  keys.forget(name);
  expect(() => keys.forget(name)).not.toThrow();
  expect(() => keys.forget(Buffer.alloc(16, 1))).not.toThrow();
});
