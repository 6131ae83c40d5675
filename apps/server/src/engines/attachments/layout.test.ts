import { expect, test } from 'vitest';
import { layOut } from './layout.ts';
import { type PlacedWord, textAndWords } from './page-text.ts';

/** Letters 10 high and 5 wide, a space of 3 between words. */
function line(x: number, y: number, text: string): PlacedWord[] {
  let at = x;
  return text.split(' ').map((word) => {
    const box: PlacedWord['box'] = [at, y, word.length * 5, 10];
    at += word.length * 5 + 3;
    return { text: word, box, sure: 1 };
  });
}

const textOf = (words: PlacedWord[]) => textAndWords(layOut(words)).text;

const left = [
  'Patiënte vertelt dat zij sinds januari somber',
  'is en nergens meer plezier aan beleeft. Zij',
  'slaapt slecht in en wordt om vier uur wakker.',
  'De eetlust is minder en zij is zes kilo',
  'afgevallen. Overdag is zij moe en zij kan',
  'zich niet concentreren op haar werk.',
];
const right = [
  'Zij denkt niet aan de dood en heeft geen',
  'plannen. Haar partner is bezorgd. In de',
  'familie komt depressie voor bij moeder.',
  'Alcohol drinkt zij niet en zij rookt ook',
  'niet. Eerder was er een depressie in 2015,',
  'behandeld met citalopram, met goed effect.',
];

test('two columns of text are read one after the other, between what stands above and below them', () => {
  const words = [
    ...line(
      50,
      20,
      'Betreft: mevrouw A. Verhoef, geboren op 14 mei 1984, wonende te Amersfoort aan de Lindelaan 12',
    ),
    ...left.flatMap((text, at) => line(50, 60 + at * 14, text)),
    ...right.flatMap((text, at) => line(320, 60 + at * 14, text)),
    ...line(50, 170, 'Met vriendelijke groet,'),
  ];

  const text = textOf(words);

  expect(text.split('\n').filter(Boolean)).toEqual([
    'Betreft: mevrouw A. Verhoef, geboren op 14 mei 1984, wonende te Amersfoort aan de Lindelaan 12',
    ...left,
    ...right,
    'Met vriendelijke groet,',
  ]);
});

/** The words of a line spread over a width. */
function justified(x: number, y: number, width: number, text: string): PlacedWord[] {
  const words = line(x, y, text);
  const last = words.at(-1);
  const room = last ? x + width - (last.box[0] + last.box[2]) : 0;
  return words.map((word, at) => {
    const [left, top, w, h] = word.box;
    return { ...word, box: [left + (room * at) / (words.length - 1), top, w, h] };
  });
}

test('the wide spaces of a justified line in a column part no cells', () => {
  const spread = ['1000 mg viermaal daags,', ...left.slice(1)];
  const words = [
    ...spread.flatMap((text, at) => justified(50, 60 + at * 14, 260, text)),
    ...right.flatMap((text, at) => justified(340, 60 + at * 14, 260, text)),
  ];

  expect(textOf(words).split('\n').filter(Boolean)).toEqual([...spread, ...right]);
});

test('short lines and headings at the foot of two columns stay in theirs', () => {
  const feet = ['Allergieën', 'Jodium, pleisters', 'Onderzoek'];
  const besides = ['Advies', 'Start mirtazapine 15 mg.', 'Geen citalopram.', 'Hartrevalidatie.'];
  const words = [
    ...left.flatMap((text, at) => line(50, 60 + at * 14, text)),
    ...right.flatMap((text, at) => line(320, 60 + at * 14, text)),
    ...feet.flatMap((text, at) => line(50, 144 + at * 14, text)),
    ...besides.flatMap((text, at) => line(320, 144 + at * 14, text)),
  ];

  expect(textOf(words).split('\n').filter(Boolean)).toEqual([...left, ...feet, ...right, ...besides]);
});

test('columns whose lines stand at other heights are still two columns', () => {
  const words = [
    ...left.flatMap((text, at) => line(50, 60 + at * 14, text)),
    ...right.flatMap((text, at) => line(320, 65 + at * 14, text)),
  ];

  expect(textOf(words).split('\n').filter(Boolean)).toEqual([...left, ...right]);
});

test('a table is read row by row, its cells parted by tabs', () => {
  const rows = [
    ['Middel', 'Dosis', 'Gebruik', 'Sinds'],
    ['Sertraline', '50 mg', '1dd1', '02-02-2026'],
    ['Temazepam', '10 mg', 'zo nodig voor de nacht', '09-02-2026'],
    ['Levothyroxine', '75 mcg', '1dd1', '2019'],
    ['Metformine', '500 mg', '2dd1', '2018'],
    ['Perindopril', '4 mg', '1dd1', '2018'],
  ];
  const words = rows.flatMap((cells, row) =>
    cells.flatMap((cell, at) => line(50 + at * 130, 20 + row * 16, cell)),
  );

  expect(textOf(words)).toBe(rows.map((cells) => cells.join('\t')).join('\n'));
});

test('cells that are hardly further apart than words are told by standing below each other', () => {
  const words = [
    ...[...line(50, 20, 'Metformine'), ...line(107, 20, '500 mg'), ...line(200, 20, '2dd1')],
    ...[...line(50, 36, 'Olanzapine'), ...line(107, 36, '10 mg'), ...line(200, 36, '1dd1')],
  ];

  expect(textOf(words)).toBe('Metformine\t500 mg\t2dd1\nOlanzapine\t10 mg\t1dd1');
});

test('a label in the middle of the height of its cell is read before the lines beside it', () => {
  const words = [
    ...line(200, 20, 'Aanhoudende somberheid met slaapproblemen'),
    ...line(50, 27, 'Reden van verwijzing'),
    ...line(200, 34, 'en verlies van eetlust.'),
  ];

  expect(textOf(words)).toBe(
    'Reden van verwijzing\tAanhoudende somberheid met slaapproblemen\nen verlies van eetlust.',
  );
});

test('the wide spaces of a typewriter are spaces', () => {
  const words = ['Bij ontslag gebruikt zij', 'tot 16 april. Zij loopt', 'met een rollator zelf'].flatMap(
    (text, row) => {
      let at = 50;
      return text.split(' ').map((word): PlacedWord => {
        const box: PlacedWord['box'] = [at, 20 + row * 14, word.length * 6, 10];
        at += word.length * 6 + 7;
        return { text: word, box, sure: 1 };
      });
    },
  );

  expect(textOf(words)).not.toContain('\t');
});

test('white between lines begins a new block, and every word knows its line and block', () => {
  const { text, words } = textAndWords(
    layOut([
      ...line(50, 20, 'Geachte collega,'),
      ...line(50, 34, 'hierbij verwijs ik'),
      ...line(50, 70, 'Medicatie'),
    ]),
  );

  expect(text).toBe('Geachte collega,\nhierbij verwijs ik\n\nMedicatie');
  expect(words.map(({ line: number, block }) => [number, block])).toEqual([
    [0, 0],
    [0, 0],
    [1, 0],
    [1, 0],
    [1, 0],
    [2, 1],
  ]);
});

test('a page without words has no text', () => {
  expect(textAndWords(layOut([]))).toEqual({ text: '', words: [] });
});

const cells = (y: number, ...texts: string[]) =>
  texts.flatMap((text, at) => (text === '' ? [] : line(50 + at * 130, y, text)));

test('a cell that is empty keeps its place in a row of a table', () => {
  const words = [
    ...cells(20, 'Lab', '15-01', '18-01', '22-01'),
    ...cells(38, 'Natrium', '117', '126', '134'),
    ...cells(56, 'CRP', '8', '', '3'),
    ...cells(74, 'Ureum', '', '6,1', ''),
  ];

  expect(textOf(words)).toBe('Lab\t15-01\t18-01\t22-01\nNatrium\t117\t126\t134\nCRP\t8\t\t3\nUreum\t\t6,1\t');
});

test('cells that run on in a second line are one row', () => {
  const words = [
    ...cells(20, 'Medicijn', 'Gebruik', 'Start', 'Stop'),
    ...cells(42, 'Metformine tablet', '2x per dag 1 stuk,', '14-01-', ''),
    ...cells(54, '500mg', 'bij de maaltijd', '2017', ''),
    ...cells(76, 'Oxazepam tablet', '3x per dag 1 stuk', '21-03-', '01-06-'),
    ...cells(88, '10mg', '', '2026', '2026'),
    ...cells(110, 'Pantoprazol 40mg', '1x per dag', '2022', ''),
    ...cells(122, '', 'voor het ontbijt', '', ''),
  ];

  expect(textOf(words).replaceAll('\n\n', '\n')).toBe(
    [
      'Medicijn\tGebruik\tStart\tStop',
      'Metformine tablet 500mg\t2x per dag 1 stuk, bij de maaltijd\t14-01- 2017\t',
      'Oxazepam tablet 10mg\t3x per dag 1 stuk\t21-03- 2026\t01-06- 2026',
      'Pantoprazol 40mg\t1x per dag voor het ontbijt\t2022\t',
    ].join('\n'),
  );
});

test('two values are never one, however near their lines stand', () => {
  const words = [
    ...cells(20, 'Onderzoek', 'Uitslag', 'Vorige'),
    ...cells(44, 'Lithium', '1,14', '0,78'),
    ...cells(68, 'eGFR', '62', '73'),
    ...cells(82, 'Calcium', '2,55', ''),
    ...cells(106, 'TSH', '3,1', '2,7'),
  ];

  expect(textOf(words).split(/\n+/)).toEqual([
    'Onderzoek\tUitslag\tVorige',
    'Lithium\t1,14\t0,78',
    'eGFR\t62\t73',
    'Calcium\t2,55\t',
    'TSH\t3,1\t2,7',
  ]);
});

test('a table of medicines with long names is no page of two columns', () => {
  const rows = [
    ['Geneesmiddel', 'Gebruik', 'Start'],
    ['VENLAFAXINE CAPSULE MGA 75MG', '1 maal per dag 1 capsule', '03-06-2026'],
    ['LISINOPRIL TABLET DEELBAAR 10MG', '1 maal per dag 1 tablet', '11-02-2018'],
    ['SIMVASTATINE TABLET FO 40MG', '1 maal per dag 1 tablet', '05-03-2020'],
    ['ZOLPIDEM TABLET FO 10MG', 'zo nodig 1 tablet per nacht', '20-08-2026'],
    ['PANTOPRAZOL TABLET MSR 40MG', '1 maal per dag 1 tablet', '20-08-2026'],
  ];
  const words = rows.flatMap((row, y) =>
    row.flatMap((cell, at) => line([50, 230, 390][at] as number, 20 + y * 16, cell)),
  );

  expect(textOf(words)).toBe(rows.map((row) => row.join('\t')).join('\n'));
});

test('a wide table is no page of two columns where a cell of either side runs on', () => {
  const rows = [
    ['Nr', 'Geneesmiddel', 'Gebruik', 'Startdatum', 'Arts'],
    ['1', 'Losartan tablet 50 mg', '1 maal per dag 1 tablet', '20-04-2016', 'Lugtenburg'],
    ['2', 'Alendroninezuur tablet 70 mg', '1 maal per week 1 tablet', '08-01-2023', 'Lugtenburg'],
    ['3', 'Latanoprost oogdruppels 50', '1 maal per dag 1 druppel in', '12-05-2018', 'Oogarts'],
    ['', 'mcg/ml', 'beide ogen', '', ''],
    ['4', 'Duloxetine capsule 30 mg', '1 maal per dag 1 capsule', '17-08-2026', 'Psychiater'],
    ['5', 'Zopiclon tablet 3,75 mg', '1 maal per dag 1 tablet', '01-07-2026', 'Lugtenburg'],
  ];
  const tops = [20, 44, 68, 92, 104, 128, 152];
  const words = rows.flatMap((row, y) =>
    row.flatMap((cell, at) =>
      cell === '' ? [] : line([50, 75, 230, 380, 450][at] as number, tops[y] as number, cell),
    ),
  );

  expect(textOf(words)).toContain(
    '4\tDuloxetine capsule 30 mg\t1 maal per dag 1 capsule\t17-08-2026\tPsychiater',
  );
});

test('a rule that was typed under the titles of a table parts them from no row', () => {
  const row = (top: number, ...cells: [number, string][]) => cells.flatMap(([x, text]) => line(x, top, text));
  const words = [
    ...row(60, [50, 'Bepaling'], [150, 'Uitslag'], [290, 'Eenheid'], [390, 'Vorige']),
    ...row(74, [50, '-'.repeat(40)]),
    ...row(88, [50, 'Lithium'], [150, '0,94'], [220, '+'], [290, 'mmol/l'], [390, '0,71']),
    ...row(102, [50, 'Natrium'], [150, '141'], [290, 'mmol/l'], [390, '139']),
  ];

  expect(textOf(words).split('\n').filter(Boolean)).toEqual([
    'Bepaling\tUitslag\t\tEenheid\tVorige',
    '-'.repeat(40),
    'Lithium\t0,94\t+\tmmol/l\t0,71',
    'Natrium\t141\t\tmmol/l\t139',
  ]);
});
