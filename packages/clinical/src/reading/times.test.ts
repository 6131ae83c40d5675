import { describe, expect, test } from 'vitest';
import type { Language } from '../note.ts';
import { dayOf, dueOf } from './calendar.ts';
import { slotsOf } from './slots.ts';

const times = (text: string, language: Language = 'nl') => slotsOf(text, language, { isSpoken: true }).times;
/** A Thursday. */
const FROM = '2026-03-12';

test.each<[string, Language, object]>([
  ['sinds kerst', 'nl', { relation: 'since', what: { kind: 'feast', name: 'christmas' } }],
  ['al drie weken', 'nl', { relation: 'for', what: { kind: 'span', value: 3, unit: 'week' } }],
  ['vanaf morgen', 'nl', { relation: 'from', what: { kind: 'days', days: 1 } }],
  ['in december', 'nl', { relation: 'in', what: { kind: 'day', day: { month: 12 } } }],
  ['in mei', 'nl', { relation: 'in', what: { kind: 'day', day: { month: 5 } } }],
  ['vorig jaar', 'nl', { what: { kind: 'period', unit: 'year', offset: -1 } }],
  ['over twee weken', 'nl', { relation: 'ahead', what: { kind: 'span', value: 2, unit: 'week' } }],
  ['drie weken geleden', 'nl', { relation: 'ago', what: { kind: 'span', value: 3, unit: 'week' } }],
  ['vijf maanden terug', 'nl', { relation: 'ago', what: { kind: 'span', value: 5, unit: 'month' } }],
  ['op mijn zestiende', 'nl', { what: { kind: 'age', years: 16 } }],
  ['toen ik negen was', 'nl', { what: { kind: 'age', years: 9 } }],
  ['in 2019', 'nl', { relation: 'in', what: { kind: 'year', year: 2019 } }],
  ['sinds half maart', 'nl', { relation: 'since', what: { kind: 'day', day: { month: 3 }, part: 'middle' } }],
  ['tot vrijdag', 'nl', { relation: 'until', what: { kind: 'day', day: { weekday: 5 } } }],
  ['om kwart over drie', 'nl', { relation: 'at', what: { kind: 'clock', minutes: 195, isSure: false } }],
  ["om half vier 's middags", 'nl', { what: { kind: 'clock', minutes: 930, isSure: true } }],
  ['om 14.30 uur', 'nl', { what: { kind: 'clock', minutes: 870, isSure: true } }],
  ['tot een uur of vier', 'nl', { relation: 'until', what: { kind: 'clock', minutes: 240 }, isVague: true }],
  ['een week lang', 'nl', { relation: 'for', what: { kind: 'span', value: 1, unit: 'week' } }],
  ['na een uur', 'nl', { relation: 'after', what: { kind: 'span', value: 1, unit: 'hour' } }],
  ['since Easter', 'en', { relation: 'since', what: { kind: 'feast', name: 'easter' } }],
  ['for three weeks', 'en', { relation: 'for', what: { kind: 'span', value: 3, unit: 'week' } }],
  ['two days ago', 'en', { relation: 'ago', what: { kind: 'span', value: 2, unit: 'day' } }],
  ['in six weeks', 'en', { relation: 'ahead', what: { kind: 'span', value: 6, unit: 'week' } }],
  ['last summer', 'en', { what: { kind: 'season', name: 'summer', offset: -1 } }],
  ['at half past four', 'en', { relation: 'at', what: { kind: 'clock', minutes: 270 } }],
])('%s', (text, language, time) => {
  expect(times(text, language)[0]).toMatchObject(time);
});

test('the half of the day of one time is not that of when it ends', () => {
  const clocks = times("Slaapt van negen uur 's avonds tot tien uur.", 'nl').map(({ what }) => what);
  expect(clocks.filter(({ kind }) => kind === 'clock')).toMatchObject([
    { minutes: 1260, isSure: true },
    { minutes: 600, isSure: false },
  ]);
});

test.each<[string, Language]>([
  ['Ik heb in januari drie keer gebeld.', 'nl'],
  ['Een goede morgen allemaal.', 'nl'],
  ['Vier uur slapen is te weinig.', 'nl'],
  ["Prikken 's ochtends, twaalf uur na de inname.", 'nl'],
  ['Take two to three tablets.', 'en'],
])('%s names no day and no clock', (text, language) => {
  expect(
    times(text, language).filter(
      ({ what }) => what.kind === 'clock' || (what.kind === 'day' && what.day.day),
    ),
  ).toEqual([]);
});

describe('from Thursday 12 March 2026', () => {
  test.each<[string, Language, string]>([
    ['morgen', 'nl', '2026-03-13'],
    ['overmorgen', 'nl', '2026-03-14'],
    ['vrijdag', 'nl', '2026-03-13'],
    ['komende vrijdag', 'nl', '2026-03-13'],
    ['volgende week dinsdag', 'nl', '2026-03-17'],
    ['dinsdag 2 juni', 'nl', '2026-06-02'],
    ['dinsdag twee juni om half tien', 'nl', '2026-06-02'],
    ['over veertien dagen', 'nl', '2026-03-26'],
    ['over twee weken, dinsdag', 'nl', '2026-03-24'],
    ['over een half jaar', 'nl', '2026-09-12'],
    ['binnen drie maanden', 'nl', '2026-06-12'],
    ['eind volgende maand', 'nl', '2026-04-30'],
    ['eind april', 'nl', '2026-04-30'],
    ['begin mei', 'nl', '2026-05-01'],
    ['half mei', 'nl', '2026-05-15'],
    ['volgende maand', 'nl', '2026-04-12'],
    ['volgende week', 'nl', '2026-03-19'],
    ['met Pasen', 'nl', '2026-04-05'],
    ['de negentiende', 'nl', '2026-03-19'],
    ['3-4-2026', 'nl', '2026-04-03'],
    ['vandaag', 'nl', '2026-03-12'],
    ['in a fortnight', 'en', '2026-03-26'],
    ['in four weeks', 'en', '2026-04-09'],
    ['next Tuesday', 'en', '2026-03-17'],
    ['the second of April', 'en', '2026-04-02'],
    ['tomorrow', 'en', '2026-03-13'],
    ['Friday the twentieth of March', 'en', '2026-03-20'],
  ])('%s (%s) is due on %s', (text, language, day) => {
    expect(dueOf(times(text, language), FROM)).toBe(day);
  });

  test.each<[string, string]>([
    ['sinds maandag', '2026-03-09'],
    ['drie weken geleden', '2026-02-19'],
    ['gisteren', '2026-03-11'],
    ['sinds kerst', '2025-12-25'],
    ['sinds tien januari', '2026-01-10'],
    ['vorige week donderdag', '2026-03-05'],
  ])('%s was %s', (text, day) => {
    const [time] = times(text);
    expect(time && dayOf(time, FROM)).toBe(day);
  });

  test.each(['om drie uur', 'sinds maandag', 'al drie weken', 'in 2019', ''])(
    '%s is no day to come',
    (text) => {
      expect(dueOf(times(text), FROM)).toBeUndefined();
    },
  );
});
