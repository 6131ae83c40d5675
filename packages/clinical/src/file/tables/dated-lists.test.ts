import { expect, test } from 'vitest';
import { found, medicinesIn } from '../../../test/papers.ts';

const valuesIn = (text: string) =>
  found(text, ['measurement', 'score']).map(({ name, value, date }) => `${name} ${value} ${date}`);

test.each<[string, string[]]>([
  [
    'Gewichtsverloop\n12-01   61,4 kg\n02-02   59,8 kg   (BMI 19,1)\n',
    ['weight 61.4 2026-01-12', 'weight 59.8 2026-02-02', 'BMI 19.1 2026-02-02'],
  ],
  [
    'Lithiumspiegels het afgelopen jaar:\n3 nov   0,71\n9 feb   0,88\n',
    ['lithium level 0.71 2025-11-03', 'lithium level 0.88 2026-02-09'],
  ],
  // Nobody says what was measured.
  ['Afspraken\n12-01   61\n02-02   59\n', []],
])('what stands above a list by days says what was measured: %s', (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});

test.each<[string, string[]]>([
  [
    'Afbouwschema oxazepam:\n01-02: 30 mg\n01-03: 20 mg 2dd\n01-04: 10 mg\n',
    [
      'oxazepam 30 mg: continued 2026-02-01',
      'oxazepam 20 mg 2/day: continued',
      'oxazepam 10 mg: planned lowered 2026-04-01',
    ],
  ],
  [
    'Schema quetiapine\nweek 8-12    150 mg\nweek 13-16   100 mg\n',
    ['quetiapine 150 mg: continued', 'quetiapine 100 mg: planned lowered'],
  ],
  // Counted from a day that is not told.
  ['Schema sertraline\nweek 1-2   25 mg\nweek 3-4   50 mg\n', []],
])('a scheme tells what is taken and what is still to come: %s', (text, medicines) => {
  expect(medicinesIn(text)).toEqual(medicines);
});
