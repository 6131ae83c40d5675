import { describe, expect, test } from 'vitest';
import { factsOfTurns } from '../../test/told.ts';

const kindOf = (turns: string[], words: string, language: 'nl' | 'en' = 'nl') =>
  factsOfTurns(turns, language).find(({ quote }) => quote.includes(words))?.kind;

const before = [
  'D: Wat kan ik voor u doen?',
  'C: Ik heb last van mijn maag, al drie maanden.',
  'D: Gebruikt u medicijnen?',
  'C: Alleen metformine, twee keer per dag vijfhonderd milligram.',
  'D: Rookt u?',
  'C: Nee, nooit gedaan.',
  'D: Dan spreken we af dat u met de koffie stopt.',
  'C: Dat is goed.',
];

describe('what is found', () => {
  test('what hands and eyes find is found, late in the talk too', () =>
    expect(kindOf([...before, 'D: Ik ga uw buik voelen. Ik voel geen zwelling.'], 'geen zwelling')).toBe(
      'examination',
    ));
  test('a value is found, and not agreed', () =>
    expect(kindOf([...before, 'D: Even stil. Honderdvierendertig over tachtig.'], 'tachtig')).toBe(
      'controls',
    ));
  test('a value that is aimed at is not found', () =>
    expect(
      kindOf([...before, 'D: We willen onder de honderddertig over tachtig blijven.'], 'blijven'),
    ).not.toBe('controls'));
  test('what a client feels where they are touched is found', () =>
    expect(kindOf([...before, 'D: Doet dit pijn?', 'C: Een beetje, daar bovenin.'], 'bovenin')).toBe(
      'examination',
    ));
  test('what a client feels otherwise is told', () =>
    expect(kindOf([...before, 'D: Doet het pijn?', 'C: Een beetje, als ik eet.'], 'als ik eet')).not.toBe(
      'examination',
    ));
});

describe('what is agreed', () => {
  test('a medicine that the clinician forbids', () =>
    expect(kindOf([...before, 'D: Dus geen ibuprofen of diclofenac.'], 'ibuprofen')).toBe('plan'));
  test('what answers something that the clinician thought of', () =>
    expect(
      kindOf(
        [...before, 'D: Ik heb gedacht aan een opname, een paar dagen.', 'C: Nee, alsjeblieft.'],
        'alsjeblieft',
      ),
    ).toBe('plan'));
  test('how it stands with something is told', () =>
    expect(
      kindOf(
        [...before, 'D: Hoe staat het met de kringloop, ga je nog?', 'C: Dinsdag en donderdag.'],
        'Dinsdag',
      ),
    ).not.toBe('plan'));
});

describe('what is of danger', () => {
  test('the wish to be dead, in a number', () =>
    expect(
      kindOf(
        ['D: Van nul tot tien, hoe sterk is de wens om dood te zijn?', 'C: Drie. Vanmiddag een negen.'],
        'Drie',
      ),
    ).toBe('risk'));
  test('a death in the family is of the family', () =>
    expect(
      kindOf(
        ['D: Zijn er mensen in de familie door zelfdoding overleden?', 'C: Een oom van mijn man.'],
        'oom',
      ),
    ).not.toBe('risk'));
  test('attacks of panic are no attempts', () =>
    expect(
      kindOf(['D: Before anything else, how was the week?', 'C: Mixed. Three attacks.'], 'Mixed', 'en'),
    ).not.toBe('attempts'));
});
