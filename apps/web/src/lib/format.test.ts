import { expect, test } from 'vitest';
import {
  agendaTime,
  appointmentSpan,
  briefText,
  clock,
  durationText,
  greeting,
  initials,
  longDate,
  shortDate,
} from './format.ts';

const at = (hour: number, minute = 0) => new Date(2026, 2, 2, hour, minute);

test.each([
  [2, 59, 'Goedenavond'],
  [3, 0, 'Goedemorgen'],
  [11, 59, 'Goedemorgen'],
  [12, 0, 'Goedemiddag'],
  [17, 59, 'Goedemiddag'],
  [18, 0, 'Goedenavond'],
  [23, 30, 'Goedenavond'],
])('at %i:%i people are greeted with %s', (hour, minute, words) => {
  expect(greeting(at(hour, minute), 'nl')).toBe(words);
});

test('the long date has weekday, day, month and year', () => {
  expect(longDate(at(9), 'nl')).toBe('maandag 2 maart 2026');
  expect(longDate(at(9), 'en')).toBe('Monday 2 March 2026');
});

test.each([
  ['Sanne van den Berg', 'S.v.d.B.'],
  ['  Éva   Ørsted ', 'É.Ø.'],
  ['𝒜lice', '𝒜.'],
  ['', ''],
])('the initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a wait is told in seconds or in minutes that are surely enough', () => {
  expect(durationText(1, 'nl')).toBe('1 seconde');
  expect(durationText(45, 'nl')).toBe('45 seconden');
  expect(durationText(121, 'nl')).toBe('3 minuten');
  expect(durationText(600, 'en')).toBe('10 minutes');
});

test.each([
  [0, '00:00'],
  [59.9, '00:59'],
  [754, '12:34'],
  [4500, '75:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});

test('the time of an appointment is what was picked, in 24 hours', () => {
  expect(agendaTime('2026-07-02T00:05:00.000Z')).toBe('00:05');
  expect(agendaTime('2026-07-02T23:30:00.000Z')).toBe('23:30');
});

test('an appointment among others has its date, its start and, where there is one, its end', () => {
  expect(appointmentSpan('2026-03-02T13:05:00.000Z', '2026-03-02T13:50:00.000Z')).toBe(
    '2 Mar 2026, 13:05 – 13:50',
  );
  expect(appointmentSpan('2026-03-02T00:05:00.000Z', null)).toBe('2 Mar 2026, 00:05');
});

test('a short date has a year only when it is another one', () => {
  expect(shortDate(new Date(2026, 11, 3), at(9), 'nl')).toBe('do 3 dec');
  expect(shortDate(new Date(2026, 11, 3), at(9), 'en')).toBe('Thu 3 Dec');
  expect(shortDate(new Date(2027, 0, 5), at(9), 'nl')).toBe('di 5 jan 2027');
});

test('what is missing is told in tenths, whole seconds or minutes', () => {
  expect(briefText(0.32, 'nl')).toBe('0,3\u00a0s');
  expect(briefText(0.32, 'en')).toBe('0.3\u00a0s');
  expect(briefText(0.03, 'nl')).toBe('0,1\u00a0s');
  expect(briefText(12.4, 'nl')).toBe('12\u00a0s');
  expect(briefText(150, 'nl')).toBe('3 minuten');
});
