import { expect, test } from 'vitest';
import { piecesOf, type Turn } from '../../../test/turns.ts';
import type { Language } from '../../note.ts';
import { readTalk } from '../read-talk.ts';

const held = (language: Language, ...turns: Turn[]) =>
  readTalk(piecesOf(turns), language)
    .sentences.map(({ text }) => text)
    .filter(Boolean);

test('of two that were left open the one that was chosen holds', () => {
  expect(
    held(
      'nl',
      ['C', 'Dat is goed.'],
      ['B', 'Het bloed prikken we morgen of donderdag. Doe maar donderdag, dan bent u er toch.'],
    ),
  ).toContain('Het bloed prikken we donderdag.');
  expect(
    held(
      'en',
      ['C', 'That is fine.'],
      ['B', "We'll take the blood on Tuesday or Thursday."],
      ['B', "Let's make it Thursday."],
    ),
  ).toContain("We'll take the blood on Thursday.");
});

test('who asks somebody else how often it was does not hold to the first number', () => {
  expect(
    held(
      'nl',
      ['B', 'Hoe vaak nam u de oxazepam?'],
      ['C', 'Twee keer. Nee, Joke, gisteren hoe vaak?'],
      ['D', 'Drie keer gisteren.'],
    )[1],
  ).toMatch(/drie keer/i);
});
