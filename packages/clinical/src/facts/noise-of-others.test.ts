import { describe, expect, test } from 'vitest';
import { factsOfTurns } from '../../test/told.ts';

const told = (turns: string[]) => factsOfTurns(turns).filter(({ weight }) => weight >= 0);

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
