import { expect, test } from 'vitest';
import { found } from '../../../test/papers.ts';
import type { ValueFinding } from '../finding.ts';

const brief = ({ name, value, over, of, unit }: ValueFinding): string =>
  `${name} ${value}${over ? `/${over}` : ''}${of ? ` of ${of}` : ''}${unit ? ` ${unit}` : ''}`;
const values = (text: string, language: 'nl' | 'en') =>
  found(text, ['measurement', 'score'], { language }).map(brief);

test.each<[string, string[]]>([
  ['De EPDS was 15 bij de intake, 11 op 3 februari en 6 nu.', ['EPDS 15', 'EPDS 11', 'EPDS 6']],
  ['De BPRS ging van 64 in januari via 51 in februari naar 38 nu.', ['BPRS 64', 'BPRS 51', 'BPRS 38']],
  ['MADRS 34 na sessie 2, 21 na sessie 6 en 9 bij ontslag.', ['MADRS 34', 'MADRS 21', 'MADRS 9']],
  [
    'Gewicht 51 kg, bij binnenkomst 47 kg en vorige week 49,5 kg.',
    ['weight 51 kg', 'weight 47 kg', 'weight 49.5 kg'],
  ],
  [
    'K-beloop: 2,9 (1/3), 3,4 (2/3), 4,0 (4/3).',
    ['potassium 2.9 mmol/l', 'potassium 3.4 mmol/l', 'potassium 4 mmol/l'],
  ],
  ['De DOS was op 1-3 gemiddeld 7, op 3-3 nog 4 en sinds 5-3 is die 0.', ['DOS 7', 'DOS 4', 'DOS 0']],
  ['EPDS bij de verloskundige op 12 februari 17, hier op 2 maart 12.', ['EPDS 17', 'EPDS 12']],
  ['Het vrij T4 was op 3 februari 11,4 pmol/l.', ['free T4 11.4 pmol/l']],
  ['EPDS 13 (bij de huisarts was die in januari nog 9).', ['EPDS 13', 'EPDS 9']],
  ['MADRS wk 0: 36, wk 4: 22, wk 8: 10.', ['MADRS 36', 'MADRS 22', 'MADRS 10']],
  ['PCL-5 voor: 61, na: 24.', ['PCL-5 61', 'PCL-5 24']],
  ['CAPS-5 bij aanvang 44; na acht sessies 19; bij follow-up 17.', ['CAPS-5 44', 'CAPS-5 19', 'CAPS-5 17']],
  ['BDI-II voormeting 38, nameting 14.', ['BDI 38', 'BDI 14']],
  [
    'Lithiumspiegels: 0,55, 0,71 en 0,88 mmol/l.',
    ['lithium level 0.55 mmol/l', 'lithium level 0.71 mmol/l', 'lithium level 0.88 mmol/l'],
  ],
  ['Zijn gewicht was 81,5\nkg bij opname en nu 78 kg.', ['weight 81.5 kg', 'weight 78 kg']],
])('values that follow each other are all found: %s', (text, expected) => {
  expect(values(text, 'nl')).toEqual(expected);
});

test.each<[string, string[]]>([
  ['The AMTS was 4 on arrival, 6 on Boxing Day and 9 at discharge.', ['AMTS 4', 'AMTS 6', 'AMTS 9']],
  [
    'CRP 144 down to 12, urea 11.2 falling to 6.',
    ['CRP 144 mg/l', 'CRP 12 mg/l', 'urea 11.2 mmol/l', 'urea 6 mmol/l'],
  ],
  ['The sodium came back at 126 in January; it is 138 now.', ['sodium 126 mmol/l', 'sodium 138 mmol/l']],
  [
    'Pulse 104 and 88; weight 61 kg, in 2024 70 kg.',
    ['pulse 104 /min', 'pulse 88 /min', 'weight 61 kg', 'weight 70 kg'],
  ],
  ['PHQ-9 and GAD-7 were 21 and 17 respectively.', ['PHQ-9 21', 'GAD-7 17']],
  ['Weight 71 kg (BMI 24.6), previously 83 kg.', ['weight 71 kg', 'BMI 24.6', 'weight 83 kg']],
  ['His troponin had come down to 11 ng/L.', ['troponin 11 ng/l']],
])('values that follow each other are all found in English: %s', (text, expected) => {
  expect(values(text, 'en')).toEqual(expected);
});

test.each<[string, string[]]>([
  ['PHQ-9 14 bij intake, 6 sessies gevolgd en nu 8 weken wachtlijst.', ['PHQ-9 14']],
  ['Gewicht 80 kg bij aanvang, op olanzapine 10.', ['weight 80 kg']],
  ['Gewicht 80 kg bij de start, 3 kg minder nu.', ['weight 80 kg']],
  ['AUDIT 22 bij opname, 12 glazen per dag.', ['AUDIT 22']],
  ['Natrium 134, over 2 weken herhalen. BMI 31 en 2 kinderen.', ['sodium 134 mmol/l', 'BMI 31']],
  ['MMSE 24 op 3 februari; op 12 maart om 14.30 controle.', ['MMSE 24']],
  ['Eerder olanzapine 20 mg (gewicht), paliperidon depot 150 mg.', []],
  ['De PHQ-9 is met 6 punten gedaald, van 18 naar 12.', ['PHQ-9 18', 'PHQ-9 12']],
  ['De PHQ-9 heeft 9 items en werd 3 keer afgenomen.', []],
  ['RR graag wekelijks meten, streven < 140/90.', []],
  ['De bloeddruk schommelt tussen 130/80 en 150/90.', []],
])('another number behind a value is none of it: %s', (text, expected) => {
  expect(values(text, 'nl')).toEqual(expected);
});
