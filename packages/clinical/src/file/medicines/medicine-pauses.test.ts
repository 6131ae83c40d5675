import { expect, test } from 'vitest';
import { found } from '../../../test/papers.ts';

const last = (text: string, language: 'nl' | 'en'): string => {
  const said = found(text, ['medicine'], { language, kind: 'note' }).findLast(
    ({ standing }) => standing === 'now',
  );
  return said ? [said.change, said.dose].filter(Boolean).join(' ') : '';
};

test.each([
  ['Sertraline was 5 dagen gestopt wegens griep, neemt nu weer 50 mg.', 'continued 50', 'nl'],
  ['Venlafaxine gestopt en maandag weer met 75 mg begonnen.', 'continued 75', 'nl'],
  ['Quetiapine een paar dagen gestopt, daarna weer begonnen.', 'started', 'nl'],
  ['Lamotrigine gestopt per 1 maart. Daarna opnieuw begonnen.', 'started', 'nl'],
  ['Stopped lithium for three days, now back on 800 mg.', 'continued 800', 'en'],
  ['Came off fluoxetine for ten days, has now gone back on it.', 'continued', 'en'],
] as const)('a stop that ended is none: %s', (text, told, language) => {
  expect(last(text, language)).toBe(told);
});

test.each([
  ['Sertraline gestaakt, nog niet hervat.', 'nl'],
  ['Sertraline gestopt, wil later weer beginnen.', 'nl'],
  ['Sertraline gestopt, is weer begonnen met werken.', 'nl'],
  ['Stopped sertraline, does not want to be back on it.', 'en'],
] as const)('stays stopped: %s', (text, language) => {
  expect(last(text, language)).toBe('stopped');
});

test.each([
  ['Sertraline: prescribed 100 mg, takes 75 because of sweating.', 'started 75', 'en'],
  ['Citalopram 20 mg voorgeschreven, slikt in werkelijkheid 10 mg.', 'started 10', 'nl'],
  ['Quetiapine volgens recept 100 mg, neemt 3 dagen per week.', 'continued 100', 'nl'],
] as const)('what is taken stands before what was prescribed: %s', (text, told, language) => {
  expect(last(text, language)).toBe(told);
});
