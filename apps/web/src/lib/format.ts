/** How dates, times and names are written. The only file that picks locales. */
import type { Language } from '@noteer/contract';

const LOCALES = { nl: 'nl-NL', en: 'en-GB' } as const satisfies Record<Language, string>;

/** 'maandag 2 maart 2026', 'Monday 2 March 2026'. */
export const longDate = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
    .format(date)
    .replace(',', '');

const GREETINGS = {
  morning: { nl: 'Goedemorgen', en: 'Good morning' },
  afternoon: { nl: 'Goedemiddag', en: 'Good afternoon' },
  evening: { nl: 'Goedenavond', en: 'Good evening' },
} as const;

/** Before three at night it is still evening: whoever works then has not slept yet. */
export function greeting(date: Date, language: Language): string {
  const hour = date.getHours();
  if (hour >= 3 && hour < 12) return GREETINGS.morning[language];
  if (hour >= 12 && hour < 18) return GREETINGS.afternoon[language];
  return GREETINGS.evening[language];
}

/** 'Sanne van den Berg' → 'S.v.d.B.'; whole letters, whatever the script. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0] ?? ''}.`)
    .join('');

/** '45 seconden', '2 minuten': rounded up, so that waiting that long is always enough. */
export function durationText(seconds: number, language: Language): string {
  const isLong = seconds >= 90;
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: isLong ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(Math.ceil(isLong ? seconds / 60 : seconds));
}

/** '0,3 s', '12 s', '3 minuten': how much of something is missing. */
export function briefText(seconds: number, language: Language): string {
  if (seconds >= 90) return durationText(seconds, language);
  const maximumFractionDigits = seconds < 10 ? 1 : 0;
  const shown = Math.max(seconds, 0.1);
  return `${new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits }).format(shown)}\u00a0s`;
}

/** '2,5 GB': one digit is as exact as anyone needs. */
export const gigabytes = (bytes: number, language: Language): string =>
  `${new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(bytes / 1e9)}\u00a0GB`;

/** '05:07', '75:00': minutes and seconds, as a recorder counts. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** 'ma 2 mrt, 14:05': when something happened, on the reader's own clock. */
export const shortMoment = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(date);

/** '2 mrt 2026, 14:05': when something happened that may be years ago, on the reader's own clock. */
export const fullMoment = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(date);

/** '14:05', on the reader's own clock. */
export const timeOfDay = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);

/** '09:05': the time of an appointment. Its Z is literal, so it is read in UTC, wherever the reader is. */
export const agendaTime = (iso: string): string =>
  new Intl.DateTimeFormat('nl-NL', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(iso));

/** '2 Mar 2026, 09:05 – 09:50': an appointment among those of other days, in either language. */
export function appointmentSpan(start: string, end: string | null): string {
  const written = (iso: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { ...style, hourCycle: 'h23', timeZone: 'UTC' }).format(new Date(iso));
  const from = written(start, { dateStyle: 'medium', timeStyle: 'short' });
  return end ? `${from} – ${written(end, { timeStyle: 'short' })}` : from;
}

/** '2 maart': the day of an appointment, as the clock on the wall had it. */
export const agendaDate = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );

/** 'wo 3 dec', and with its year when that is another one: a date that something is due. */
export const shortDate = (date: Date, today: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(date.getFullYear() !== today.getFullYear() && { year: 'numeric' }),
  })
    .format(date)
    .replace(',', '');

/** '8-3-1990' or '8 Mar 1990', as people write a date of birth; of YYYY-MM-DD. */
export const birthDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: language === 'nl' ? 'numeric' : 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** Whole years between a date of birth, YYYY-MM-DD, and a day on the reader's own calendar. */
export function ageOn(date_of_birth: string, day: Date): number {
  const [year = 0, month = 1, date = 1] = date_of_birth.split('-').map(Number);
  const hasHadBirthday =
    day.getMonth() + 1 > month || (day.getMonth() + 1 === month && day.getDate() >= date);
  return day.getFullYear() - year - (hasHadBirthday ? 0 : 1);
}

/** '340 kB', '2,4 MB': how large a file is. */
export function fileSize(bytes: number, language: Language): string {
  const isLarge = bytes >= 1e6;
  const maximumFractionDigits = isLarge && bytes < 1e7 ? 1 : 0;
  const shown = isLarge ? bytes / 1e6 : Math.max(1, bytes / 1000);
  return `${new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits }).format(shown)}\u00a0${isLarge ? 'MB' : 'kB'}`;
}

/** '12 mrt 2026', 'mrt 2026' or '2026', as exactly as the day is known; of YYYY-MM-DD. */
export const fileDate = (
  { date, precision = 'day' }: { date: string; precision?: 'day' | 'month' | 'year' },
  language: Language,
): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    ...(precision === 'day' && { day: 'numeric' }),
    ...(precision !== 'year' && { month: 'short' }),
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** '10.000' or '10,000'. */
export const wholeNumber = (count: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language]).format(count);

/** '€ 159,70' or '€159.70'. */
export const money = (cents: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** '45%': of 0 to 1. */
export const share = (of: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(of);

/** '47 min', '29,5 min'. */
export const minutesText = (minutes: number, language: Language): string =>
  `${new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(minutes)}\u00a0min`;

/** Four at a time: that is how one reads a key over. Apps take it with or without the spaces. */
export const groupedKey = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');
