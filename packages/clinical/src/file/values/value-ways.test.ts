/** One value in the ways that wards, laboratories and testers write it. */
import { expect, test } from 'vitest';
import { found } from '../../../test/papers.ts';
import type { ValueFinding } from '../finding.ts';

const brief = ({ name, value, over, of, unit }: ValueFinding): string =>
  `${name} ${value}${over ? `/${over}` : ''}${of ? ` of ${of}` : ''}${unit ? ` ${unit}` : ''}`;
const values = (text: string, language: 'nl' | 'en') =>
  found(text, ['measurement', 'score'], { language }).map(brief);

test.each<['nl' | 'en', string, string[]]>([
  ['nl', 'eGFR (CKD-EPI)     60 ml/min/1,73m2   >60', ['eGFR 60 ml/min']],
  ['nl', 'Lithiumspiegel 12,5 uur na laatste inname.', []],
  ['en', 'Phoned him because of the score of 12.', []],
  ['nl', '4DKL distress:\t29 (16 februari),\t21 (15 juni)', ['4DKL distress 29', '4DKL distress 21']],
  [
    'en',
    'Date\tWBC\tNeutrophils\n02\tJun\t2025\t7.2\t4.4',
    ['leucocytes 7.2 10⁹/l', 'neutrophils 4.4 10⁹/l'],
  ],
  ['nl', 'CIWA-Ar\t16-02\t22', []],
  ['nl', 'Tensie gemeten: 152 bij 94.', ['blood pressure 152/94 mmHg']],
  [
    'nl',
    'Lengte (cm): 169   Gewicht (kg): 71,5   BMI (kg/m2): 25,0',
    ['height 169 cm', 'weight 71.5 kg', 'BMI 25'],
  ],
  ['nl', 'Buikomvang: 98 cm. BMI 27.', ['waist 98 cm', 'BMI 27']],
  ['nl', 'Zij is 1 meter 64 lang en weegt 58 kilo.', ['height 1.64 m', 'weight 58 kg']],
  ['nl', 'Depakinespiegel 72.', ['valproate level 72']],
  ['nl', 'Clozapine/norclozapine 380/190 µg/l.', ['clozapine level 380 µg/l', 'norclozapine level 190 µg/l']],
  ['nl', 'Ademalcohol bij binnenkomst 2,1 promille.', ['alcohol level 2.1 ‰']],
  ['nl', 'Handknijpkracht R 22 kg, L 19 kg.', ['grip strength 22 kg', 'grip strength 19 kg']],
  [
    'nl',
    '4DKL: D 21, De 4, A 8, S 15',
    ['4DKL distress 21', '4DKL depression 4', '4DKL anxiety 8', '4DKL somatisation 15'],
  ],
  ['nl', 'SDQ totaal: moeder 21, vader 17, leerkracht 19.', ['SDQ 21', 'SDQ 17', 'SDQ 19']],
  ['nl', 'Totaal IQ 88, verbaal 95, performaal 82.', ['TIQ 88', 'VIQ 95', 'PIQ 82']],
  ['nl', 'De ADHD-RS is van 38 gezakt tot 19.', ['ADHD-RS 38', 'ADHD-RS 19']],
  ['nl', 'SNAQ 2, MUST 1.', ['SNAQ 2', 'MUST 1']],
  ['nl', 'Natrium 119 bij opname, 127 dag 3.', ['sodium 119 mmol/l', 'sodium 127 mmol/l']],
  ['en', 'Prolactin 2,150 mIU/L, repeat 1,830.', ['prolactin 2150 mIU/L', 'prolactin 1830']],
  ['en', 'BP R 146/92 L 142/90.', ['blood pressure 146/92 mmHg', 'blood pressure 142/90 mmHg']],
  [
    'nl',
    'Spiegels: lithium 0,71; carbamazepine 7,9.',
    ['lithium level 0.71 mmol/l', 'carbamazepine level 7.9'],
  ],
  ['en', 'Sodium 122 --> 127 --> 133.', ['sodium 122 mmol/l', 'sodium 127 mmol/l', 'sodium 133 mmol/l']],
  ['en', 'Conners 3 parent: inattention T=79.', ['Conners 3 inattention 79']],
  ['en', 'Zarit burden interview (husband) 44/88.', ['Zarit burden interview 44 of 88']],
])('a value is found however it is written (%s): %s', (language, text, expected) => {
  expect(values(text, language)).toEqual(expected);
});

test.each<['nl' | 'en', string, string[]]>([
  ['nl', 'De GDS-15 die de verpleegkundige afnam gaf 6.', ['GDS-15 6']],
  ['nl', 'NCRS (katatonie) op 11 februari 17, op 1 maart 3.', ['NCRS 17', 'NCRS 3']],
  ['nl', "MoCA jan '25: 19.", ['MoCA 19']],
  ['en', 'PHQ-9 03 Feb: 21    GAD-7 03 Feb: 14', ['PHQ-9 21', 'GAD-7 14']],
  ['nl', 'Gewicht 3-1 61,0 kg / 7-2 63,4 kg.', ['weight 61 kg', 'weight 63.4 kg']],
  ['nl', 'pH 7,33, pCO2 6,1 kPa, BE -5.', ['pH 7.33', 'pCO2 6.1']],
  ['en', 'EDE-Q global 4.1; shape 5.0, weight 4.6.', ['EDE-Q 4.1', 'EDE-Q shape 5']],
  ['nl', 'CIWA om 08.00u 15 - 12.00u 9 - 16.00u 4.', ['CIWA 15', 'CIWA 9', 'CIWA 4']],
  ['nl', 'Bij een bloeddruk van 180/110 graag contact opnemen.', []],
  ['nl', 'Lithium verhogen bij een spiegel van 0,5.', []],
])('a day is no value, nor is a limit (%s): %s', (language, text, expected) => {
  expect(values(text, language)).toEqual(expected);
});
