import { expect, test } from 'vitest';
import { aCalendar, anEvent, googleZone, outlookZone } from '../../../test/calendar-file.ts';
import { AgendaUnreadable } from './port.ts';
import { readAgenda } from './read-agenda.ts';
import { readCalendar } from './read-calendar.ts';

const weeks = {
  time_zone: 'Europe/Amsterdam',
  from: '2026-11-16T00:00:00.000Z',
  until: '2027-01-11T00:00:00.000Z',
};
const read = (...parts: string[][]) => readCalendar(aCalendar(...parts), weeks);
const starts = (...parts: string[][]) =>
  read(...parts).appointments.map(({ start_time }) => start_time?.slice(0, 16));

test('an event of Outlook is at the time that its own zone says', () => {
  const event = anEvent(
    'DTSTART;TZID=W. Europe Standard Time:20261120T093000',
    'DTEND;TZID=W. Europe Standard Time:20261120T101500',
    'CLASS:PUBLIC',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
    'DESCRIPTION:Tweede gesprek\\nmet partner\\, op verzoek',
  );

  expect(read(outlookZone, event).appointments).toMatchObject([
    {
      ...{ line: 1, external_id: 'a1', title: 'Bram de Kuiper', is_cancelled: false },
      ...{ start_time: '2026-11-20T09:30:00.000Z', end_time: '2026-11-20T10:15:00.000Z' },
      description: 'Tweede gesprek\nmet partner, op verzoek',
    },
  ]);
});

test.each([
  ['UTC', 'DTSTART:20261120T083000Z', '2026-11-20T09:30'],
  ['no zone, as the wall shows it', 'DTSTART:20261120T093000', '2026-11-20T09:30'],
  ['a name of the world', 'DTSTART;TZID=Europe/London:20261120T083000', '2026-11-20T09:30'],
  [
    'a name behind a path',
    'DTSTART;TZID=/example.org/2024_1/Europe/London:20261120T083000',
    '2026-11-20T09:30',
  ],
  ['a name of Windows', 'DTSTART;TZID=GMT Standard Time:20261120T083000', '2026-11-20T09:30'],
  ['a zone nobody knows', 'DTSTART;TZID=Praktijk Zuid:20261120T093000', '2026-11-20T09:30'],
])('a time is understood in %s', (_, line, at) => {
  expect(starts(anEvent(line, 'DURATION:PT45M'))).toEqual([at]);
});

test('lines that were folded in the middle of a word are one', () => {
  const event = anEvent('DTSTART:20261120T083000Z', 'SUMMARY:Bram de Kui', ' per');
  expect(read(event).appointments[0]?.title).toBe('Bram de Kuiper');
});

test('what has no end takes three quarters of an hour, and what has a length that', () => {
  const ends = (...more: string[]) =>
    read(anEvent('DTSTART:20261120T083000Z', ...more)).appointments[0]?.end_time;
  expect(ends()).toBe('2026-11-20T10:15:00.000Z');
  expect(ends('DURATION:PT1H30M')).toBe('2026-11-20T11:00:00.000Z');
});

test('whole days, holidays and what has no time are no appointments', () => {
  const { appointments, left_out } = read(
    anEvent('UID:1', 'DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261121'),
    anEvent('UID:2', 'DTSTART:20261120T083000Z', 'DTEND:20261123T083000Z'),
    anEvent('UID:3'),
    anEvent('UID:4', 'DTSTART:morgen om tien uur'),
  );
  expect([appointments, left_out]).toEqual([[], 4]);
});

test('what recurs every week keeps its hour over the change of the clock, and ends where the window does', () => {
  const event = anEvent('DTSTART;TZID=Europe/Amsterdam:20260907T140000', 'RRULE:FREQ=WEEKLY;BYDAY=MO');
  const times = starts(googleZone, event);
  expect(times[0]).toBe('2026-11-16T14:00');
  expect(times).toHaveLength(8);
  expect(times.every((time) => time?.endsWith('T14:00'))).toBe(true);
});

test('a series ends with its last day, in whatever zone that is written', () => {
  const series = (until: string) =>
    starts(anEvent('DTSTART;TZID=Europe/Amsterdam:20261116T090000', `RRULE:FREQ=DAILY;UNTIL=${until}`))
      .length;
  expect(series('20261118T080000Z')).toBe(3);
  expect(series('20261118')).toBe(3);
  expect(series('20261118T075959Z')).toBe(2);
});

test('a series has as many times as it counts, from its beginning on', () => {
  expect(starts(anEvent('DTSTART:20261114T083000Z', 'RRULE:FREQ=DAILY;COUNT=4'))).toEqual([
    '2026-11-16T09:30',
    '2026-11-17T09:30',
  ]);
});

test('times that were left out are left out, and times that were added are there', () => {
  const times = starts(
    googleZone,
    anEvent(
      'DTSTART;TZID=Europe/Amsterdam:20261116T140000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=Europe/Amsterdam:20261123T140000',
      'EXDATE:20261130T130000Z',
      'RDATE;TZID=Europe/Amsterdam:20261125T100000',
    ),
  );
  expect(times).toEqual(['2026-11-16T14:00', '2026-11-25T10:00', '2026-12-07T14:00']);
});

test('a day that was left out takes the time of that day along', () => {
  const event = anEvent(
    ...['DTSTART:20261116T130000Z', 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;VALUE=DATE:20261123'],
  );
  expect(starts(event)).toEqual(['2026-11-16T14:00']);
});

test('one time of a series that was moved or cancelled is that, under the id of the time that it was', () => {
  const series = anEvent('DTSTART;TZID=Europe/Amsterdam:20261116T140000', 'RRULE:FREQ=WEEKLY;COUNT=3');
  const moved = anEvent(
    'RECURRENCE-ID;TZID=Europe/Amsterdam:20261123T140000',
    'DTSTART;TZID=Europe/Amsterdam:20261124T100000',
    'DTEND;TZID=Europe/Amsterdam:20261124T110000',
  );
  const gone = anEvent('RECURRENCE-ID:20261130T130000Z', 'DTSTART:20261130T130000Z', 'STATUS:CANCELLED');

  expect(read(googleZone, series, moved, gone).appointments).toMatchObject([
    { start_time: '2026-11-16T14:00:00.000Z', external_id: 'a1/2026-11-16T13:00:00.000Z' },
    { start_time: '2026-11-24T10:00:00.000Z', external_id: 'a1/2026-11-23T13:00:00.000Z' },
    { start_time: '2026-11-30T14:00:00.000Z', is_cancelled: true },
  ]);
});

test('a change of one time and all that follow moves those too', () => {
  const series = anEvent('DTSTART:20261116T130000Z', 'RRULE:FREQ=WEEKLY;COUNT=4');
  const changed = anEvent('RECURRENCE-ID;RANGE=THISANDFUTURE:20261130T130000Z', 'DTSTART:20261130T150000Z');
  expect(starts(series, changed)).toEqual([
    ...['2026-11-16T14:00', '2026-11-23T14:00', '2026-11-30T16:00', '2026-12-07T16:00'],
  ]);
});

test('one that was moved into the window from far away is there, without its series too', () => {
  const moved = anEvent('RECURRENCE-ID:20260302T130000Z', 'DTSTART:20261120T130000Z');
  expect(starts(moved)).toEqual(['2026-11-20T14:00']);
});

test('of two words about the same event the later one counts', () => {
  const first = anEvent('DTSTART:20261120T083000Z', 'SEQUENCE:0', 'LAST-MODIFIED:20261110T100000Z');
  const second = anEvent('DTSTART:20261121T083000Z', 'SEQUENCE:2', 'LAST-MODIFIED:20261101T100000Z');
  expect(starts(second, first)).toEqual(['2026-11-21T09:30']);
  const changed = anEvent('DTSTART:20261122T083000Z', 'SEQUENCE:0', 'LAST-MODIFIED:20261111T100000Z');
  expect(starts(changed, first)).toEqual(['2026-11-22T09:30']);
});

test('a broken event spoils no other', () => {
  const broken = ['BEGIN:VEVENT', 'UID:x', 'DTSTART', 'RRULE:FREQ=SOMETIMES', 'END:VEVENT'];
  const { appointments, left_out } = read(broken, anEvent('DTSTART:20261120T083000Z'));
  expect([appointments.length, left_out]).toEqual([1, 1]);
});

test('a rule for every second is not walked', () => {
  expect(starts(anEvent('DTSTART:20261120T083000Z', 'RRULE:FREQ=SECONDLY'))).toEqual(['2026-11-20T09:30']);
});

test('what is no calendar is said to be none, and one with too many appointments is not taken in part', () => {
  const page = new TextEncoder().encode('<!doctype html><title>Inloggen</title>');
  expect(() => readAgenda(page, { ...weeks, isCalendar: true })).toThrow(
    new AgendaUnreadable('unreadable_agenda'),
  );
  const many = Array.from({ length: 90 }, (_, at) =>
    anEvent(`UID:${at}`, 'DTSTART:20261116T083000Z', 'RRULE:FREQ=DAILY'),
  );
  expect(() => read(...many)).toThrow(new AgendaUnreadable('too_many_lines'));
});
