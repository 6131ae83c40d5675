import { expect, test } from 'vitest';
import { isFact } from './facts.ts';

test.each([
  ['niet', 'nt'],
  ['niet', 'n.'],
  ['links', 'li'],
  ['donderdag', 'do.'],
  ['moeder', 'mdr.'],
  ['milligram', 'mg'],
])('%s written as %s says the same', (from, to) => {
  expect(isFact(from, to, 'nl')).toBe(false);
});

test.each([
  ['niet', 'net'],
  ['niet', 'wel'],
  ['geen', 'een'],
  ['links', 'rechts'],
  ['microgram', 'mg'],
  ['maandag', 'dinsdag'],
  ['twee', 'drie'],
  ['sertraline', 'citalopram'],
])('%s that became %s is a correction, and nobody’s habit', (from, to) => {
  expect(isFact(from, to, 'nl')).toBe(true);
});
