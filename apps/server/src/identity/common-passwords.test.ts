import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  ...[
    'password',
    'Password1!',
    'P@ssw0rd!',
    'P@ssw0rd2026!',
    '12345678!',
    'qwerty123!',
    '!!!welkom!!!',
    'Welkom2026!',
  ],
  ...[
    'Zomer2026!',
    'iloveyou!',
    'aaaaaaaa',
    '!!!!!!!!',
    'Noteer2026!',
    'wachtwoord.',
    'N0teer!!',
    'letmein#',
  ],
])('%s is what everybody tries first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'nieuw-wachtwoord!',
  'correct-horse!',
  'drie gele fietsen.',
  'Vk7#qPz!',
  'Welkom-bij-Noteer!',
  'ab!!',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('the own name and address are no password', () => {
  const own = ['sanne.veldkamp@kliniek.test', 'Sanne', 'Veldkamp', 'SanneVeldkamp'];

  expect(['Veldkamp1!', 'sanneveldkamp!', 'Kliniek2026!'].map((word) => isCommonPassword(word, own))).toEqual(
    [true, true, true],
  );
  expect(isCommonPassword('fietsbel-onder-water', own)).toBe(false);
});

test('the list holds forty thousand', () => {
  expect(statSync(join(import.meta.dirname, 'common-passwords.bin')).size / 5).toBe(40_000);
});
