import { expect, test } from 'vitest';
import { affirms, dangersIn, isGrave } from './risk-words.ts';

const told = (text: string, language: 'nl' | 'en'): string => {
  if (dangersIn(text, language).length === 0) return 'nothing';
  if (isGrave(text, language)) return 'grave';
  return affirms(text, language) ? 'there' : 'denied';
};

test.each([
  ['Zegt tegen haar zus dat het van haar niet meer hoeft.', 'there'],
  ['Gedachten aan de brug: vorige week twee keer.', 'there'],
  ['Eén keer gedacht "zonder mij zouden ze rustiger zijn".', 'there'],
  ['Krassen: 0 in mei, 2x in juni.', 'there'],
  ['Slaat zichzelf bij spanning.', 'there'],
  ['Dacht aan de trein, stond op het perron.', 'grave'],
  ['Stem heeft gezegd "ga van het dak".', 'grave'],
  ['Heeft haar broer een afscheidsapp gestuurd.', 'grave'],
  ['Tabletten van een week klaargelegd op het aanrecht.', 'grave'],
  ['Gedachte "zonder mij" niet meer gehad.', 'denied'],
  ['De stem scheldt, geen opdrachten sinds mei.', 'denied'],
  ['Krassen: 0 in mei.', 'denied'],
  ['Treingedachte weg.', 'denied'],
  ['Exposure met mes in de hand, spanning van 70 naar 30.', 'nothing'],
  ['Medicatie klaargelegd in de weekdoos.', 'nothing'],
  ['Eet met mooi weer op het balkon.', 'nothing'],
  ['Dacht aan de trein te nemen naar haar zus.', 'nothing'],
] as const)('in Dutch: %s', (text, is) => {
  expect(told(text, 'nl')).toBe(is);
});

test.each([
  ['"It\'s crossed my mind."', 'there'],
  ['Cut x2 since last visit.', 'there'],
  ['SI 4/10.', 'there'],
  ["Says all would be happier if he wasn't around.", 'there'],
  ['Thoughts of joining Albert at night.', 'there'],
  ['Sent her brother a goodbye message.', 'grave'],
  ["Had the week's tablets laid out on the bed.", 'grave'],
  ['Intent high last night.', 'grave'],
  ['Voices tell him to jump.', 'grave'],
  ['Thought of "better off" has not returned.', 'denied'],
  ['SI 0/10.', 'denied'],
  ['The voices give no commands.', 'denied'],
  ['Knives: two of them back in the kitchen, one big knife back next week.', 'nothing'],
  ['Cut down on coffee.', 'nothing'],
  ['It crossed my mind to ring the bank.', 'nothing'],
] as const)('in English: %s', (text, is) => {
  expect(told(text, 'en')).toBe(is);
});
