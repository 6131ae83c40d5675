import { expect, test } from 'vitest';
import type { Language } from '../note.ts';
import { readQuantities } from './read-quantities.ts';
import { tokensOf } from './tokens.ts';

const read = (text: string, language: Language, isSpoken = false) =>
  readQuantities(tokensOf(text), language, isSpoken);

const amounts = (text: string, language: Language, isSpoken = false) =>
  read(text, language, isSpoken).flatMap((each) => (each.what === 'amount' ? [each.value] : []));

test.each<[string, number]>([
  ['vijftig milligram', 50],
  ['vijfenveertig', 45],
  ['honderdtwintig', 120],
  ['honderd vijfendertig', 135],
  ['driehonderdvijfenzeventig', 375],
  ['tweeduizend', 2000],
  ['tweeëntachtig kilo', 82],
  ['anderhalf uur', 1.5],
  ['drieënhalve week', 3.5],
  ['zeven en een half milligram', 7.5],
  ['nul komma acht', 0.8],
  ['een halve kilo', 0.5],
  ['2,5 mg', 2.5],
  ['1.000 mg', 1000],
  ['7.5 mg', 7.5],
  ['500mg', 500],
  ['de vierde keer', 4],
  ['81-jarige vrouw', 81],
  ['tweemaal daags', 2],
  ['2 dd', 2],
  ['driemaal', 3],
])('%s is %d', (text, value) => {
  expect(amounts(text, 'nl')).toContain(value);
});

test.each<[string, number]>([
  ['forty-five milligrams', 45],
  ['forty five', 45],
  ['one hundred and thirty-five', 135],
  ['a hundred and fifty milligrams', 150],
  ['two thousand five hundred', 2500],
  ['one and a half tablets', 1.5],
  ['two and a half', 2.5],
  ['eighty-nine point five', 89.5],
  ['nought point nine eight', 0.98],
  ['half a tablet', 0.5],
  ['twice daily', 2],
  ['500 mg bd', 2],
  ['1,000 mg', 1000],
  ['18-month history', 18],
  ['the third infection', 3],
])('%s is %d', (text, value) => {
  if (Number.isNaN(value)) expect(amounts(text, 'en')).toEqual([]);
  else expect(amounts(text, 'en')).toContain(value);
});

test('what is said can be read in more than one way, and all of them count', () => {
  const said = (text: string, language: Language) =>
    read(text, language, true).flatMap((each) =>
      each.what === 'amount' ? [each.value, ...each.others] : [],
    );
  expect(said('blood pressure one thirty-four over seventy-eight', 'en')).toContain(134);
  expect(said('achtendertig vijf gisteravond', 'nl')).toContain(38.5);
  expect(said('a litre and a half a day', 'en')).toContain(1.5);
  expect(said('een week of zes', 'nl')).toContain(6);
});

test('parts of one number are not numbers of their own', () => {
  expect(amounts('seventy-five milligrams', 'en', true)).toEqual([75]);
});

test.each(['PHQ-9', 'HbA1c', 'DSM-5', 'SpO2', 'diabetes type 2', 'B12'])(
  '%s holds no number to check',
  (text) => {
    expect(amounts(text, 'nl')).toEqual([]);
  },
);

const minutes = (text: string, language: Language, isSpoken = false) =>
  read(text, language, isSpoken).flatMap((each) => (each.what === 'clock' ? [each.minutes] : []));
const at = (hour: number, minute: number) => (hour % 12) * 60 + minute;

test.each<[Language, string, number]>([
  ['nl', 'om half vier', at(3, 30)],
  ['nl', 'om halfvier', at(3, 30)],
  ['nl', 'tien voor halftien', at(9, 20)],
  ['nl', 'kwart over drie', at(3, 15)],
  ['nl', 'kwart voor tien', at(9, 45)],
  ['nl', 'tien voor half twee', at(1, 20)],
  ['nl', 'vijf over half tien', at(9, 35)],
  ['nl', 'om 15.15 uur', at(3, 15)],
  ['nl', '14:00 uur', at(2, 0)],
  ['nl', 'om twee uur', at(2, 0)],
  ['en', 'quarter past three', at(3, 15)],
  ['en', 'half past nine', at(9, 30)],
  ['en', 'at ten to four', at(3, 50)],
  ['en', 'at two fifteen', at(2, 15)],
  ['en', '5 am', at(5, 0)],
  ['en', 'by 21:30', at(9, 30)],
])('%s: %s is a time of the clock', (language, text, time) => {
  expect(minutes(text, language)).toEqual([time]);
});

test('a duration and a range are no times', () => {
  expect(minutes('slaapt zeven uur', 'nl')).toEqual([]);
  expect(minutes('four to six weeks', 'en')).toEqual([]);
});

const days = (text: string, language: Language, isSpoken = false) =>
  read(text, language, isSpoken).flatMap((each) => {
    if (each.what !== 'day') return [];
    const { day, month, year, weekday } = each;
    return [{ day, month, year, weekday }];
  });

test.each<[Language, string, object]>([
  ['nl', 'dinsdag 17 maart', { weekday: 2, day: 17, month: 3 }],
  ['nl', '3 maart 2026', { day: 3, month: 3, year: 2026 }],
  ['nl', '3-3-2026', { day: 3, month: 3, year: 2026 }],
  ['nl', '2026-03-17', { day: 17, month: 3, year: 2026 }],
  ['nl', 'op vrijdag', { weekday: 5 }],
  ['nl', 'in augustus', { month: 8 }],
  ['en', 'March third', { day: 3, month: 3 }],
  ['en', 'the second of November', { day: 2, month: 11 }],
  ['en', 'December the fourth', { day: 4, month: 12 }],
  ['en', 'Thursday 26th', { weekday: 4, day: 26 }],
  ['en', 'May 14th', { day: 14, month: 5 }],
  ['en', 'Monday the twenty-sixth', { weekday: 1, day: 26 }],
])('%s: %s is a day', (language, text, day) => {
  expect(days(text, language)).toMatchObject([day]);
});

test('may and march are words too', () => {
  expect(days('It may help to march on.', 'en')).toEqual([]);
});
