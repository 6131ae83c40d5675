/** Counting days and months, and the days of feasts. */

const DAY_ms = 24 * 60 * 60 * 1000;
export const WEEK_days = 7;

export const dateOf = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
export const isoOf = (date: Date): string => date.toISOString().slice(0, 10);
export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_ms);

/** Months are counted as people count them: a month after 31 January is the last day of February. */
export function monthsAfter(from: Date, months: number): Date {
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), last));
  return first;
}

/** Undefined for a day that the month does not have. */
export function existing(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date : undefined;
}

/** Easter Sunday by the anonymous Gregorian rule. */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = Math.floor((a + 11 * e + 22 * f) / 451);
  const month = Math.floor((e + f - 7 * g + 114) / 31);
  return new Date(Date.UTC(year, month - 1, ((e + f - 7 * g + 114) % 31) + 1));
}

export function feastIn(name: string, year: number): Date | undefined {
  const fixed: Readonly<Record<string, [number, number]>> = {
    christmas: [12, 25],
    'new year': [1, 1],
    "king's day": [4, 27],
    'saint nicholas': [12, 5],
    halloween: [10, 31],
  };
  const day = fixed[name];
  if (day) return existing(year, day[0], day[1]);
  const afterEaster: Readonly<Record<string, number>> = {
    easter: 0,
    whitsun: 49,
    ascension: 39,
    carnival: -49,
  };
  const days = afterEaster[name];
  return days === undefined ? undefined : daysAfter(easter(year), days);
}
