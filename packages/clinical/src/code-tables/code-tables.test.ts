import { expect, test } from 'vitest';
import { verifiedZpm } from '../codes/verified-zpm.ts';
import { compareLists } from './compare.ts';
import { partConflicts } from './conflicts.ts';
import { readCents, readCount, readDay, readProfession, readSetting } from './read-cell.ts';
import { readLine } from './read-line.ts';
import { recogniseHeader } from './recognise.ts';
import type { Placed, TableRow } from './table.ts';

const row = (line: number, ...cells: string[]): TableRow => ({ line, cells });
const aLine = (values: Partial<Placed>): Placed => ({
  ...{ code: 'A1', description: 'Gesprek', valid_from: '2026-01-01', valid_until: null, type: null },
  ...{ setting: null, profession: null, kind: null, minutes: null, group_size: null, tariff_cents: null },
  position: 2,
  ...values,
});

test.each([
  ['159,70', 15970],
  ['159.7', 15970],
  ['€ 1.234,50', 123450],
  ['1,234.50', 123450],
  ['231.5', 23150],
  ['159.69999999999999', 15970],
  ['12,-', 1200],
  ['75', 7500],
  ['1.234', undefined],
  ['twaalf', undefined],
  ['-5', undefined],
  ['12,5,6', undefined],
])('%s is %s cents', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

test.each([
  ['2026-01-31', '2026-01-31'],
  ['31-1-2026', '2026-01-31'],
  ['31/01/2026', '2026-01-31'],
  ['20260131', '2026-01-31'],
  ['2026-01-31T00:00:00', '2026-01-31'],
  ['46023', '2026-01-01'],
  ['31-02-2026', undefined],
  ['13/31/2026', undefined],
  ['volgend jaar', undefined],
  ['0026-01-01', undefined],
])('%s is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ['3', 3],
  ['S03', 3],
  ['setting 4', 4],
  ['Outreachend', 4],
  ['Klinisch (exclusief forensische en beveiligde zorg)', 5],
  ['Hoogspecialistisch ggz', 8],
  ['9', undefined],
  ['thuis', undefined],
])('the setting %s is %s', (text, setting) => {
  expect(readSetting(text)).toBe(setting);
});

test.each([
  ['GZ', 'GZ'],
  ['Gezondheidszorgpsycholoog (Wet Big artikel 3)', 'GZ'],
  ['GZ-psycholoog', 'GZ'],
  ['psychiater*', 'ARTSSPEC'],
  ['Arts - specialist (Wet Big artikel 14)', 'ARTSSPEC'],
  ['Vaktherapeut', 'OVERIG'],
  ['kapper', undefined],
])('the profession %s is %s', (text, profession) => {
  expect(readProfession(text)).toBe(profession);
});

test('minutes are read with the words around them, and nothing else', () => {
  expect(
    ['45', 'vanaf 45 min', '45 minuten', '45.0', 'x', '0', '9999'].map((text) => readCount(text, 1440)),
  ).toEqual([45, 45, 45, 45, undefined, undefined, undefined]);
});

test.each([
  ['Prestatie_code;Naam;Maximum-tarief (in Euro)', { code: 0, description: 1, tariff_cents: 2 }],
  [
    'ActivityCode;Description;DurationInMinutesFrom;SettingCode;ProfessionCategoryCode;StartDate;EndDate',
    { code: 0, description: 1, minutes: 2, setting: 3, profession: 4, valid_from: 5, valid_until: 6 },
  ],
  [
    'Omschrijving;Code;Geldig t/m;Geldig vanaf;Beroepscategorie',
    { description: 0, code: 1, valid_until: 2, valid_from: 3, profession: 4 },
  ],
])('the columns %s are recognised', (heads, columns) => {
  expect(recogniseHeader([row(1, ...heads.split(';'))], 'zpm')?.columns).toEqual(columns);
});

test('a DSM-5 table is read by its ICD-10 code', () => {
  const heads = row(1, 'DiagnosisCode', 'Omschrijving', 'RefCodeIcd9cm', 'RefCodeIcd10', 'Setting');

  expect(recogniseHeader([heads], 'icd10')?.columns).toEqual({ code: 3, description: 1 });
});

test('a column Type is what a consultation is for where it says diagnostiek and behandeling', () => {
  const rows = [
    row(1, 'Code', 'Naam', 'Type'),
    row(2, 'A1', 'Een', 'Diagnostiek'),
    row(3, 'A2', 'Twee', 'Behandeling'),
  ];

  expect(recogniseHeader(rows, 'zpm')?.columns).toEqual({ code: 0, description: 1, kind: 2 });
  expect(recogniseHeader([rows[0] as TableRow, row(2, 'A1', 'Een', 'Consult')], 'zpm')?.columns.type).toBe(2);
});

test('the names of columns are found below a title', () => {
  const rows = [
    row(1, 'Codelijst 2026'),
    row(3, 'versie 4'),
    row(5, 'Code', 'Omschrijving'),
    row(6, 'A1', 'Een'),
  ];

  expect(recogniseHeader(rows, 'zpm')).toMatchObject({ header: { line: 5 }, fits: true });
});

test('the dimensions of every verified line are read out of its description alone', () => {
  const options = { system: 'zpm' as const, columns: { code: 0, description: 1 }, valid_from: '2026-01-01' };
  const consults = verifiedZpm.filter(({ type }) => type === 'consult');

  for (const { code, description, setting, profession, kind, minutes } of consults)
    expect(readLine(row(2, code, description), options)).toMatchObject({
      right: { type: 'consult', setting, profession, kind, minutes },
    });
  expect(consults.length).toBeGreaterThan(30);
});

test('a description that is not wholly of that form says nothing of setting, profession or minutes', () => {
  const options = { system: 'zpm' as const, columns: { code: 0, description: 1 }, valid_from: '2026-01-01' };

  for (const description of ['Outreachend', 'Outreachend Psychotherapeut (Wet Big artikel 3) Behandeling'])
    expect(readLine(row(2, 'A1', description), options)).toMatchObject({
      right: { type: 'other', setting: null, profession: null, kind: null, minutes: null },
    });
});

test('all that is wrong with a line is said at once', () => {
  const columns = { code: 0, description: 1, setting: 2, tariff_cents: 3, valid_from: 4, valid_until: 5 };

  const read = readLine(row(7, '', 'Gesprek', 'thuis', 'veel', '2026-02-01', '2026-01-01'), {
    ...{ system: 'zpm' as const, columns, valid_from: '2026-01-01' },
  });

  const problems = read && 'wrong' in read ? read.wrong.problems : [];
  expect(problems.map(({ field, problem, value }) => [field, problem, value])).toEqual([
    ['code', 'missing', null],
    ['setting', 'not_understood', 'thuis'],
    ['tariff_cents', 'not_understood', 'veel'],
    ['valid_until', 'reversed', '2026-02-01 – 2026-01-01'],
  ]);
});

test('an empty line is no line', () => {
  expect(
    readLine(row(3, '', ' '), { system: 'zpm', columns: { code: 0 }, valid_from: '2026-01-01' }),
  ).toBeUndefined();
});

test('the same line twice counts once; the second is said to be a duplicate', () => {
  const { right, wrong } = partConflicts([aLine({}), aLine({ position: 3 })], 'zpm');

  expect(right.map(({ position }) => position)).toEqual([2]);
  expect(wrong).toMatchObject([{ position: 3, problems: [{ problem: 'duplicate', line: 2 }] }]);
});

test('of one code with two meanings on the same days neither counts', () => {
  const lines = [
    aLine({}),
    aLine({ position: 3, description: 'Anders' }),
    aLine({ position: 4, code: 'A2' }),
  ];

  const { right, wrong } = partConflicts(lines, 'zpm');

  expect(right.map(({ code }) => code)).toEqual(['A2']);
  expect(wrong.map(({ position, problems }) => [position, problems.map(({ line }) => line)])).toEqual([
    [2, [3]],
    [3, [2]],
  ]);
});

test('a line for each year is no overlap, unless a day belongs to both', () => {
  const year = (y: number, position: number, until = `${y}-12-31`) =>
    aLine({ valid_from: `${y}-01-01`, valid_until: until, position, tariff_cents: y });

  expect(partConflicts([year(2026, 3), year(2025, 2)], 'zpm').wrong).toEqual([]);
  expect(partConflicts([year(2026, 3), year(2025, 2, '2026-01-01')], 'zpm').wrong.length).toBe(2);
});

test('diagnoses of the DSM-5 may share a code of the ICD-10', () => {
  const lines = [aLine({}), aLine({ position: 3, description: 'Anders' })];

  expect(partConflicts(lines, 'icd10').wrong).toEqual([]);
});

const verdicts = (read: Placed[], current: Placed[]) =>
  [...compareLists(read, current)].map((one) => [
    one.verdict,
    one.line.code,
    ...('was' in one ? [one.was] : []),
  ]);

test('what is new, changed field by field, the same and gone', () => {
  const current = [aLine({}), aLine({ code: 'A2', tariff_cents: 100 }), aLine({ code: 'A3' })];
  const read = [
    aLine({}),
    aLine({ code: 'A2', tariff_cents: 120, valid_until: '2026-12-31' }),
    aLine({ code: 'A4' }),
  ];

  expect(verdicts(read, current)).toEqual([
    ['same', 'A1'],
    ['changed', 'A2', { tariff_cents: 100, valid_until: null }],
    ['new', 'A4'],
    ['gone', 'A3'],
  ]);
});

test('a new year of a code is new, and the year before it changed only if it did', () => {
  const y2025 = aLine({ valid_from: '2025-01-01', valid_until: '2025-12-31' });
  const y2026 = aLine({ valid_from: '2026-01-01', valid_until: '2026-12-31' });

  expect(verdicts([y2025, y2026], [y2025])).toEqual([
    ['same', 'A1'],
    ['new', 'A1'],
  ]);
  expect(verdicts([y2026], [y2025])).toEqual([
    ['changed', 'A1', { valid_from: '2025-01-01', valid_until: '2025-12-31' }],
  ]);
});
