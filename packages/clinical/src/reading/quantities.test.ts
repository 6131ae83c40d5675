import { expect, test } from 'vitest';
import { hasBloodPressure, hasDose, hasQuantity } from './quantities.ts';

test.each([
  '50 mg',
  '2,5 milligram',
  'tien milligram',
  'vijfentwintig mg',
  'twee tabletten',
  'honderd mg',
  'half a tablet',
  '500 milligrams',
])('%s is a dose', (text) => {
  expect(hasDose(`Ik neem ${text} per dag.`)).toBe(true);
});

test.each([
  'drie keer per week',
  'zes kilo',
  'om half elf',
  'twee weken',
  'a score of 14',
  'twice a day',
  'ten days',
  '38,4 graden',
  'acht bier',
])('%s is a quantity', (text) => {
  expect(hasQuantity(text)).toBe(true);
});

test.each(['een keer zien', 'op een dag', 'ik heb een hond', 'I am one of them', 'vierkant'])(
  '%s is none',
  (text) => {
    expect(hasQuantity(text)).toBe(false);
  },
);

test('blood pressure is heard in both languages', () => {
  expect(['130 over 85', '118 op 76', '152 over 94'].every(hasBloodPressure)).toBe(true);
});
