import { expect, test } from 'vitest';
import type { Fact } from './fact.ts';
import { isNobodys } from './unclear.ts';

const told = (quote: string, told_by: Fact['told_by'], clause: string | null = null) =>
  ({ quote, told_by, clause }) as Fact;

test.each([
  ['Ik heb zelf oxazepam in huis.', true],
  ['Mijn broer drinkt te veel.', true],
  ["I've got some of those myself.", true],
  ['De pijn zit links.', false],
  ['Twee keer per week fysiotherapie.', false],
])('where nobody knows who said it, words about oneself are nobody’s: %s', (quote, expected) => {
  expect(isNobodys(told(quote, 'unknown'))).toBe(expected);
});

test('what somebody promised is to be done, whoever it was', () => {
  expect(isNobodys({ ...told('Ik bel u donderdag.', 'unknown'), kind: 'plan' })).toBe(false);
});

test('where it is known who said it they are theirs, and so is what the grammar could say of the client', () => {
  expect(isNobodys(told('Ik heb zelf oxazepam in huis.', 'client'))).toBe(false);
  expect(isNobodys(told('Ik slaap slecht.', 'unknown', 'slaapt slecht'))).toBe(false);
});
