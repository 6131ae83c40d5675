import { expect, it } from 'vitest';
import { readTalk } from './read-talk.ts';

const textsOf = (...said: string[]): string[] =>
  readTalk(
    said.map((text, seq) => ({
      seq,
      start_s: seq,
      end_s: seq + 1,
      text,
      speaker: { role: seq % 2 === 0 ? 'clinician' : 'client' } as const,
    })),
    'nl',
  ).sentences.map(({ text }) => text);

it.each([
  ['Mevrouw, heeft u pijn bij het plassen?', 'Heeft u pijn bij het plassen?'],
  ['Twee keer, meneer.', 'Twee keer.'],
  ['Alcohol, hoeveel drinkt u?', 'Alcohol, hoeveel drinkt u?'],
  ['Sertraline, neemt u die elke dag?', 'Sertraline, neemt u die elke dag?'],
])('leaves out by what title somebody is spoken to: %s', (said, text) => {
  expect(textsOf(said)[0]).toBe(text);
});

it('leaves out by what name somebody is spoken to', () => {
  expect(textsOf('En braken, Femke, deze week?', 'Nee.', 'Hoe slaap je, Femke?', 'Goed.')).toEqual([
    'En braken deze week?',
    'Nee.',
    'Hoe slaap je?',
    'Goed.',
  ]);
});

it('keeps names that say who somebody is', () => {
  const said = 'Ik bel Hanna, Eva en mijn zus, Anna.';
  expect(textsOf('Wie belt u, Anna?', said).at(-1)).toBe(said);
});
