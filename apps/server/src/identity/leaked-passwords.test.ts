import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { isLeakedPassword } from './leaked-passwords.ts';
import { demandGoodPassword } from './new-password.ts';

const dir = mkdtempSync(join(tmpdir(), 'noteer-leaked-'));
afterAll(() => rmSync(dir, { recursive: true }));
const file = join(dir, 'leaked.txt');

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const passwords = Array.from({ length: 257 }, (_, at) => `gelekt-${at}!`);
const linesOf = (some: string[], count: (at: number) => string) =>
  some
    .map(hashOf)
    .sort()
    .map((hash, at) => `${hash}${count(at)}`);

test.each([
  ['as they are given away', (at: number) => `:${at * 7_919}\r`],
  ['as hashes alone', () => ''],
])('in a file %s every one is found, the first and the last too, and no other', (_, count) => {
  for (const some of [passwords, passwords.slice(0, 1), passwords.slice(0, 2)]) {
    for (const end of ['', '\n']) {
      writeFileSync(file, linesOf(some, count).join('\n') + end);
      expect(some.filter((password) => !isLeakedPassword(file, password))).toEqual([]);
      expect(
        passwords.map((password) => `${password}x`).filter((password) => isLeakedPassword(file, password)),
      ).toEqual([]);
    }
  }
});

test('an empty file holds none', () => {
  writeFileSync(file, '');
  expect(isLeakedPassword(file, 'gelekt-1!')).toBe(false);
});

test('a new password that leaked is refused where there is such a file, and a file that is not there stops the start', () => {
  writeFileSync(file, linesOf(passwords, () => ':1').join('\n'));
  const services = {
    settings: readSettings({ LEAKED_PASSWORDS_FILE: file }),
    installation: { is_demo: false, mfa: 'required' as const },
  };

  expect(() => demandGoodPassword(services, 'gelekt-7!', {})).toThrow('known from a leak');
  expect(() => demandGoodPassword(services, 'drie gele fietsen!', {})).not.toThrow();
  expect(() => readSettings({ LEAKED_PASSWORDS_FILE: join(dir, 'elsewhere') })).toThrow(
    /LEAKED_PASSWORDS_FILE must name a file/,
  );
});
