import { expect, test } from 'vitest';
import { asAppointment } from './appointment.ts';

test.each([
  [
    'nl',
    'Hier over 3 weken, vrijdag 5 juni om 9.15 uur',
    'Vervolgafspraak over 3 weken, vrijdag 5 juni om 9.15 uur',
  ],
  ['nl', 'Donderdag 4 maart om 14.00 uur', 'Vervolgafspraak donderdag 4 maart om 14.00 uur'],
  ['nl', 'Over zes weken, op dinsdag', 'Vervolgafspraak over zes weken, op dinsdag'],
  ['en', 'In two weeks, Monday at 2:30', 'Follow-up appointment in two weeks, Monday at 2:30'],
] as const)('a day of the next contact is called an appointment (%s): %s', (language, clause, written) => {
  expect(asAppointment(clause, language).toLowerCase()).toBe(written.toLowerCase());
});

test.each([
  ['nl', 'Gaat op dinsdag om 10.00 uur naar dagbesteding'],
  ['nl', 'Op maandag 3 mei om 9.00 uur belt zus de tandarts'],
  ['nl', 'Om 3.00 uur'],
  ['nl', 'Op vrijdag'],
  ['nl', 'Vervolgafspraak over 4 weken, maandag 12 oktober'],
  ['en', 'On Sunday sister comes at 10:00'],
] as const)('what says itself what it is, or too little, stays as it is (%s): %s', (language, clause) => {
  expect(asAppointment(clause, language)).toBe(clause);
});
