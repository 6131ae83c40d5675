import { expect, test } from 'vitest';
import { piecesOf, type Turn } from '../../test/turns.ts';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';

const told = (...turns: Turn[]) =>
  factsOf(readTalk(piecesOf(turns), 'nl'))
    .filter(({ weight }) => weight >= 0)
    .map(({ clause, quote }) => clause ?? quote)
    .join('\n');

test('a worry that the client explains and the other accepts is told as the three of them', () => {
  const facts = told(
    ['B', 'Hoe gaat het thuis?'],
    ['D', 'Hij zit de hele nacht te praten op zijn kamer.'],
    ['C', 'Dat is het spel. Ik praat met vrienden, met een koptelefoon.'],
    ['D', 'O, met een koptelefoon. Dat kan.'],
    ['B', 'En overdag?'],
  );
  expect(facts).toMatch(/^Vrouw: “Hij zit .*” – cliënt: “.*koptelefoon\.” – vrouw: “O, met een koptelefoon/m);
  expect(facts).not.toMatch(/nacht te praten.*\(volgens/);
});

test('what the client does not explain stays what the other saw', () => {
  expect(
    told(
      ['B', 'Hoe gaat het thuis?'],
      ['D', 'Hij zit de hele nacht te praten op zijn kamer.'],
      ['C', 'Ja, dat is zo.'],
      ['B', 'En overdag?'],
    ),
  ).not.toContain('– cliënt:');
});
