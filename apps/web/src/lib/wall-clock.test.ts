import { expect, test } from 'vitest';
import { calendarDate, startOfDate, wallClock } from './wall-clock.ts';

test("the reader's clock is written as appointments are, with a literal Z", () => {
  const moment = new Date(2026, 2, 2, 9, 5, 59);
  expect(wallClock(moment)).toBe('2026-03-02T09:05:00.000Z');
  expect(calendarDate(moment)).toBe('2026-03-02');
});

test('the start of a date is on that date, wherever the reader is', () => {
  expect(calendarDate(startOfDate('2026-12-31'))).toBe('2026-12-31');
  expect(startOfDate('2026-12-31').getHours()).toBe(0);
});
