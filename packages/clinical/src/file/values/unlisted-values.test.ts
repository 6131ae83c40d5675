/** Values whose name no list has, or that stand far from it: the place tells what they are. */
import { expect, test } from 'vitest';
import { found } from '../../../test/papers.ts';
import type { ValueFinding } from '../finding.ts';

const brief = ({ name, value, over, unit }: ValueFinding): string =>
  `${name} ${value}${over ? `/${over}` : ''}${unit ? ` ${unit}` : ''}`;
const values = (text: string, language: 'nl' | 'en' = 'nl') =>
  found(text, ['measurement', 'score'], { language }).map(brief);

test.each<['nl' | 'en', string, string[]]>([
  [
    'nl',
    'Metingen\nMMSE                 26\nDoors deel A         9\nLetterfluentie       21\n',
    ['MMSE 26', 'Doors deel A 9', 'Letterfluentie 21'],
  ],
  [
    'en',
    'Results\nPHQ-9 (1st)      18\nPHQ-9 (last)     7\nSit to stand     14.2 s\nGAD-7            9\n',
    ['PHQ-9 18', 'PHQ-9 7', 'Sit to stand 14.2 s', 'GAD-7 9'],
  ],
  [
    'nl',
    'Lab: Na 138, K 4,1, fructosamine 240, ALAT 31.',
    ['sodium 138 mmol/l', 'potassium 4.1 mmol/l', 'fructosamine 240', 'ALT 31 U/l'],
  ],
  [
    'nl',
    'Metingen\nNRS pijn       8 (06-01)     7 (11-02)\nCES-D         26 (06-01)\n',
    ['pain 8', 'pain 7', 'CES-D 26'],
  ],
  ['en', 'The teacher Conners came back with a T-score of 71.', ['Conners 71']],
  ['nl', 'Inspanning voldoende (TOMM 47).', ['TOMM 47']],
  ['nl', 'Tienmeterlooptest 12,4 s, later 10,1 s.', ['Tienmeterlooptest 12.4 s', 'Tienmeterlooptest 10.1 s']],
])('what stands among values is one, whatever it is called (%s): %s', (language, text, expected) => {
  expect(values(text, language)).toEqual(expected);
});

test.each([
  'Lab: Na 138, K 4,1, sessie 3, glazen bier 4.',
  'RR 130/80, pols 72, leeftijd 54, kamer 12.',
  'PHQ-9 12, GAD-7 9, sertraline 50, aantal gesprekken 6.',
])('what is counted among values is none: %s', (text) => {
  expect(values(text).length).toBe(2);
});

test.each<['nl' | 'en', string, string[]]>([
  [
    'nl',
    'Haar gewicht, waar zij erg mee bezig is, daalde na het staken van olanzapine van 91 naar 84,5 kg.',
    ['weight 91 kg', 'weight 84.5 kg'],
  ],
  ['en', 'In March she was 71 kg; today 78.5 kg.', ['weight 71 kg', 'weight 78.5 kg']],
  ['nl', 'Gew. 68,9 kg (+1,2 kg).', ['weight 68.9 kg']],
  ['nl', 'Adipeuze man (102,6 kg, BMI 31,4).', ['weight 102.6 kg', 'BMI 31.4']],
  ['nl', 'RR 124/78. 63 kg.', ['blood pressure 124/78 mmHg', 'weight 63 kg']],
  ['nl', 'De PHQ-9, die hij steeds zelf invulde, zakte van 19 naar 6.', ['PHQ-9 19', 'PHQ-9 6']],
  ['nl', 'Opname wegens hypokaliëmie (2,9 mmol/l).', ['potassium 2.9 mmol/l']],
  ['nl', 'Tachycard, 118 slagen per minuut.', ['pulse 118 /min']],
  ['en', 'She was pyrexial at 38.4.', ['temperature 38.4 °C']],
  ['nl', 'CY-BOCS 22 voor start sertraline en 14 nu.', ['CY-BOCS 22', 'CY-BOCS 14']],
  ['nl', 'Op de BDI kwam hij van 31 op 12.', ['BDI 31', 'BDI 12']],
  ['nl', 'Op de BAI scoorde zij in mei 31, eind augustus 18.', ['BAI 31', 'BAI 18']],
  ['nl', 'Beloop (lengte 1,68 m):\nZij eet weer.', ['height 1.68 m']],
  ['en', 'CK: 812 (21.01), 143 (03.02)', ['CK 812 U/l', 'CK 143 U/l']],
])('a value far from its name, or told without it, is found (%s): %s', (language, text, expected) => {
  expect(values(text, language)).toEqual(expected);
});

test.each<['nl' | 'en', string, string[]]>([
  ['nl', 'PHQ-9: 19 → 12 → 7.', ['PHQ-9 19', 'PHQ-9 12', 'PHQ-9 7']],
  ['nl', 'GAD-7 (0/6/12 wkn): 16/11/5', ['GAD-7 16', 'GAD-7 11', 'GAD-7 5']],
  ['en', 'Weight 72.4 / 74.8 / 79.1 kg', ['weight 72.4 kg', 'weight 74.8 kg', 'weight 79.1 kg']],
  ['nl', 'DOS maandag 9, woensdag 3.', ['DOS 9', 'DOS 3']],
  ['nl', 'CIWA:\n08.00 uur  12\n14.00 uur  8\n', ['CIWA 12', 'CIWA 8']],
  ['nl', 'Wegen\n05-01: 48,2 kg\n12-01: 48,9 kg\n', ['weight 48.2 kg', 'weight 48.9 kg']],
  ['nl', 'ALAT/ASAT 34/28', ['ALT 34 U/l', 'AST 28 U/l']],
  ['nl', 'L/G/BMI: 1,72 m / 67 kg / 22,6', ['height 1.72 m', 'weight 67 kg', 'BMI 22.6']],
  ['nl', 'DASS-21: D 14, A 10, S 12.', ['DASS depression 14', 'DASS anxiety 10', 'DASS stress 12']],
  ['nl', 'PANSS T1: 98, T2: 104, T3: 88', ['PANSS 98', 'PANSS 104', 'PANSS 88']],
  [
    'nl',
    'Kreatinine respectievelijk 79, 82 en 85 µmol/l.',
    ['creatinine 79 µmol/l', 'creatinine 82 µmol/l', 'creatinine 85 µmol/l'],
  ],
  ['nl', 'Y-BOCS (0-40): 30 bij start, 20 na 16 weken', ['Y-BOCS 30', 'Y-BOCS 20']],
  [
    'nl',
    'Diastolische bloeddruk    78 mmHg\nSystolische bloeddruk    128 mmHg\n',
    ['blood pressure 128/78 mmHg'],
  ],
  ['nl', 'HADS A/D: 11/8', ['HADS anxiety 11', 'HADS depression 8']],
  ['en', 'PCL-5 pre-treatment 52, post-treatment 21.', ['PCL-5 52', 'PCL-5 21']],
  ['en', 'CORE-OM 71 at start, 58 mid-therapy, 40 at end.', ['CORE-OM 71', 'CORE-OM 58', 'CORE-OM 40']],
])('each value of a series is found (%s): %s', (language, text, expected) => {
  expect(values(text, language)).toEqual(expected);
});

test.each([
  'Hij tilt op zijn werk van 20 naar 40 kg.',
  'Zij is 6 kg afgevallen en was eerst 4 kg zwaarder.',
  'Na de PHQ-9 werd sertraline verhoogd van 50 naar 100 mg.',
  'De wachtlijst was 14 weken.',
  'Norm: HbA1c < 53, LDL < 2,6.',
  'Een score boven 15 op de PHQ-9 is ernstig.',
  'De PHQ-9 heeft een maximum van 27.',
  'De DIVA 2.0 gaf 6 kenmerken.',
  '4DKL 28-01: nog niet ingevuld.',
])('how much, how long and on what day is no value: %s', (text) => {
  expect(values(text)).toEqual([]);
});
