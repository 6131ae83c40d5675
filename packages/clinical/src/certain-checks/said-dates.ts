/** Whether a date of a note was said: its day, its month, its weekday. */
import type { ReadDate } from '../values/value.ts';
import { isNumberSaid, type Said } from './said.ts';

/** So many days around the talk, a weekday alone tells the date, and so few no word at all: `morgen`. */
const DAYS_NEAR = 7;
const DAYS_AT_HAND = 2;
const DAY_MS = 86_400_000;

/** The day of a date that is nearest to the talk. */
function nearestDay(date: ReadDate, on: string): { away: number; weekday: number } | null {
  const year = Number(on.slice(0, 4));
  const days = (date.year ? [date.year] : [year - 1, year, year + 1]).map((one) => {
    const day = new Date(Date.UTC(one, (date.month ?? 1) - 1, date.day ?? 1));
    return { away: Math.abs(day.getTime() - Date.parse(on)) / DAY_MS, weekday: day.getUTCDay() || 7 };
  });
  return days.sort((one, other) => one.away - other.away)[0] ?? null;
}

const isMonthSaid = (month: number, said: Said): boolean =>
  said.months.has(month) || (month > 1 && isNumberSaid(month, 'date', said));

const isYearSaid = (year: number, said: Said): boolean =>
  said.years.has(year) || isNumberSaid(year, 'any', said) || isNumberSaid(year % 100, 'any', said);

const isSaidTogether = (date: ReadDate, said: Said): boolean =>
  said.pieces.some(({ values }) =>
    values.some((value) => value.kind === 'date' && value.day === date.day && value.weekday === date.weekday),
  );

/** `on` is the day of the talk. */
export function isDateSaid(date: ReadDate, said: Said, on?: string): boolean {
  if (date.day) {
    const near = on && date.month ? nearestDay(date, on) : null;
    // `donderdag 19 april`, where the nineteenth is a Sunday: said so, or wrong.
    if (near && date.weekday && date.weekday !== near.weekday) return isSaidTogether(date, said);
    if (near && near.away <= DAYS_AT_HAND) return true;
    if (near && near.away <= DAYS_NEAR && said.weekdays.has(near.weekday)) return true;
    const isDay = said.days.has(date.day) || (date.day > 1 && isNumberSaid(date.day, 'date', said));
    return isDay && (date.month === null || isMonthSaid(date.month, said));
  }
  if (date.month) return isMonthSaid(date.month, said);
  if (date.weekday) return said.weekdays.has(date.weekday);
  return date.year === null || isYearSaid(date.year, said);
}
