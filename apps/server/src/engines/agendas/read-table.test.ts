import { expect, test } from 'vitest';
import { xlsxFile } from '../../../test/xlsx-file.ts';
import { AgendaUnreadable } from './port.ts';
import { readAgenda } from './read-agenda.ts';

const question = { time_zone: 'Europe/Amsterdam', from: '', until: '' };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (table: string | Uint8Array) =>
  readAgenda(typeof table === 'string' ? bytesOf(table) : table, question).appointments;

test('a Dutch export with semicolons is read by the names of its columns', () => {
  const table = `Afspraken week 47;;;;;;;
Afspraaknummer;Behandelaar;Datum;Begintijd;Eindtijd;Cliëntcode;Cliëntnaam;Geboortedatum;Geslacht
A-1;Sanne Visser;20-11-2026;9:30;10:15;C-17;"Kuiper, Bram de";1-2-1980;M
`;
  expect(read(table)).toEqual([
    {
      ...{ line: 3, external_id: 'A-1', clinician: 'Sanne Visser', title: null, is_cancelled: false },
      ...{ start_time: '2026-11-20T09:30:00.000Z', end_time: '2026-11-20T10:15:00.000Z' },
      ...{ client_code: 'C-17', client_name: 'Bram de Kuiper', date_of_birth: '1980-02-01', gender: 'male' },
      ...{ description: null, problems: [] },
    },
  ]);
});

test.each([
  ['2026-11-20', '09:30', '2026-11-20T09:30'],
  ['20/11/2026', '9.30', '2026-11-20T09:30'],
  ['20.11.26', '0930', '2026-11-20T09:30'],
  ['vr 20 november 2026', '9u30', '2026-11-20T09:30'],
  ['20 nov. 2026', '9:30 uur', '2026-11-20T09:30'],
  ['2026-11-20', '2:05 PM', '2026-11-20T14:05'],
  ['2026-11-20', '12:15 am', '2026-11-20T00:15'],
  ['', '20-11-2026 09:30', '2026-11-20T09:30'],
  ['', '2026-11-20T09:30:00', '2026-11-20T09:30'],
  ['', '2026-11-20T08:30:00Z', '2026-11-20T09:30'],
  ['', '2026-11-20T09:30:00+0100', '2026-11-20T09:30'],
])('%s and %s are a day and a time', (date, start, at) => {
  expect(read(`datum,start,client\n${date},${start},Bram`)[0]?.start_time?.slice(0, 16)).toBe(at);
});

test.each([
  ['31-02-2026', '9:30'],
  ['20-11-2026', 'ochtend'],
  ['20-11-2026', '25:00'],
])('%s with %s is a mistake that is named', (date, start) => {
  expect(read(`datum;start;client\n${date};${start};Bram`)[0]?.problems).toEqual([
    { field: 'start_time', problem: 'not_understood' },
  ]);
});

test('an end is a time, or comes after minutes', () => {
  const ends = (column: string, cell: string) =>
    read(`datum;start;${column};client\n20-11-2026;9:30;${cell};Bram`)[0];
  expect(ends('duur', '45 min')?.end_time).toBe('2026-11-20T10:15:00.000Z');
  expect(ends('duur', '1:00')?.end_time).toBe('2026-11-20T10:30:00.000Z');
  expect(ends('tot', '9:00')?.problems).toEqual([{ field: 'end_time', problem: 'reversed' }]);
  expect(ends('duur', 'lang')?.problems).toEqual([{ field: 'end_time', problem: 'not_understood' }]);
});

test('a name may stand in parts, and a year of birth in two figures is in the past', () => {
  const [row] = read(
    'voornaam,tussenvoegsel,achternaam,geboortedatum,start\nBram,de,Kuiper,01-02-80,2026-11-20 09:30',
  );
  expect([row?.client_name, row?.date_of_birth]).toEqual(['Bram de Kuiper', '1980-02-01']);
});

test('a row says all that is wrong with it, by its number in the file', () => {
  const [, row] = read('start;naam;geboortedatum\n2026-11-20 09:30;Bram;\n;;ooit\n');
  expect(row).toMatchObject({
    line: 3,
    problems: [
      { field: 'start_time', problem: 'missing' },
      { field: 'client_name', problem: 'missing' },
      { field: 'date_of_birth', problem: 'not_understood' },
    ],
  });
});

test('a cell that begins like a formula is text', () => {
  const [row] = read('start,client,omschrijving\n2026-11-20 09:30,Bram,"=HYPERLINK(""http://x"")"');
  expect(row?.description).toBe('=HYPERLINK("http://x")');
});

test('a spreadsheet has days and times as numbers, and a formula without a value is a mistake', () => {
  const file = xlsxFile({
    Blad1: [
      ['Datum', 'Van', 'Tot', 'Client', 'Omschrijving'],
      [{ day: 46_346 }, 0.395_833_333_333_333, '10:15', 'Bram', 'Intake'],
      [{ day: 46_346.395_833_333_3 }, { day: 46_346.395_833_333_3 }, '', 'Bram', { formula: 'A1' }],
    ],
  });
  expect(read(file)).toMatchObject([
    { line: 2, start_time: '2026-11-20T09:30:00.000Z', end_time: '2026-11-20T10:15:00.000Z', problems: [] },
    {
      line: 3,
      start_time: '2026-11-20T09:30:00.000Z',
      problems: [{ field: 'description', problem: 'formula' }],
    },
  ]);
});

test('a row that was cancelled says so', () => {
  const rows = read('start;client;status\n2026-11-20 09:30;Bram;Geannuleerd\n2026-11-20 10:30;Bram;Gepland');
  expect(rows.map(({ is_cancelled }) => is_cancelled)).toEqual([true, false]);
});

test.each([
  ['unreadable_agenda', 'naam;plaats\nBram;Utrecht'],
  ['empty_table', 'start;client\n'],
  ['too_many_lines', `start;client\n${'2026-11-20 09:30;Bram\n'.repeat(5_001)}`],
  ['old_spreadsheet', '\u00d0\u00cf\u0011\u00e0'],
  ['unreadable_table', '%PDF-1.7'],
])('%s is what is said of such a file', (failure, text) => {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  expect(() => read(bytes)).toThrow(new AgendaUnreadable(failure as AgendaUnreadable['failure']));
});
