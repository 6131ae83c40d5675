import { wallClockNow } from '../../consultations/wall-clock.ts';

/** Which days of a calendar are read: from yesterday on, as the clock on the wall has it. */
export function daysAround(time_zone: string, days_ahead: number): { from: string; until: string } {
  const today = wallClockNow(time_zone).toISOString().slice(0, 10);
  const day = (days: number) => new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString();
  return { from: day(-1), until: day(days_ahead + 1) };
}
