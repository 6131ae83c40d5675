/** Files of appointments from outside, spoilt by chance: each is read, or refused in our words. */
import { expect, test } from 'vitest';
import { AgendaUnreadable } from '../apps/server/src/engines/agendas/port.ts';
import { readAgenda } from '../apps/server/src/engines/agendas/read-agenda.ts';
import { aCalendar, anEvent, googleZone } from '../apps/server/test/calendar-file.ts';
import { spoilt } from './bytes.ts';
import { type Chance, chanceOf, rounds, seeds, tell } from './chance.ts';

const FILES = 100;
const days = {
  time_zone: 'Europe/Amsterdam',
  from: '2026-11-16T00:00:00.000Z',
  until: '2027-01-11T00:00:00.000Z',
};
const series = anEvent(
  'DTSTART;TZID=Europe/Amsterdam:20261120T093000',
  'RRULE:FREQ=MONTHLY;BYDAY=2MO;COUNT=9',
);
const good = [aCalendar(googleZone, series), 'Begin;Naam;Geboortedatum\n20-11-2026 9:30;Bram;1-2-1980\n'];

/** Undefined where it is refused. */
function readSpoilt(chance: Chance) {
  try {
    return readAgenda(spoilt(new Uint8Array(Buffer.from(chance.pick(good))), chance), days).appointments;
  } catch (error) {
    if (!(error instanceof AgendaUnreadable)) throw error;
    return undefined;
  }
}

test('a spoilt file of appointments is appointments with times of the wall, or refused by name', () => {
  for (const seed of seeds) {
    const chance = chanceOf('appointments', seed);
    for (let time = 0; time < FILES; time++)
      for (const { start_time } of readSpoilt(chance) ?? [])
        expect(start_time === null || !Number.isNaN(Date.parse(start_time))).toBe(true);
  }
  tell(`${FILES * rounds} files of appointments`);
});
