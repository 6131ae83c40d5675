/** Tables with a moment above each column, however it is written. */
import { expect, test } from 'vitest';
import { found } from '../../../test/papers.ts';

const valuesIn = (text: string, language: 'nl' | 'en' = 'nl') =>
  found(text, ['measurement', 'score'], { language }).map(
    ({ name, value, over, date, precision, is_earlier }) =>
      `${name} ${value}${over ? `/${over}` : ''} ${is_earlier ? 'earlier' : precision === 'day' ? date : date.slice(0, 7)}`,
  );

test.each<['nl' | 'en', string, string[]]>([
  [
    'nl',
    'datum       RR       HbA1c\n11-2025     138/88   61\n02-2026     129/80   54\n',
    [
      'blood pressure 138/88 2025-11',
      'HbA1c 61 2025-11',
      'blood pressure 129/80 2026-02',
      'HbA1c 54 2026-02',
    ],
  ],
  [
    'nl',
    'Lab               02-03 22:05    03-03 06:00\nALAT (U/l)        34             97\n',
    ['ALT 34 2026-03-02', 'ALT 97 2026-03-03'],
  ],
  [
    'nl',
    'Testen            begin (12-01)    nu (02-03)\nsprongkracht      17 kg            20 kg\n',
    ['sprongkracht 17 2026-01-12', 'sprongkracht 20 2026-03-02'],
  ],
  [
    'en',
    '                  on admission     at discharge\nBP                144/92           133/85\nValproate (mg/L)  38               71\n',
    [
      'blood pressure 144/92 earlier',
      'blood pressure 133/85 2026-03-10',
      'valproate level 38 earlier',
      'valproate level 71 2026-03-10',
    ],
  ],
  [
    'nl',
    '4DKL            januari   maart\n  distress       28        23\n  somatisatie    19        17\n',
    [
      '4DKL distress 28 2026-01',
      '4DKL distress 23 2026-03',
      '4DKL somatisation 19 2026-01',
      '4DKL somatisation 17 2026-03',
    ],
  ],
  [
    'nl',
    'Datum       05-01     02-03\ngewicht     61,2      64,0\n',
    ['weight 61.2 2026-01-05', 'weight 64 2026-03-02'],
  ],
  ['nl', 'Lijst;Score intake;Score einde\nPHQ-9;21;14\n', ['PHQ-9 21 earlier', 'PHQ-9 14 2026-03-10']],
  [
    'nl',
    'Week    Gewicht\n1       48,2 kg\n2       48,9 kg\n',
    ['weight 48.2 earlier', 'weight 48.9 2026-03-10'],
  ],
])('the moment above a column is that of its values (%s): %s', (language, text, expected) => {
  expect(valuesIn(text, language)).toEqual(expected);
});

test('a row of a table that counts something measures nothing', () => {
  expect(valuesIn('            intake    nu\nPHQ-9       19        8\nuren slaap  4         7\n')).toEqual([
    'PHQ-9 19 earlier',
    'PHQ-9 8 2026-03-10',
  ]);
});
