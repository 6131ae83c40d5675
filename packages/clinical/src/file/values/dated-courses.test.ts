/** Values with their days, and levels of what was spoken of. */
import { expect, test } from 'vitest';
import { found } from '../../../test/papers.ts';
import type { ValueFinding } from '../finding.ts';

const brief = ({ name, value, over, unit }: ValueFinding): string =>
  `${name} ${value}${over ? `/${over}` : ''}${unit ? ` ${unit}` : ''}`;
const values = (text: string, language: 'nl' | 'en') =>
  found(text, ['measurement', 'score'], { language }).map(brief);

test.each<['nl' | 'en', string, string[]]>([
  [
    'nl',
    'Gewicht 3-1: 71,5 kg | 4-2: 69 kg | 1-3: 66,8 kg',
    ['weight 71.5 kg', 'weight 69 kg', 'weight 66.8 kg'],
  ],
  ['nl', 'MADRS: januari 31 - februari 24 - 1 maart 15', ['MADRS 31', 'MADRS 24', 'MADRS 15']],
  [
    'nl',
    'Valproaatspiegel 10-01: 48 mg/l; 07-02: 71 mg/l',
    ['valproate level 48 mg/l', 'valproate level 71 mg/l'],
  ],
  ['en', 'YMRS Jan 27, Feb 14, March 5.', ['YMRS 27', 'YMRS 14', 'YMRS 5']],
  ['en', 'CY-BOCS 28 in January -> 19 in Feb.', ['CY-BOCS 28', 'CY-BOCS 19']],
  ['en', 'YMRS 22 in January, 6 now.', ['YMRS 22', 'YMRS 6']],
  ['nl', 'De CIWA piekte op dag 2 op 24 en was op dag 5 gezakt naar 4.', ['CIWA 24', 'CIWA 4']],
  ['nl', 'De DOS-score liep van 3 op 11 januari naar 9 op 13 januari.', ['DOSS 3', 'DOSS 9']],
  [
    'nl',
    'De HDRS was bij opname 30. Na vier zittingen 19, na de laatste 8.',
    ['HDRS 30', 'HDRS 19', 'HDRS 8'],
  ],
  ['nl', 'ASAT 41 U/l bij binnenkomst en 66 U/l vanochtend.', ['AST 41 U/l', 'AST 66 U/l']],
  ['nl', 'De EPDS was 18, tegen 7 in de zwangerschap.', ['EPDS 18', 'EPDS 7']],
  ['nl', 'Opgenomen in mei 2024, juli 2025 en op 3 januari 2026.', []],
  ['en', 'FEP 2023. Well since.', []],
])('values are found with the days that they were of (%s): %s', (language, text, expected) => {
  expect(values(text, language)).toEqual(expected);
});

test.each<['nl' | 'en', string, string[]]>([
  [
    'nl',
    'Begonnen werd met clomipramine. Bij 100 mg werd een spiegel bereikt van 240 µg/l.',
    ['clomipramine level 240 µg/l'],
  ],
  ['nl', 'Nortriptyline, nu 50 mg; de spiegel was 88 microgram/l.', ['nortriptyline level 88 µg/l']],
  ['en', 'She takes lithium. Her level had climbed to 1.2 mmol/L.', ['lithium level 1.2 mmol/l']],
  ['nl', 'Zij gebruikt lithium en lamotrigine. De spiegel was 12 mg/l.', []],
])('a level is of the medicine that was spoken of (%s): %s', (language, text, expected) => {
  expect(values(text, language)).toEqual(expected);
});

test.each<['nl' | 'en', string, string[]]>([
  ['nl', 'Ik zag een magere man van 58,5 kg.', ['weight 58.5 kg']],
  ['nl', 'Zij ging met 49,2 kg naar huis.', ['weight 49.2 kg']],
  ['en', 'He stands at 181 cm.', ['height 181 cm']],
  ['en', 'The ECG was repeated and gave 452 ms.', ['QTc 452 ms']],
  [
    'en',
    'Obs: resps 14, neuts 3.1, eos 0.2',
    ['breathing rate 14 /min', 'neutrophils 3.1 10⁹/l', 'eosinophils 0.2'],
  ],
  ['nl', 'Kreatinineklaring 61 ml/min', ['eGFR 61 ml/min']],
])('a value is found by other words for it (%s): %s', (language, text, expected) => {
  expect(values(text, language)).toEqual(expected);
});

test('a column of today beside one of a day holds values too', () => {
  const text = '              vandaag    02-01-2026\nnatrium       131        138      mmol/l\n';
  expect(values(text, 'nl')).toEqual(['sodium 131 mmol/l', 'sodium 138 mmol/l']);
});

test('a row by week holds what was used and what was measured', () => {
  const text =
    'Week    Middel en dosering          SNAP-IV   Gewicht\n1-2     methylfenidaat 5 mg 2dd     2,1       31,0 kg\n3-4     methylfenidaat 10 mg 2dd    1,4       30,6 kg\n';
  expect(values(text, 'nl')).toEqual(['SNAP-IV 2.1', 'weight 31 kg', 'SNAP-IV 1.4', 'weight 30.6 kg']);
});
