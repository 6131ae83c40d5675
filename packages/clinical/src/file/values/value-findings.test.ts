import { expect, test } from 'vitest';
import { found } from '../../../test/papers.ts';
import type { ValueFinding } from '../finding.ts';

const brief = ({ name, value, over, of, unit, limit, date, is_earlier }: ValueFinding): string =>
  `${is_earlier ? 'earlier ' : ''}${name} ${limit ?? ''}${value}${over ? `/${over}` : ''}${of ? ` of ${of}` : ''}${unit ? ` ${unit}` : ''}${date === '2026-03-10' ? '' : ` on ${date}`}`;
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
  ['PHQ-9 gedaald van 18 naar 11.', ['earlier PHQ-9 18', 'PHQ-9 11']],
  ['MoCA 22/30 (18-8-2025: 24/30).', ['MoCA 22 of 30', 'MoCA 24 of 30 on 2025-08-18']],
  ['Gewicht bij aanvang 93 kg, nu 90,8 kg.', ['earlier weight 93 kg', 'weight 90.8 kg']],
  ['HbA1c was vorig jaar 52, nu 58 mmol/mol.', ['earlier HbA1c 52 mmol/mol', 'HbA1c 58 mmol/mol']],
  ['RR 142/80 liggend, 118/70 staand.', ['blood pressure 142/80 mmHg', 'blood pressure 118/70 mmHg']],
  ['HONOS 14 op 1-3-2026', ['HoNOS 14 on 2026-03-01']],
  ['Gamma-GT 212 U/l, ALAT 74 U/l, MCV 103 fl.', ['gamma-GT 212 U/l', 'ALT 74 U/l', 'MCV 103 fl']],
  ['Leukocyten 5,6 x 10^9/l, trombocyten 231 x 10⁹/L.', ['leucocytes 5.6 10⁹/l', 'platelets 231 10⁹/l']],
  ['Valproïnezuur 68 mg/l, vitamine D 45 nmol/l.', ['valproate level 68 mg/l', 'vitamin D level 45 nmol/l']],
  ['NPRS 6 in rust en 8 bij tillen.', ['pain 6', 'pain 8']],
  ['Zesminutenwandeltest 410 m.', ['6-minute walk 410 m']],
  [
    '4DKL: distress 28, depressie 6, angst 10, somatisatie 14',
    ['4DKL distress 28', '4DKL depression 6', '4DKL anxiety 10', '4DKL somatisation 14'],
  ],
  [
    'HADS angst daalde van 14 naar 8, depressie 11.',
    ['earlier HADS anxiety 14', 'HADS anxiety 8', 'HADS depression 11'],
  ],
  ['Lengte 141 cm, temperatuur 36,9.', ['height 141 cm', 'temperature 36.9 °C']],
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

test.each<[string, string, string[]]>([
  [
    'the cell above the names is empty',
    '12-01-2026\t02-03-2026\nGewicht\t51 kg\t46 kg\nBMI\t18,1\t16,3',
    [
      'weight 51 kg on 2026-01-12',
      'weight 46 kg on 2026-03-02',
      'BMI 18.1 on 2026-01-12',
      'BMI 16.3 on 2026-03-02',
    ],
  ],
  [
    'what was at the beginning is of no day that is known',
    'Vragenlijst\tBegin\tEinde\nLSAS\t84\t41\nPHQ-9\t12\t5',
    ['earlier LSAS 84', 'LSAS 41', 'earlier PHQ-9 12', 'PHQ-9 5'],
  ],
  [
    'a column a measurement, a row a day',
    'Datum\tGewicht\tRR\n21-02-2026\t69,5kg\t138/72\n04-03-2026\t67,0 kg\t126/70',
    [
      'weight 69.5 kg on 2026-02-21',
      'blood pressure 138/72 mmHg on 2026-02-21',
      'weight 67 kg on 2026-03-04',
      'blood pressure 126/70 mmHg on 2026-03-04',
    ],
  ],
  [
    'the reference is no result',
    'Bepaling\tUitslag\tEenheid\tReferentie\nLithium\t0,91\tmmol/l\t0,60 - 0,80\nTSH\t4,8 H\tmU/l\t0,4 - 4,3\nALAT\t35\tU/l\t< 45',
    ['lithium level 0.91 mmol/l', 'TSH 4.8 mU/l', 'ALT 35 U/l'],
  ],
  [
    'each row has its own day',
    'Meting\tUitslag\tDatum\nMMSE\t22/30\t04-02-2026\nHbAlc\t58 mmol/mol\t28-01-2026',
    ['MMSE 22 of 30 on 2026-02-04', 'HbA1c 58 mmol/mol on 2026-01-28'],
  ],
])('tables of results: %s', (_, table, measured) => {
  expect(values(table)).toEqual(measured);
});

test.each<[string, string[]]>([
  ['Pols 1O2, gewicht: 8O kg', ['pulse 102 /min', 'weight 80 kg']],
  ['HbAlc 58 mmo1/mol, ALAT 21 U/1', ['HbA1c 58 mmol/mol', 'ALT 21 U/l']],
  ['Leukocyten\t5,6\t1079/1\t4,0-10,0', ['leucocytes 5.6 10⁹/l']],
])('a letter in a number can only be the figure that looks like it: %s', (text, measured) => {
  expect(values(text)).toEqual(measured);
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
  ['Weight 82 kg, down from 85 kg.', ['weight 82 kg', 'earlier weight 85 kg']],
  ['The Y-BOCS went from 29 to 15.', ['earlier Y-BOCS 29', 'Y-BOCS 15']],
])('in English: %s', (text, measured) => {
  expect(values(text, 'en')).toEqual(measured);
});

test.each<[string, string[]]>([
  [
    'Na 136, K 4,4, Mg 0,79, leuko 6,1, gluc 5,6.',
    [
      'sodium 136 mmol/l',
      'potassium 4.4 mmol/l',
      'magnesium 0.79 mmol/l',
      'leucocytes 6.1 10⁹/l',
      'glucose 5.6 mmol/l',
    ],
  ],
  [
    'AH 16, sat 97%, RR 118/76, P 88 ra, T 36,8',
    [
      'breathing rate 16 /min',
      'saturation 97 %',
      'blood pressure 118/76 mmHg',
      'pulse 88 /min',
      'temperature 36.8 °C',
    ],
  ],
  [
    'Hb 8,1; vitamine B12 210; vitamine D 45.',
    ['Hb 8.1 mmol/l', 'vitamin B12 level 210 pmol/l', 'vitamin D level 45 nmol/l'],
  ],
  ['LVEF 45%.', ['LVEF 45 %']],
  ['ECG: SR 68/min, PQ 160 ms, QRS 92.', ['pulse 68 /min', 'PQ 160 ms', 'QRS 92 ms']],
  ['Lengte 1.82, gew. 92 kg', ['height 1.82 m', 'weight 92 kg']],
  ['HADS: A 12 / D 9', ['HADS anxiety 12', 'HADS depression 9']],
])('what a ward writes short: %s', (text, measured) => {
  expect(values(text)).toEqual(measured);
});

test.each<string>([
  'Vitamine D 800 IE 1dd',
  'Na 3 weken weer contact',
  'K. de Vries, 06-1234',
  'Plan P 2 weken',
])('the same letters, and nothing measured: %s', (text) => {
  expect(values(text)).toEqual([]);
});

test.each<[string, string[]]>([
  ['CIWA-Ar 18 (dag 1), 7 (dag 3), 1 (dag 6).', ['CIWA 18', 'earlier CIWA 7', 'earlier CIWA 1']],
  ['PCL-5 48 -> 21 na 8 zittingen', ['earlier PCL-5 48', 'PCL-5 21']],
  ['Gewicht 75 kg (68 kg in januari)', ['weight 75 kg', 'weight 68 kg on 2026-01-01']],
  ['LVEF 40% (2023: 45%)', ['LVEF 40 %', 'LVEF 45 % on 2023-01-01']],
  ['RR opname 160/95, ontslag 132/80.', ['blood pressure 160/95 mmHg', 'blood pressure 132/80 mmHg']],
])('more values of one thing: %s', (text, measured) => {
  expect(values(text)).toEqual(measured);
});

test.each<[string, string[]]>([
  ['UBOS uitputting 4,2', ['UBOS 4.2']],
  ['MTA 2, Fazekas 1', ['MTA 2', 'Fazekas 1']],
  ['Vragenlijsten\nQXZ-12: 31', ['QXZ-12 31']],
  ['EMDR 6 zittingen, FACT 2 maal per week', []],
  ['EMG is 2/12. Volgende HB 19/11.', []],
  ['Prolactine en ALAT laten prikken vóór consult 26-11, formulier mee.', []],
  ['Bevallen van dochter, 3420 gram, Apgar 9/10.', []],
  ['Gew 64,8 (juni 67,9)', ['weight 64.8 kg', 'weight 67.9 kg on 2025-06-01']],
  ['Nortriptyline (spiegel 96 µg/l bij 75 mg) helpt.', ['nortriptyline level 96 µg/l']],
])('lists that only papers name: %s', (text, measured) => {
  expect(values(text)).toEqual(measured);
});

test.each<[string, string[]]>([
  [
    'Lab\nBepaling\tUitslag\tEenheid\tReferentie Vlag\tVorige (11-02-2026)\nGlucose\t6,8\tmmol/l\t4,0-6,0\tH\t6,3\nCRP\t7\tmg/l\t< 10\t4',
    ['glucose 6.8 mmol/l', 'glucose 6.3 mmol/l on 2026-02-11', 'CRP 7 mg/l', 'CRP 4 mg/l on 2026-02-11'],
  ],
  [
    'Controles\nopname 27-01\tontslag 25-02\nGewicht (kg)\t71\t78',
    ['weight 71 kg on 2026-01-27', 'weight 78 kg on 2026-02-25'],
  ],
  ['Metingen\tjan\tmrt\nPHQ-9\t18\t14', ['PHQ-9 18 on 2026-01-01', 'PHQ-9 14 on 2026-03-01']],
  ['Lijst\tDag 1\tDag 8\nCIWA\t21\t2', ['earlier CIWA 21', 'CIWA 2']],
])('columns of days and marks: %s', (text, measured) => {
  expect(values(text)).toEqual(measured);
});
