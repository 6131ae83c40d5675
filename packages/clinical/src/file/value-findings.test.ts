import { expect, test } from 'vitest';
import { found } from '../../test/papers.ts';
import type { ValueFinding } from './finding.ts';

const brief = ({ name, value, over, of, unit, limit, date }: ValueFinding): string =>
  `${name} ${limit ?? ''}${value}${over ? `/${over}` : ''}${of ? ` of ${of}` : ''}${unit ? ` ${unit}` : ''}${date === '2026-03-10' ? '' : ` on ${date}`}`;
const values = (text: string, language: 'nl' | 'en' = 'nl') =>
  found(text, ['measurement', 'score'], { language }).map(brief);

test.each<[string, string[]]>([
  [
    'RR 148/92, pols 72 r.a., gewicht 84,5 kg, BMI 27,3',
    ['blood pressure 148/92 mmHg', 'pulse 72 /min', 'weight 84.5 kg', 'BMI 27.3'],
  ],
  ['HbA1c 58 mmol/mol', ['HbA1c 58 mmol/mol']],
  ['HbA1c 7,2 %', ['HbA1c 7.2 %']],
  ['MMSE 24/30', ['MMSE 24 of 30']],
  ['PHQ-9: 14', ['PHQ-9 14']],
  ['PHQ-9\t14\t(was 19 op 12-01-2025)', ['PHQ-9 14', 'PHQ-9 19 on 2025-01-12']],
  [
    'Lab d.d. 12-02-2025: TSH 2,1 mU/l; Hb 8,4 mmol/l; eGFR >60',
    ['TSH 2.1 mU/l on 2025-02-12', 'Hb 8.4 mmol/l on 2025-02-12', 'eGFR >60 ml/min on 2025-02-12'],
  ],
  [
    'Lab 12-02-2025\nkreat 84\nkalium 4,2',
    ['creatinine 84 µmol/l on 2025-02-12', 'potassium 4.2 mmol/l on 2025-02-12'],
  ],
  ['TSH 0,3 (0,4-4,0) verlaagd.', ['TSH 0.3 mU/l']],
  ['Hb 7,1 L', ['Hb 7.1 mmol/l']],
  ['CRP < 5', ['CRP <5 mg/l']],
  ['Lithium 0,67 mmol/l', ['lithium level 0.67 mmol/l']],
  ['Lithiumspiegel d.d. 3-2: 0,92 mmol/l (streef 0,6-0,8).', ['lithium level 0.92 mmol/l on 2026-02-03']],
  ['PHQ-9 gedaald van 18 naar 11.', ['PHQ-9 11']],
  ['MoCA 22/30 (18-8-2025: 24/30).', ['MoCA 22 of 30']],
  ['Gewicht bij aanvang 93 kg, nu 90,8 kg.', ['weight 90.8 kg']],
  ['HbA1c was vorig jaar 52, nu 58 mmol/mol.', ['HbA1c 58 mmol/mol']],
  ['RR 142/80 liggend, 118/70 staand.', ['blood pressure 142/80 mmHg', 'blood pressure 118/70 mmHg']],
  ['HONOS 14 op 1-3-2026', ['HoNOS 14 on 2026-03-01']],
])('what was measured, and when: %s', (text, measured) => {
  expect(values(text)).toEqual(measured);
});

test.each([
  'Streef-RR <140/90',
  'Bij RR boven 160/100 contact opnemen.',
  'GAF-score 50-60.',
  'Nierfunctie stabiel.',
  'Zoontje weegt 14 kg.',
  'Dochter heeft zelf hoge bloeddruk, RR 170/100.',
  'RR 1 48/92',
  'RR l48/92',
  'RR 14 8/92',
  'Pols 1O2',
  'Gewicht: 8O kg',
  'Gewicht 84, 5 kg',
  'kalium 4 ,2 mmol/l',
  'eGFR 5 8',
  'RR meten over een week.',
])('nothing measured, or nothing that is certain: %s', (text) => {
  expect(values(text)).toEqual([]);
});

test('in a table with a column a day each value is of the day above it', () => {
  const table =
    'Lab\n\t22-12-2025\t05-01-2026\t19-01-2026\nLithium mmol/l\t0,42\t0,61\t0,74\nTSH mU/l\t1,9\t-\t2,4';
  expect(values(table)).toEqual([
    'lithium level 0.42 mmol/l on 2025-12-22',
    'lithium level 0.61 mmol/l on 2026-01-05',
    'lithium level 0.74 mmol/l on 2026-01-19',
    'TSH 1.9 mU/l on 2025-12-22',
    'TSH 2.4 mU/l on 2026-01-19',
  ]);
});

test('a row that lost a cell is left out: nobody can tell which day is which', () => {
  expect(values('Lab\n\t22-12-2025\t05-01-2026\nKreatinine µmol/l\t81')).toEqual([]);
});

test.each<[string, string[]]>([
  [
    'BP 142/90, HR 84, BMI 31.2, HbA1c 48 mmol/mol.',
    ['blood pressure 142/90 mmHg', 'pulse 84 /min', 'BMI 31.2', 'HbA1c 48 mmol/mol'],
  ],
  ['PHQ-9 18 (was 22 on 3 January 2026).', ['PHQ-9 18', 'PHQ-9 22 on 2026-01-03']],
  ['Weight 82 kg, down from 85 kg.', ['weight 82 kg']],
])('in English: %s', (text, measured) => {
  expect(values(text, 'en')).toEqual(measured);
});
