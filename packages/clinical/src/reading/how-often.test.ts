import { expect, it } from 'vitest';
import type { Language } from '../note.ts';
import { slotsOf } from './slots.ts';
import { written } from './written.ts';

it.each([
  ['nl', 'Ibuprofen vierhonderd drie keer per dag.', 'Ibuprofen 400 3 keer per dag.', 3],
  ['en', 'Ibuprofen four hundred three times a day.', 'Ibuprofen 400 3 times a day.', 3],
] as const)('%s: how much is not how often: %s', (language: Language, said, text, times) => {
  expect(written(said, language)).toBe(text);
  expect(slotsOf(said, language, { isSpoken: true }).frequencies[0]).toMatchObject({ times });
});

it('reads a number above a hundred as one where nothing is counted', () => {
  expect(written('De gamma-GT is honderd vijfendertig.', 'nl')).toBe('De gamma-GT is 135.');
});
