import { expect, test } from 'vitest';
import { findMedicine, medicines } from './medicines.ts';

test.each([
  ['sertraline', 'sertraline'],
  ['Sertralien', 'sertraline'],
  ['Zoloft', 'sertraline'],
  ['quetiapin', 'quetiapine'],
  ['aripiprazole', 'aripiprazol'],
  ['methylphenidate', 'methylfenidaat'],
  ['venlafaxien', 'venlafaxine'],
  ['nitrofurantoïne', 'nitrofurantoïne'],
  ['amoxicillin', 'amoxicilline'],
])('%s is heard as %s', (spoken, name) => {
  expect(findMedicine(spoken)?.nl).toBe(name);
});

test.each(
  'ability circadian concentratie concerten medicatie refusal foster depressie sertant risico reageren vriendin morgen olifant promotie'.split(
    ' ',
  ),
)('%s is no medicine', (word) => {
  expect(findMedicine(word)).toBeUndefined();
});

test('a brand that is also a word is a medicine with its capital', () => {
  expect(findMedicine('Foster')?.nl).toBe('beclometason');
});

test('every medicine is found by each of its names', () => {
  for (const medicine of medicines)
    for (const name of [medicine.nl, medicine.en, ...medicine.brands])
      expect(findMedicine(name)).toBeDefined();
});
