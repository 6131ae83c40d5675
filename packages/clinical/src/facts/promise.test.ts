import { expect, test } from 'vitest';
import { promiseOf } from './promise.ts';

const partner = { role: 'other', sure: 1, relation: 'partner' } as const;
const client = { role: 'client', sure: 1 } as const;

test('what a relative promises is theirs to do', () =>
  expect(promiseOf('Mevrouw, wilt u bellen als uw man weer valt?', ['Ja, dat doe ik.'], partner, 'nl')).toBe(
    'Partner zal bellen als cliënt weer valt',
  ));

test('what the client promises is written of the client', () =>
  expect(promiseOf('Wil je elke dag een half uur wandelen?', ['Dat zal ik doen.'], client, 'nl')).toMatch(
    /^Zal elke dag een half uur wandelen/,
  ));

test.each([
  ['Wilt u stoppen met roken?', 'Ja.'],
  ['Hoe gaat het met u?', 'Dat doe ik.'],
  ['Wilt u bellen als het erger wordt?', 'Dat weet ik nog niet.'],
])('%s – %s promises nothing', (question, answer) =>
  expect(promiseOf(question, [answer], client, 'nl')).toBeNull(),
);
