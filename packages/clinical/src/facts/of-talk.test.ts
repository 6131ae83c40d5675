import { expect, test } from 'vitest';
import { slotsOf } from '../reading/slots.ts';
import type { Fact } from './fact.ts';
import { isOfTalk } from './of-talk.ts';

const told = (clause: string, told_by: Fact['told_by'] = 'clinician') =>
  ({ quote: clause, clause, told_by, slots: slotsOf(clause, 'nl', { isSpoken: true }) }) as Fact;

test.each([
  'Behandelaar is Hanneke Vos, klinisch psycholoog',
  'Behandelaar kijkt naar een oude lijst',
  'Behandelaar meet bloeddruk, eerst liggend en daarna staand',
  'Behandelaar gaat cliënt nakijken',
  'Nu vraagt behandelaar iets moeilijkers',
  'Arm op tafel',
  'Nu diep uitademen',
  'Dankjewel dat cliënt daar eerlijk over is',
  'Vier maanden is niet niks',
])('what only belongs to the talk or to an examination is nothing for a note: %s', (clause) => {
  expect(isOfTalk(told(clause))).toBe(true);
});

test.each([
  'Behandelaar vraagt wijkverpleging aan',
  'Behandelaar vraagt huisarts of metoprolol minder kan',
  'Voelt niet warm',
  'Bloeddruk 138/82',
  'Behandelaar geeft cliënt een folder mee',
])('what was found, or is done for the client, is told: %s', (clause) => {
  expect(isOfTalk(told(clause))).toBe(false);
});
