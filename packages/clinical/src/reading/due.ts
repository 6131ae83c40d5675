/** The date that a sentence of a note names, counted from the day of the consultation. */
import { plain } from './text.ts';
import type { Amount, Day, Quantity } from './quantity.ts';

const DAY_ms = 24 * 60 * 60 * 1000;
const HOURS_A_DAY = 24;
const DAYS_A_WEEK = 7;
const DAYS_A_MONTH = 30;

const dateOf = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
const isoOf = (date: Date): string => date.toISOString().slice(0, 10);
const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_ms);

/** Months are counted as people count them: a month after 31 January is the last day of February. */
function monthsAfter(from: Date, months: number): Date {
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), last));
  return first;
}

/** Undefined for a day that the month does not have. */
function existing(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date : undefined;
}

const MONTHS_TO_LOOK = 13;

/** The first such day on or after `from`; a year that is written is taken as it is. */
function namedDay({ day, month, year, weekday }: Day, from: Date, isNextWeek: boolean): Date | undefined {
  if (day !== undefined && month !== undefined && year !== undefined) return existing(year, month, day);
  if (day !== undefined) {
    for (let ahead = 0; ahead < MONTHS_TO_LOOK; ahead++) {
      const at = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + ahead, 1));
      if (month !== undefined && at.getUTCMonth() !== month - 1) continue;
      const date = existing(at.getUTCFullYear(), at.getUTCMonth() + 1, day);
      if (date && date >= from) return date;
    }
    return undefined;
  }
  if (weekday === undefined) return undefined;
  const today = from.getUTCDay() || DAYS_A_WEEK;
  if (isNextWeek) return daysAfter(from, DAYS_A_WEEK - today + weekday);
  return daysAfter(from, ((weekday - today + DAYS_A_WEEK - 1) % DAYS_A_WEEK) + 1);
}

const nextWeek = /\b(?:volgende week|komende week|next week)\b/;
const relative: [RegExp, number][] = [
  [/\b(?:overmorgen|day after tomorrow)\b/, 2],
  [/(?<!goede)\bmorgen\b(?!och|mid)|\btomorrow\b/, 1],
  [/\b(?:vandaag nog|vandaag|today)\b/, 0],
  [nextWeek, DAYS_A_WEEK],
  [/\b(?:volgende maand|next month)\b/, DAYS_A_MONTH],
];

/** `over drie weken`, `in six weeks`, `binnen 5 dagen`, `na een maand`. */
function later(text: string, amounts: Amount[], from: Date): Date | undefined {
  const amount = amounts.find(
    (each) =>
      each.unit?.kind === 'time' &&
      /\b(?:over|in|binnen|na|within|after)\s+(?:ongeveer |circa |about |around |another )?$/.test(
        text.slice(0, each.start),
      ),
  );
  if (!amount?.unit) return undefined;
  const days = (amount.value * amount.unit.factor) / HOURS_A_DAY;
  if (amount.unit.factor >= DAYS_A_MONTH * HOURS_A_DAY && Number.isInteger(days / DAYS_A_MONTH))
    return monthsAfter(from, days / DAYS_A_MONTH);
  return days < 1 ? undefined : daysAfter(from, Math.round(days));
}

/** `over twee weken, op dinsdag`: the Tuesday of that week. */
const weekdayOfThatWeek = (weekday: number, date: Date): Date =>
  daysAfter(date, weekday - (date.getUTCDay() || DAYS_A_WEEK));

/** `quantities` are those of the sentence. */
export function dueDate(
  sentence: { text: string },
  quantities: readonly Quantity[],
  from: string,
): string | null {
  const begin = dateOf(from);
  if (Number.isNaN(begin.getTime())) return null;
  const text = sentence.text.toLowerCase();
  const isNextWeek = nextWeek.test(text);
  const days = quantities.filter((quantity) => quantity.what === 'day');
  const named = days
    .toSorted((a, b) => Number(b.day !== undefined) - Number(a.day !== undefined))
    .map((day) => namedDay(day, begin, isNextWeek))
    .find((date) => date !== undefined);
  const amounts = quantities.filter((quantity) => quantity.what === 'amount');
  const thatFar = later(text, amounts, begin);
  const [only, more] = days;
  const weekday = more || only?.day !== undefined ? undefined : only?.weekday;
  if (thatFar && weekday !== undefined) return isoOf(weekdayOfThatWeek(weekday, thatFar));
  const found = named ?? thatFar;
  if (found) return isoOf(found);
  const heard = plain(sentence.text);
  const ahead = relative.find(([words]) => words.test(heard));
  return ahead ? isoOf(daysAfter(begin, ahead[1])) : null;
}
