import { expect, test } from 'vitest';
import { wallClockNow } from './wall-clock.ts';

test.each([
  ['Europe/Amsterdam', '2026-11-02T23:30:00Z', '2026-11-03T00:30:00.000Z'],
  ['Europe/Amsterdam', '2026-07-02T10:00:00Z', '2026-07-02T12:00:00.000Z'],
  ['UTC', '2026-07-02T10:00:00Z', '2026-07-02T10:00:00.000Z'],
])('in %s the wall shows %s as %s', (time_zone, now, shown) => {
  expect(wallClockNow(time_zone, new Date(now)).toISOString()).toBe(shown);
});
