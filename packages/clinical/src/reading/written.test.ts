import { expect, test } from 'vitest';
import { written } from './written.ts';

test.each([
  ['vijfenzeventig milligram', '75 mg'],
  ['twee en een halve milligram', '2,5 mg'],
  ['half vijf', 'half vijf'],
  ['om half vijf in de ochtend', 'om 4.30 uur'],
  ["om twee uur 's middags", 'om 14.00 uur'],
  ["om acht uur 's avonds", 'om 20.00 uur'],
  ['bij zijn ontbijt, om twaalf uur dus', 'bij zijn ontbijt, om 12.00 uur dus'],
  ['om kwart voor negen', 'om kwart voor negen'],
  ['honderdtweeëndertig over zeventig', '132/70'],
  ['negen april', '9 april'],
  ['donderdag negentien maart', 'donderdag 19 maart'],
  ['temperatuur zesendertig negen', 'temperatuur 36,9 °C'],
  ['elf komma vier', '11,4'],
  ['nul komma tweeënnegentig', '0,92'],
  ['twee keer per dag', '2 keer per dag'],
  ['vierenzestig kilo', '64 kg'],
  ['tachtig procent', '80%'],
  ['een week of vijf', 'ongeveer 5 weken'],
  ['tot een uur of twee', 'tot een uur of twee'],
  ['een uur of zes per nacht', 'ongeveer 6 uur per nacht'],
  ['drie, vier uur', '3 à 4 uur'],
  ['twee tot drie weken', '2 tot 3 weken'],
  ['zesentwintig van veertig', '26 van 40'],
  ['5 milligram', '5 mg'],
  ['de negentiende', 'de 19e'],
  ['om een uur', 'om een uur'],
  ['Ik sta om zeven op', 'Ik sta om zeven op'],
  ['één keer per week', '1 keer per week'],
  ['maar vijf uur per nacht', 'maar 5 uur per nacht'],
  ['acht uur geslapen in de nacht', '8 uur geslapen in de nacht'],
])('%s is written as %s', (text, note) => {
  expect(written(text, 'nl')).toBe(note);
});

test.each([
  'Een zus en een broer.',
  'Hij heeft een hond.',
  'anderhalf uur',
  'een half jaar',
  'een halve tablet',
  'geen van drieën',
  'een van de twee',
  'op mijn zestiende',
  'met zijn vieren',
  'een paar keer',
  'de eerste keer',
  'om een rustiger kamer',
  'om een reden',
  'Geen klachten.',
])('%s stays as it is', (text) => {
  expect(written(text, 'nl')).toBe(text);
});

test.each([
  ['forty-five milligrams', '45 mg'],
  ['at half past four', 'at 4:30'],
  ['at half past four in the afternoon', 'at 4:30 pm'],
  ['one hundred and twenty-eight over seventy-nine', '128/79'],
  ['seventy-eight and a half kilos', '78.5 kg'],
  ['eighty percent', '80%'],
  ['four to six weeks', '4 to 6 weeks'],
  ["I'm thirty-four", "I'm 34"],
  ['Tuesday the seventh of April', 'Tuesday 7 April'],
  ['the twenty-second of May', '22 May'],
  ['Friday the seventeenth', 'Friday the 17th'],
  ['from four to one a day', 'from four to one a day'],
  ['lower it by ten milligrams', 'lower it by 10 mg'],
  ['leave it at two a day', 'leave it at two a day'],
  ['half a tablet', 'half a tablet'],
  ['one of them', 'one of them'],
  ['a dog and a cat', 'a dog and a cat'],
  ['no one', 'no one'],
])('%s is written as %s', (text, note) => {
  expect(written(text, 'en')).toBe(note);
});

test('a dose in two numbers is no time of the clock', () => {
  expect(written('Lamotrigine stays at one fifty', 'en')).toBe('Lamotrigine stays at one fifty');
  expect(written('We meet at one fifty', 'en')).toBe('We meet at 1:50');
});
