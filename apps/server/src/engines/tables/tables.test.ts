import { setImmediate as turn } from 'node:timers/promises';
import type { Placed } from '@noteer/clinical/code-tables';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { xlsxFile, xlsxOf } from '../../../test/xlsx-file.ts';
import { createTableReader } from './index.ts';
import type { TableOutcome, TableQuestion } from './port.ts';

const readTable = createTableReader();

const text = (table: string, encoding: BufferEncoding = 'utf8', bom: number[] = []) =>
  Uint8Array.from([...bom, ...Buffer.from(table, encoding)]);

async function read(
  bytes: Uint8Array<ArrayBuffer>,
  question: Partial<TableQuestion> = {},
  current: Placed[] = [],
) {
  const whole = {
    ...{ system: 'zpm' as const, sheet: undefined, columns: undefined, valid_from: '2026-01-01' },
    ...question,
  };
  const { head, outcomes } = await readTable(
    // Bytes are handed over: the next reading needs its own.
    Uint8Array.from(bytes),
    whole,
    async function* () {
      yield current;
    },
    new AbortController().signal,
  );
  const all: TableOutcome[] = [];
  for await (const piece of outcomes) all.push(...piece);
  return {
    head,
    all,
    lines: all.map(({ line }) => line),
    wrong: all.filter((one) => one.verdict === 'wrong'),
  };
}

const csv = 'Code;Omschrijving;Tarief\r\nA1;"Gesprek; kort";12,50\r\nA2;Diëtist;€ 1.234,50\r\n';

test.each([
  ['UTF-8', text(csv)],
  ['UTF-8 with its mark', text(csv, 'utf8', [0xef, 0xbb, 0xbf])],
  ['Windows-1252', text(csv.replace('€ ', ''), 'latin1')],
  ['UTF-16', text(csv, 'utf16le', [0xff, 0xfe])],
  ['UTF-16 without its mark', text(csv, 'utf16le')],
])('a table in %s is read to the letter', async (_name, bytes) => {
  const { lines } = await read(bytes);

  expect(lines).toMatchObject([
    { code: 'A1', description: 'Gesprek; kort', tariff_cents: 1250, position: 2 },
    { code: 'A2', description: 'Diëtist', tariff_cents: 123450, position: 3 },
  ]);
});

test.each([
  ['commas', 'code,omschrijving\nA1,"Kort, maar goed"'],
  ['tabs, as it is pasted out of a spreadsheet', 'code\tomschrijving\nA1\tKort, maar goed'],
  ['a sign that the file names', 'sep=|\ncode|omschrijving\nA1|Kort, maar goed'],
])('cells are parted by %s', async (_name, table) => {
  expect((await read(text(table))).lines).toMatchObject([{ code: 'A1', description: 'Kort, maar goed' }]);
});

test('a line knows its place in the file, also below a cell of several lines', async () => {
  const { lines } = await read(text('code;omschrijving\n"A1";"Een\nTwee"\nA2;Drie'));

  expect(lines.map(({ position, description }) => [position, description])).toEqual([
    [2, 'Een Twee'],
    [4, 'Drie'],
  ]);
});

const consult = 'Ambulant – kwaliteitsstatuut sectie III – multidisciplinair';

test.each([true, false])(
  'of a spreadsheet days, leading zeros and the values of formulas are read (texts in a table of their own: %s)',
  async (isShared) => {
    const file = xlsxFile(
      {
        Toelichting: [['Deze tabel is van de NZa']],
        Prestatie: [
          ['Codelijst prestatie'],
          [],
          [
            'Code',
            'Omschrijving',
            'Setting',
            'Beroep',
            'Type',
            'Minuten',
            'Ingangsdatum',
            'Einddatum',
            'Tarief',
          ],
          [
            'CO1',
            'Eén',
            consult,
            'GZ',
            'Behandeling',
            45,
            { day: 46023 },
            { day: 46387 },
            159.69999999999999,
          ],
          [
            { zeros: 42 },
            'Twee',
            'S04',
            'Psychotherapeut',
            'Diagnostiek',
            5,
            { day: 46023 },
            '31-12-9999',
            10,
          ],
          ['CO3', { formula: 'A1&"x"', value: 'Drie' }, 1, 'KP', 'Behandeling', 30, '2026-01-01', '', ''],
          ['CO4', { formula: 'VLOOKUP(A1)' }, 1, 'KP', 'Behandeling', 30, '2026-01-01', '', ''],
        ],
      },
      { isShared },
    );

    const { head, all } = await read(file);

    expect(head).toMatchObject({ sheets: ['Toelichting', 'Prestatie'], sheet: 'Prestatie', header_line: 3 });
    const open = { type: 'consult', group_size: null };
    expect(all.filter(({ verdict }) => verdict === 'new').map(({ line }) => line)).toEqual([
      {
        ...{
          ...open,
          code: 'CO1',
          description: 'Eén',
          setting: 3,
          profession: 'GZ',
          kind: 'treatment',
          position: 4,
        },
        ...{ minutes: 45, valid_from: '2026-01-01', valid_until: '2026-12-31', tariff_cents: 15970 },
      },
      {
        ...{
          ...open,
          code: '0042',
          description: 'Twee',
          setting: 4,
          profession: 'PT',
          kind: 'diagnostics',
          position: 5,
        },
        ...{ minutes: 5, valid_from: '2026-01-01', valid_until: null, tariff_cents: 1000 },
      },
      {
        ...{
          ...open,
          code: 'CO3',
          description: 'Drie',
          setting: 1,
          profession: 'KP',
          kind: 'treatment',
          position: 6,
        },
        ...{ minutes: 30, valid_from: '2026-01-01', valid_until: null, tariff_cents: null },
      },
    ]);
    expect(all.filter(({ verdict }) => verdict === 'wrong').map(({ line }) => line)).toEqual([
      {
        ...{ position: 7, code: 'CO4', description: '' },
        problems: [{ field: 'description', problem: 'formula', value: null, line: null }],
      },
    ]);
  },
);

test('a table whose columns nobody knows shows them, and is read as one says', async () => {
  const file = text('kolom a;kolom b\nX1;Gesprek');

  const before = await read(file);
  const after = await read(file, { columns: { code: 0, description: 1 } });

  expect(before.head).toMatchObject({
    fits: false,
    chosen: {},
    columns: [{ name: 'kolom a', samples: ['X1'] }, {}],
  });
  expect(before.all).toEqual([]);
  expect(after.lines).toMatchObject([{ code: 'X1', description: 'Gesprek' }]);
});

test('of several sheets the one that is asked for is read', async () => {
  const head = ['code', 'omschrijving'];
  const file = xlsxFile({ Een: [head, ['A1', 'Een']], Twee: [head, ['B1', 'Twee']] });

  expect((await read(file)).lines).toMatchObject([{ code: 'A1' }]);
  expect((await read(file, { sheet: 'Twee' })).lines).toMatchObject([{ code: 'B1' }]);
});

test.each([
  ['unreadable_table', 'a PDF', text('%PDF-1.7 en zo verder')],
  [
    'unreadable_table',
    'a zip file with something else',
    Uint8Array.from(zipSync({ 'a.txt': Buffer.from('x') })),
  ],
  ['unreadable_table', 'bytes without sense', Uint8Array.from([1, 2, 0, 3, 9, 9, 9, 0, 9, 9])],
  ['unreadable_table', 'a quote that nothing closes', text(`code;omschrijving\nA1;"${'x'.repeat(40_000)}`)],
  ['unreadable_table', 'half a spreadsheet', xlsxFile({ Een: [['code', 'omschrijving']] }).slice(0, 500)],
  ['old_spreadsheet', 'an .xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['empty_table', 'blanks', text(' \n\n ; ')],
])('refused as %s: %s', async (failure, _name, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({ failure });
});

test('XML that would expand itself is refused', async () => {
  const bomb = xlsxOf({
    'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "bbbbbbbb">]><workbook/>',
    'xl/_rels/workbook.xml.rels': '<Relationships/>',
  });

  await expect(read(bomb)).rejects.toMatchObject({ failure: 'unreadable_table' });
});

test('a sheet with more lines than a list may have is refused', { tags: 'thorough' }, async () => {
  const row = '<row><c t="inlineStr"><is><t>A1</t></is></c><c t="inlineStr"><is><t>B</t></is></c></row>';
  const file = xlsxOf({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Een" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/a.xml"/></Relationships>',
    'xl/worksheets/a.xml': `<worksheet><sheetData><row><c t="inlineStr"><is><t>code</t></is></c><c t="inlineStr"><is><t>naam</t></is></c></row>${row.repeat(210_000)}</sheetData></worksheet>`,
  });

  await expect(read(file)).rejects.toMatchObject({ failure: 'too_many_lines' });
});

test('a zip file that claims more than a table can be is refused unopened', async () => {
  const file = Buffer.from(
    xlsxFile({
      Een: [
        ['code', 'naam'],
        ['A1', 'B'],
      ],
    }),
  );
  const entry = file.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  file.writeUInt32LE(2_000_000_000, entry + 24);

  await expect(read(Uint8Array.from(file))).rejects.toMatchObject({ failure: 'too_many_lines' });
});

test('a part of a zip file that gives more than it claims is refused', async () => {
  const file = Buffer.from(
    xlsxFile({ Een: [['code', 'naam'], ...Array.from({ length: 50 }, () => ['A1', 'B'])] }),
  );
  for (
    let at = file.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    at >= 0;
    at = file.indexOf(Buffer.from([0x50, 0x4b, 1, 2]), at + 4)
  )
    file.writeUInt32LE(100, at + 24);

  await expect(read(Uint8Array.from(file))).rejects.toMatchObject({ failure: 'unreadable_table' });
});

test('while a large table is read, this thread takes its turns', { tags: 'thorough' }, async () => {
  const table = text(
    `code;omschrijving\n${Array.from({ length: 30_000 }, (_, n) => `A${n};Regel ${n}`).join('\n')}`,
  );
  let turns = 0;
  let isOver = false;

  const reading = read(table).finally(() => {
    isOver = true;
  });
  for (; !isOver; turns++) await turn();

  expect((await reading).all.length).toBe(30_000);
  expect(turns).toBeGreaterThan(100);
});

test('a reading that is ended holds up no other', async () => {
  const leaving = new AbortController();
  const table = () => text('code;omschrijving\nA1;Gesprek');
  const question = { system: 'zpm' as const, sheet: undefined, columns: undefined, valid_from: '2026-01-01' };
  await readTable(table(), question, async function* () {}, leaving.signal);

  leaving.abort();

  expect((await read(table())).lines.length).toBe(1);
});
