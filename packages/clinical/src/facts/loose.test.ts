import { describe, expect, test } from 'vitest';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { isLoose, pointsAtThing } from './loose.ts';

const isLooseIn = (text: string, language: Language = 'nl') =>
  isLoose(text, slotsOf(text, language, { isSpoken: true }), language);

describe('words that do not say what they are about', () => {
  test.each([
    'Drie liter, vermoedelijk',
    'Sinds vrijdag, want de winkel was al dicht',
    'Die is nu weg',
    'Heeft dat nu gedaan',
    'Belt hem zelf, zo meteen',
    'Heeft er niks mee gedaan',
    'Kan, maar nu niet',
    'Liever niet, met deze drukte',
    'Laatste weken niet meer',
    'Als cliënt bij de ouders is',
    'Omdat het te veel werd',
    'Start op zeven april',
    'Dan stijgt lithium in bloed',
  ])('%s', (text) => expect(isLooseIn(text)).toBe(true));

  test.each([
    'Slaapt slecht',
    'Drie keer hoofdpijn gehad',
    'Denkt dat het beter gaat',
    'Die buurman stofzuigt vaak',
    'Over twee weken het natrium opnieuw prikken',
    'Nooit in het ziekenhuis gelegen',
    'Volgende bloedprik donderdag',
    'Spuit: kan, maar nu niet',
    'Kan nog genieten',
    'Als het erger wordt, meteen bellen',
    'Geen klieren',
  ])('not: %s', (text) => expect(isLooseIn(text)).toBe(false));

  test('in English', () => {
    expect(isLooseIn('About three litres', 'en')).toBe(true);
    expect(isLooseIn('No plan', 'en')).toBe(false);
  });
});

test('what a pronoun points at need not be what was asked about', () => {
  expect(pointsAtThing('Overleeft dat wel')).toBe(true);
  expect(pointsAtThing('Heeft die niet meer gehad')).toBe(false);
});
