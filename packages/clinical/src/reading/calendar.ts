/** The day that a time names, counted from the day of the consultation. */
import { dateOf, daysAfter, existing, feastIn, isoOf, monthsAfter, WEEK_days } from './dates.ts';
import type { TimeSlot, TimeWhat } from './slot.ts';
import type { UnitName } from './units.ts';

const spanDays: Partial<Record<UnitName, number>> = {
  day: 1,
  night: 1,
  evening: 1,
  week: WEEK_days,
  fortnight: 14,
};

function afterSpan(from: Date, value: number, unit: UnitName): Date | undefined {
  const days = spanDays[unit];
  if (days !== undefined) return daysAfter(from, Math.round(value * days));
  if (unit === 'month')
    return Number.isInteger(value) ? monthsAfter(from, value) : daysAfter(from, Math.round(value * 30));
  if (unit === 'year') return monthsAfter(from, Math.round(value * 12));
  return undefined;
}

const MONTHS_TO_LOOK = 13;

/** The nearest such day in the direction that is meant; the day itself counts. */
function namedDay(
  day: Extract<TimeWhat, { kind: 'day' }>['day'],
  from: Date,
  isPast: boolean,
): Date | undefined {
  const { day: number, month, year } = day;
  if (number === undefined) return undefined;
  if (month !== undefined && year !== undefined) return existing(year, month, number);
  for (let months = 0; months < MONTHS_TO_LOOK; months++) {
    const first = new Date(
      Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + (isPast ? -months : months), 1),
    );
    if (month !== undefined && first.getUTCMonth() !== month - 1) continue;
    const date = existing(first.getUTCFullYear(), first.getUTCMonth() + 1, number);
    if (date && (isPast ? date <= from : date >= from)) return date;
  }
  return undefined;
}

const weekdayOf = (date: Date): number => date.getUTCDay() || WEEK_days;

/** `vrijdag` is the next one, `volgende week dinsdag` that of next week; in the past the last one. */
function weekday(day: number, from: Date, week: number | undefined, isPast: boolean): Date {
  const today = weekdayOf(from);
  if (week === 1) return daysAfter(from, WEEK_days - today + day);
  if (week === -1) return daysAfter(from, day - today - WEEK_days);
  const ahead = ((day - today + WEEK_days - 1) % WEEK_days) + 1;
  return daysAfter(from, isPast ? (ahead === WEEK_days ? -WEEK_days : ahead - WEEK_days) : ahead);
}

/** The weekday of that week: `over twee weken op dinsdag`. */
const weekdayOfThatWeek = (day: number, date: Date): Date => daysAfter(date, day - weekdayOf(date));

const partDay = { begin: 1, middle: 15, end: 31 } as const;

function inMonth(year: number, month: number, part: keyof typeof partDay): Date {
  const first = new Date(Date.UTC(year, month, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return daysAfter(first, Math.min(partDay[part], last) - 1);
}

function periodDay(
  { unit, offset, part }: Extract<TimeWhat, { kind: 'period' }>,
  from: Date,
): Date | undefined {
  if (unit === 'week') return daysAfter(from, offset * WEEK_days);
  if (unit === 'weekend') return daysAfter(from, 6 - weekdayOf(from) + offset * WEEK_days);
  if (unit === 'month')
    return part
      ? inMonth(from.getUTCFullYear(), from.getUTCMonth() + offset, part)
      : monthsAfter(from, offset);
  if (part === undefined) return undefined;
  return inMonth(from.getUTCFullYear() + offset, part === 'end' ? 11 : part === 'middle' ? 5 : 0, part);
}

const isPastRelation = ({ relation }: TimeSlot) =>
  relation === 'since' || relation === 'ago' || relation === 'for';

function dateIn(time: TimeSlot, from: Date, isPast: boolean): Date | undefined {
  const { what } = time;
  switch (what.kind) {
    case 'day': {
      if (what.day.day !== undefined) return namedDay(what.day, from, isPast);
      if (what.day.weekday !== undefined)
        return weekday(what.day.weekday, from, what.week, isPast || what.week === -1);
      const month = what.day.month;
      const first =
        month === undefined
          ? undefined
          : namedDay(
              { ...what.day, day: what.part ? partDay[what.part === 'end' ? 'middle' : what.part] : 1 },
              from,
              isPast,
            );
      return first && what.part === 'end'
        ? inMonth(first.getUTCFullYear(), first.getUTCMonth(), 'end')
        : what.part
          ? first
          : undefined;
    }
    case 'span': {
      const sign = isPast ? -1 : 1;
      return afterSpan(from, sign * what.value, what.unit);
    }
    case 'days':
      return daysAfter(from, what.days);
    case 'period':
      return periodDay(what, from);
    case 'feast': {
      const years = isPast ? [0, -1] : [0, 1];
      const dates = years.map((offset) =>
        feastIn(what.name, from.getUTCFullYear() + offset + (what.offset ?? 0)),
      );
      return dates.find((date) => date && (isPast ? date <= from : date >= from));
    }
    default:
      return undefined;
  }
}

/** YYYY-MM-DD of a time, undefined where the words do not name a day. `isPast`: told of what was. */
export function dayOf(time: TimeSlot, from: string, isPast = isPastRelation(time)): string | undefined {
  const begin = dateOf(from);
  if (Number.isNaN(begin.getTime())) return undefined;
  const date = dateIn(time, begin, isPast);
  return date && isoOf(date);
}

const isDayAhead = ({ what }: TimeSlot) =>
  what.kind === 'days' ||
  (what.kind === 'day' && (what.day.day !== undefined || what.day.weekday !== undefined));

/**
 * The one day that the times of a sentence name ahead: the first that is named (`donderdag als het kan, anders maandag 27 juli`),
 * and of a weekday with a number of weeks the weekday of that week.
 */
export function dueOf(times: readonly TimeSlot[], from: string): string | undefined {
  const begin = dateOf(from);
  if (Number.isNaN(begin.getTime())) return undefined;
  const ahead = times.filter((time) => !isPastRelation(time) && time.relation !== 'until');
  const span = ahead.find(
    ({ what, relation }) =>
      what.kind === 'span' && (relation === 'ahead' || relation === 'within' || relation === 'after'),
  );
  const named = ahead.find(isDayAhead);
  const far = span && dateIn(span, begin, false);
  if (
    far &&
    named?.what.kind === 'day' &&
    named.what.day.day === undefined &&
    named.what.day.weekday !== undefined
  )
    return isoOf(weekdayOfThatWeek(named.what.day.weekday, far));
  // `dinsdag, 3 maart`: the date says which Tuesday.
  const dated = ahead.find(({ what }) => what.kind === 'day' && what.day.day !== undefined);
  if (named?.what.kind === 'day' && dated && isSameWeekday(named, dated, begin))
    return dayOf(dated, from, false);
  if (named) return dayOf(named, from, false);
  if (far) return isoOf(far);
  const other = ahead.find(
    ({ what }) =>
      what.kind !== 'clock' && what.kind !== 'span' && what.kind !== 'age' && what.kind !== 'year',
  );
  return other && dayOf(other, from, false);
}

function isSameWeekday(named: TimeSlot, dated: TimeSlot, from: Date): boolean {
  if (named.what.kind !== 'day' || named.what.day.weekday === undefined) return false;
  const date = dateIn(dated, from, false);
  return date !== undefined && weekdayOf(date) === named.what.day.weekday;
}
