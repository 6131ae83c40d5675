/** Tables of papers that know no tabs: columns of spaces or `|`. */
import { expect, test } from 'vitest';
import { found, medicinesIn } from '../../../test/papers.ts';
import type { FileSource } from '../finding.ts';
import { withColumns } from './column-lines.ts';

const valuesIn = (text: string, language: FileSource['language'] = 'nl') =>
  found(text, ['measurement', 'score'], { language }).map(
    ({ name, value, over, date, precision, is_earlier }) =>
      `${name} ${value}${over ? `/${over}` : ''} ${is_earlier ? 'earlier' : precision === 'day' ? date : date.slice(0, 7)}`,
  );

test.each<[string, string[]]>([
  [
    'Uitslagen\n              12-01     16-02\nnatrium       131       138     mmol/l\nCRP           44        -\n',
    ['sodium 131 2026-01-12', 'sodium 138 2026-02-16', 'CRP 44 2026-01-12'],
  ],
  [
    'Bepaling        Uitslag     Eenheid     Referentie      Vorige (11-2025)\n' +
      '--------------------------------------------------------------------\n' +
      'kalium          5,4   H     mmol/l      3,5 - 5,0       4,6\n' +
      'ALAT            31          U/l         < 45\n',
    ['potassium 5.4 2026-03-10', 'potassium 4.6 2025-11', 'ALT 31 2026-03-10'],
  ],
  [
    'datum        gewicht    RR        pols\n03-11-2025   81,2 kg    142/88    76\n02-02-2026   78,9 kg    134/80    71\n',
    [
      'weight 81.2 2025-11-03',
      'blood pressure 142/88 2025-11-03',
      'pulse 76 2025-11-03',
      'weight 78.9 2026-02-02',
      'blood pressure 134/80 2026-02-02',
      'pulse 71 2026-02-02',
    ],
  ],
  [
    'Vragenlijsten\n  lijst      start    midden   eind\n  PHQ-9      19       12       6\n  GAD-7      15       -        5\n',
    ['PHQ-9 19 earlier', 'PHQ-9 12 earlier', 'PHQ-9 6 2026-03-10', 'GAD-7 15 earlier', 'GAD-7 5 2026-03-10'],
  ],
  [
    'dag     gewicht (kg)   fosfaat\n2       48,3           0,66\n9       50,1           1,03\n',
    ['weight 48.3 earlier', 'phosphate 0.66 earlier', 'weight 50.1 2026-03-10', 'phosphate 1.03 2026-03-10'],
  ],
  [
    // The name runs into the first column.
    'Lab              05-01      02-03\nmagnesium (mmol/l) 0,61     0,80\n',
    ['magnesium 0.61 2026-01-05', 'magnesium 0.8 2026-03-02'],
  ],
  [
    'datum       leukocyten (10^9/l)   clozapine\n05-01-2026  6,1                   388\n',
    ['leucocytes 6.1 2026-01-05', 'clozapine level 388 2026-01-05'],
  ],
])('columns of spaces say of what day a value is: %s', (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});

test('days as English systems print them stand above columns', () => {
  expect(
    valuesIn(
      'Test        14-Jan-26    02-Mar-26    Units     Range\nTSH         7.1          3.3          mU/L      0.3-4.2',
      'en',
    ),
  ).toEqual(['TSH 7.1 2026-01-14', 'TSH 3.3 2026-03-02']);
});

test.each<[string, FileSource['language'], string[]]>([
  [
    'Geneesmiddel                Sterkte    Gebruik\nSERTRALINE TABLET           50 mg      1 x per dag 1 tablet\nMACROGOL POEDER                        zo nodig',
    'nl',
    ['sertraline 50 mg 1/day: continued', 'macrogol as needed: continued'],
  ],
  [
    '  | Drug               | Dose   | Directions     |\n  |--------------------|--------|----------------|\n  | Ramipril capsules  | 5 mg   | Twice daily    |',
    'en',
    ['ramipril 5 mg 2/day: continued'],
  ],
])('columns of spaces or bars hold what is used: %s', (text, language, medicines) => {
  expect(medicinesIn(text, language)).toEqual(medicines);
});

test('every letter keeps its place, and running text stays as it is', () => {
  const table = 'Lab         12-01     16-02\nkalium      3,1       4,0\nnatrium               138\n';
  const tabbed = withColumns(table);
  expect(tabbed.text).toHaveLength(table.length);
  expect(tabbed.text.replace(/\s/g, '')).toBe(table.replace(/\s/g, ''));
  expect(
    tabbed.text
      .split('\n')[2]
      ?.split('\t')
      .map((cell) => cell.trim()),
  ).toEqual(['natrium', '', '138']);
  const prose = 'Praktijk De Linde                12-01-2026\nDatum  opname volgt.  Hij nam  2 tabletten.';
  expect(withColumns(prose).text).toBe(prose);
});

test.each<[string, string[]]>([
  ['Lijst | Intake | Nu\nBDI-II | 31 | 14\n', ['BDI 31 earlier', 'BDI 14 2026-03-10']],
  [
    'Tijd     RR        pols\n08:00    148/92    96\n12:30    132/84    82\n',
    [
      'blood pressure 148/92 earlier',
      'pulse 96 earlier',
      'blood pressure 132/84 2026-03-10',
      'pulse 82 2026-03-10',
    ],
  ],
  // Two figures behind the point are no time of the day.
  [
    'Test      02-02-2026    02-03-2026\nTSH       0.02          1.12\n',
    ['TSH 0.02 2026-02-02', 'TSH 1.12 2026-03-02'],
  ],
])('moments stand above columns: %s', (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});

test('a table tells by its columns that a medicine is used no more', () => {
  expect(
    medicinesIn(
      'Middel\tPeriode\tDosis\nCitalopram\tmrt 2019 – sep 2021\t40 mg\nSertraline\t2021 – heden\t100 mg\n',
    ),
  ).toEqual(['citalopram 40 mg: stopped 2021-09-01', 'sertraline 100 mg: continued']);
  expect(medicinesIn('Middel\tDosis\tReden van stoppen\nMirtazapine\t30 mg\tgewicht\n')).toEqual([
    'mirtazapine 30 mg: stopped',
  ]);
});
