import { describe, expect, test } from 'vitest';
import { factsOfTurns } from '../../test/told.ts';

const kindOf = (turns: string[], words: string, language: 'nl' | 'en' = 'nl') =>
  factsOfTurns(turns, language).find(({ quote }) => quote.includes(words))?.kind;

const before = [
  'D: Wat kan ik voor u doen?',
  'C: Ik ben zo moe, al drie maanden.',
  'D: Gebruikt u medicijnen?',
  'C: Alleen metformine, twee keer per dag vijfhonderd milligram.',
  'D: Rookt u?',
  'C: Nee, nooit gedaan.',
  'D: Heeft u pijn op de borst?',
  'C: Nee, dat niet.',
];

describe('who says what', () => {
  test('a medicine that nobody named before is prescribed', () =>
    expect(
      kindOf([...before, 'D: Ferrofumaraat tweehonderd milligram, één keer per dag.'], 'Ferrofumaraat'),
    ).toBe('plan'));
  test('what the clinician says that somebody has is a conclusion', () =>
    expect(kindOf([...before, 'D: U hebt bloedarmoede.'], 'bloedarmoede')).toBe('conclusion'));
  test('what something comes from is a conclusion', () =>
    expect(kindOf([...before, 'D: Het komt waarschijnlijk van de metformine.'], 'komt')).toBe('conclusion'));
  test('a result is found, whenever it is told', () =>
    expect(['controls', 'examination']).toContain(
      kindOf([...before, 'D: De urine is schoon, geen ontsteking.'], 'urine'),
    ));
  test('what a relative offers is agreed', () =>
    expect(
      kindOf([...before, 'D: Wie is er thuis?', 'P: Ik ben thuis tot en met zondag.'], 'thuis tot'),
    ).toBe('plan'));
  test('a denial is not agreed', () =>
    expect(kindOf([...before, 'D: Bent u gevallen?', 'C: Nee, niet gevallen.'], 'gevallen')).not.toBe(
      'plan',
    ));
  test('what a client answers is theirs, also after the clinician explained something', () =>
    expect(
      kindOf(['D: Ik leg u uit wat exposure is.', 'D: En toen?', 'C: Toen kwam mijn buurman.'], 'buurman'),
    ).not.toBe('intervention'));
});
