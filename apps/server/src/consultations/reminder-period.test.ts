import { expect, test } from 'vitest';
import { periodAt } from './reminder-period.ts';

/** What the clock on the wall shows. */
const at = (time: string) => new Date(`${time}Z`);
// A Monday.
const monday = { reminder_day: 'monday', reminder_hour: 8 } as const;

test.each([
  ['2026-11-16T07:59:59', undefined],
  ['2026-11-16T08:00:00', '2026-11-16'],
  ['2026-11-16T23:59:59', '2026-11-16'],
  ['2026-11-17T08:00:00', undefined],
  ['2026-11-23T09:00:00', '2026-11-23'],
])('on Mondays from eight, at %s the mails of %s are sent', (time, period) => {
  expect(periodAt(at(time), monday)).toBe(period);
});

test('every day has its own mails, and never has none', () => {
  const daily = { reminder_day: 'every_day', reminder_hour: 0 } as const;
  expect(periodAt(at('2026-11-18T00:00:00'), daily)).toBe('2026-11-18');
  expect(periodAt(at('2026-11-18T00:00:00'), { ...daily, reminder_day: 'never' })).toBeUndefined();
});
