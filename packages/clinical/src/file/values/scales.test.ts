import { expect, test } from 'vitest';
import { found } from '../../../test/papers.ts';
import type { ValueFinding } from '../finding.ts';

const brief = ({ name, value, of, unit }: ValueFinding): string =>
  `${name} ${value}${of ? ` of ${of}` : ''}${unit ? ` ${unit}` : ''}`;
const values = (text: string, language: 'nl' | 'en') =>
  found(text, ['measurement', 'score'], { language }).map(brief);

test.each<['nl' | 'en', string, string[]]>([
  ['en', 'He scored 19 on the PHQ-9 and 12 on the GAD-7.', ['PHQ-9 19', 'GAD-7 12']],
  ['en', 'On the WSAS she scored 23.', ['WSAS 23']],
  ['en', 'The Neuropsychiatric Inventory came to 33.', ['Neuropsychiatric Inventory 33']],
  ['en', 'Her Health Anxiety Inventory (SHAI) was 37.', ['SHAI 37']],
  ['en', '6-CIT today 14; 4AT 3.', ['6-CIT 14', '4AT 3']],
  ['nl', 'Op de DOS-lijst scoorde ik 6.', ['DOS 6']],
  ['nl', 'Op de HSCL-25 kwam zij op 2,4.', ['HSCL-25 2.4']],
  ['nl', 'De BFCRS bedroeg 24 en daalde op 3 maart naar 8.', ['BFCRS 24', 'BFCRS 8']],
  ['nl', 'De UPDRS-III kwam in off-fase uit op 41.', ['UPDRS-III 41']],
  ['nl', 'De angstschaal was 9.', ['angstschaal 9']],
  ['nl', 'De QXRT was 14 en na de behandeling 6.', ['QXRT 14', 'QXRT 6']],
  ['nl', 'BDI-II ........ 31\nPCL-5 ......... 44', ['BDI 31', 'PCL-5 44']],
  ['nl', 'De PHQ-9, afgenomen op dag 21, was 16.', ['PHQ-9 16']],
])('scores are found however they are told (%s): %s', (language, text, expected) => {
  expect(values(text, language)).toEqual(expected);
});

test.each([
  'De SEH was 4 keer bezocht. Op de PAAZ was zij 3 weken.',
  'CYP2D6 verhoogde activiteit.',
  'EMDR 6 sessies, CGT 12.',
  'De weegschaal was 2 weken stuk.',
])('a number behind capitals that are no scale is no score: %s', (text) => {
  expect(values(text, 'nl')).toEqual([]);
});

test.each<[string, string[]]>([
  [
    'Vitamine D was 21 nmol/l, magnesium bij opname 0,61 mmol/l.',
    ['vitamin D level 21 nmol/l', 'magnesium 0.61 mmol/l'],
  ],
  ['Urine-osmolaliteit 210 mosmol/kg, urine-Na 44.', ['urine osmolality 210', 'urine sodium 44']],
  ['De clozapinespiegel, van 1 februari, was 530 microgram per liter.', ['clozapine level 530 µg/l']],
  ['Bezinking 8 mm/uur, CRP max. 64.', ['ESR 8 mm/h', 'CRP 64 mg/l']],
  ['Magnesium 400 mg 1dd1, foliumzuur 5 mg per week.', []],
])('what the laboratory measures is found: %s', (text, expected) => {
  expect(values(text, 'nl')).toEqual(expected);
});

test.each<[string, string[]]>([
  ['De PHQ-9 was in het voorjaar 22. Begin februari was deze gezakt naar 13.', ['PHQ-9 22', 'PHQ-9 13']],
  ['Wij volgden haar met de DRSP. In de luteale week kwam zij op 88 punten.', ['DRSP 88']],
  [
    'Clozapinespiegel op 2-2: 790 µg/l. Daarna is de dosis verlaagd. Spiegel op 9-2: 480 µg/l.',
    ['clozapine level 790 µg/l', 'clozapine level 480 µg/l'],
  ],
  [
    'Lithiumspiegel in mei 0,71. Gaat goed. Spiegel 20 aug: 0,52.',
    ['lithium level 0.71 mmol/l', 'lithium level 0.52 mmol/l'],
  ],
])('what the sentence before names need not be named again: %s', (text, expected) => {
  expect(values(text, 'nl')).toEqual(expected);
});

test.each<[string, string[]]>([
  [
    'Fluvoxaminespiegel 120 ug/l, amfetamine 850 ng/ml.',
    ['fluvoxamine level 120 ug/l', 'amphetamine level 850 ng/ml'],
  ],
  ['Streven naar 0,8 mmol/l; drank 20 mg/ml.', []],
])('what no list names is found by its unit: %s', (text, expected) => {
  expect(values(text, 'nl')).toEqual(expected);
});

test.each([
  ['QIDS-SR 12.', 'QIDS-SR 12'],
  ['QIDS-C: 9', 'QIDS-C 9'],
  ['IDS-C 22', 'IDS-C 22'],
  ['AUDIT-C 6', 'AUDIT-C 6'],
  ['CGI-I 2', 'CGI-I 2'],
  ['PCL-C 40', 'PCL-C 40'],
  ['GAD-2: 3', 'GAD-2 3'],
])('a scale whose name holds another is itself: %s', (text, value) => {
  expect(values(text, 'nl')).toEqual([value]);
});

test.each(['HB 23.30. Druk, afleidbaar.', 'HB 14.15: mw open.', 'Hij gaf dat toe, "een halve".'])(
  'is no value: %s',
  (text) => {
    expect(values(text, 'nl')).toEqual([]);
  },
);
