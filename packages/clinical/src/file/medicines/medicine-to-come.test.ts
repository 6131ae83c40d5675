/** Medicines and doses that a letter speaks of as still to come, step by step or on a condition. */
import { expect, test } from 'vitest';
import { medicinesIn } from '../../../test/papers.ts';

type Language = 'nl' | 'en';

test.each<[string, string[], Language?]>([
  ['Trazodon 50 mg kan worden overwogen indien de slaap slecht blijft.', ['trazodon 50 mg: advised started']],
  [
    'Als de TSH boven de 10 komt, starten met levothyroxine 25 microgram.',
    ['levothyroxine 25 mcg: advised started'],
  ],
  ['Zelf gedacht aan risperidon 0,5 mg, nog niet gegeven.', ['risperidon 0.5 mg: advised started']],
  ['Graag uw oordeel of lithium bij deze nierfunctie verantwoord is.', ['lithium: advised started']],
  ['Zij denkt na over nicotinepleisters van 14 mg.', ['nicotine 14 mg: advised started']],
  ['If the cough continues I would think of adding montelukast.', ['montelukast: advised started'], 'en'],
  ['Citalopram 10 mg seems reasonable to me.', ['citalopram 10 mg: advised started'], 'en'],
])('what may come is not used: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test('a scheme tells what was until a day, what is now and what comes', () => {
  expect(
    medicinesIn(
      'Afbouw oxazepam\n- tot 1 februari: 30 mg\n- nu: 20 mg\n- vanaf 1 april: 10 mg\n- vanaf 1 mei: 5 mg',
    ),
  ).toEqual(
    expect.arrayContaining([
      'oxazepam 30 mg: before continued',
      'oxazepam 20 mg: continued',
      'oxazepam 10 mg: planned lowered 2026-04-01',
      'oxazepam 5 mg: planned lowered 2026-05-01',
    ]),
  );
});

test('a scheme may name its medicine in each line', () => {
  expect(
    medicinesIn('Plan: opbouw als volgt:\n  week 1-2   topiramaat 25 mg\n  week 3-4   topiramaat 50 mg'),
  ).toEqual(['topiramaat 25 mg: planned started', 'topiramaat 50 mg: planned raised']);
});

test.each<[string, string[], Language?]>([
  [
    'Zij gebruikt quetiapine 200 mg. Tot januari was dat 300 mg.',
    ['quetiapine 200 mg: continued', 'quetiapine 300 mg: before continued'],
  ],
  [
    'She takes lithium 600 mg at night. Previously 800 mg.',
    ['lithium 600 mg 1/day night: continued', 'lithium 800 mg: before continued'],
    'en',
  ],
  ['Trevicta was tot januari 350 mg.', ['paliperidon 350 mg: before continued']],
])('a dose of before told afterwards: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test('what the next sentence says of both holds for both', () => {
  expect(medicinesIn('Hij kreeg nortriptyline 75 mg en olanzapine 5 mg. Beide zijn gestopt.')).toEqual(
    expect.arrayContaining(['nortriptyline: stopped', 'olanzapine: stopped']),
  );
});
