import { expect, test } from 'vitest';
import { dueDay } from './due-day.ts';

/** Said on Thursday 12 March 2026. */
const said = '2026-03-12';

const dutch: [when: string, day: string | null][] = [
  ['over twee weken', '2026-03-26'],
  ['over 10 dagen', '2026-03-22'],
  ['binnen een week', '2026-03-19'],
  ['over drie maanden', '2026-06-12'],
  ['over een half jaar', null],
  ['over anderhalve week', null],
  ['donderdag 9 april', '2026-04-09'],
  ['donderdag 9 april om half elf', '2026-04-09'],
  ['vrijdag 9 april', null],
  ['negen april', '2026-04-09'],
  ['12 februari', '2027-02-12'],
  ['09-04-2026', '2026-04-09'],
  ['9-4', '2026-04-09'],
  ['op de negende', '2026-04-09'],
  ['volgende week dinsdag', '2026-03-17'],
  ['dinsdag over twee weken', '2026-03-24'],
  ['dinsdag', '2026-03-17'],
  ['donderdag', '2026-03-19'],
  ['vóór vrijdag', '2026-03-13'],
  ['deze week vrijdag', '2026-03-13'],
  ['deze week maandag', null],
  ['vandaag', '2026-03-12'],
  ['morgen', '2026-03-13'],
  ['morgenochtend om 9 uur', '2026-03-13'],
  ['overmorgen', '2026-03-14'],
  ['volgende week', null],
  ['elke dinsdag', null],
  ['dinsdag of woensdag', null],
  ['in april', null],
  ['eind april', null],
  ['30 februari', null],
  ['twee weken geleden', null],
  ['zodra de uitslag er is', null],
  ['', null],
];

const english: [when: string, day: string | null][] = [
  ['in two weeks', '2026-03-26'],
  ['in a week', '2026-03-19'],
  ['two weeks from now', '2026-03-26'],
  ['in a fortnight', '2026-03-26'],
  ['before Friday 3 April', '2026-04-03'],
  ['the ninth of April', '2026-04-09'],
  ['April 9th', '2026-04-09'],
  ['tomorrow', '2026-03-13'],
  ['the day after tomorrow', null],
  ['on Tuesday', '2026-03-17'],
  ['Tuesday next week', '2026-03-17'],
  ['next Tuesday', null],
  ['next week', null],
  ['every Monday', null],
  ['when the result is in', null],
];

test.each(dutch)('%s', (when, day) => expect(dueDay(when, said, 'nl')).toBe(day));
test.each(english)('%s', (when, day) => expect(dueDay(when, said, 'en')).toBe(day));

test('the last day of a month stays one', () =>
  expect(dueDay('over een maand', '2026-01-31', 'nl')).toBe('2026-02-28'));
test('without a day to count from there is none', () =>
  expect(dueDay('morgen', 'gisteren', 'nl')).toBeNull());
