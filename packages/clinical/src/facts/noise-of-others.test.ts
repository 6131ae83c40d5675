import { describe, expect, test } from 'vitest';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';

const roles = { C: 'client', D: 'clinician', P: 'other' } as const;
const told = (turns: string[]) =>
  factsOf(
    readTalk(
      turns.map((turn, seq) => ({
        seq,
        start_s: seq * 5,
        end_s: seq * 5 + 4,
        text: turn.slice(3),
        speaker: { role: roles[turn[0] as keyof typeof roles] },
      })),
      'nl',
    ),
  ).filter(({ weight }) => weight >= 0);

const talk = [
  'D: Hoe slaapt u?',
  'C: Slecht, ik lig tot twee uur wakker.',
  'D: En wie is er thuis?',
  'C: Mijn man en twee kinderen.',
];

describe('what a clinician would strike', () => {
  test('good wishes', () =>
    expect(
      told([...talk, 'D: Ik wens u sterkte, zeven weken dan.'])
        .map(({ quote }) => quote)
        .join(),
    ).not.toMatch(/sterkte/));
  test('the end of a call by telephone is no danger', () =>
    expect(
      told([...talk, 'C: Ik moet ophangen, daar komt ze.'])
        .map(({ quote }) => quote)
        .join(),
    ).not.toMatch(/ophangen/));
  test('what the talk goes back to', () =>
    expect(
      told([...talk, 'D: Even terug naar woensdag.'])
        .map(({ quote }) => quote)
        .join(),
    ).not.toMatch(/woensdag/));
  test('no wish to be resuscitated is told, in few words', () =>
    expect(
      told([...talk, 'D: Zou u gereanimeerd willen worden?', 'C: Nee.']).some(
        ({ clause }) => clause === 'Zou niet gereanimeerd willen worden',
      ),
    ).toBe(true));
});
