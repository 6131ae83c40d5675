import { expect, test } from 'vitest';
import { hasBloodPressure, hasDose } from './quantities.ts';

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

test('blood pressure is heard in both languages', () => {
  expect(['130 over 85', '118 op 76', '152 over 94'].every(hasBloodPressure)).toBe(true);
});
