/** Deadlines of notes that are no day by themselves: `voor het weekend`, `Monday week`, `eind van de week`. */
import type { Language } from '../note.ts';
import { dateOf, daysAfter, existing, isoOf, monthsAfter, WEEK_days } from './dates.ts';
import { plain } from './text.ts';

const FRIDAY = 5;
const weekdayOf = (date: Date): number => date.getUTCDay() || WEEK_days;

/** A weekday of the week that lies so many weeks ahead. */
const ofWeek = (from: Date, weeks: number, weekday: number): Date =>
  daysAfter(from, weeks * WEEK_days + weekday - weekdayOf(from));
/** The last working day of this week; in a weekend that of the next. */
const fridayAhead = (from: Date): Date => ofWeek(from, weekdayOf(from) > FRIDAY ? 1 : 0, FRIDAY);
const mondayAhead = (from: Date): Date => ofWeek(from, 1, 1);
const nextOf = (from: Date, weekday: number): Date =>
  daysAfter(from, ((weekday - weekdayOf(from) + WEEK_days - 1) % WEEK_days) + 1);

const englishDays = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const englishDay = (name: string): number => englishDays.split('|').indexOf(name) + 1;
const englishMonths = 'january|february|march|april|may|june|july|august|september|october|november|december';
const dutchMonths = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';

function monthAhead(from: Date, month: number): Date {
  const year = from.getUTCFullYear() + (month < from.getUTCMonth() + 1 ? 1 : 0);
  return new Date(Date.UTC(year, month - 1, 1));
}
const lastOf = (first: Date): Date => daysAfter(monthsAfter(first, 1), -1);

type Rule = readonly [RegExp, (from: Date, found: RegExpExecArray) => Date | undefined];

/** `7/12` in a Dutch note is a day and a month. */
function dutchDay(from: Date, day: number, month: number): Date | undefined {
  const date = existing(from.getUTCFullYear(), month, day);
  return date && date < from ? existing(from.getUTCFullYear() + 1, month, day) : date;
}

const small: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, six: 6 };
const numbered = (word = ''): number => small[word] ?? Number(word);

function spanAfter(from: Date, count: number, unit: string): Date | undefined {
  if (!Number.isFinite(count) || count > 400) return undefined;
  if (unit.startsWith('month')) return monthsAfter(from, count);
  return daysAfter(from, count * (unit.startsWith('week') ? WEEK_days : 1));
}

const HOURS_A_DAY = 24;

const rules: Readonly<Record<Language, readonly Rule[]>> = {
  nl: [
    [
      /\b(?:voor|tot) (?:het|dit|aankomend|komend) weekend\b|\beind(?:e)? (?:van )?(?:de|deze) week\b/,
      fridayAhead,
    ],
    [/\bna (?:het|dit|komend) weekend\b|\bbegin (?:van )?(?:volgende|komende) week\b/, mondayAhead],
    [/\beind(?:e)? (?:van )?(?:volgende|komende) week\b/, (from) => ofWeek(from, 1, FRIDAY)],
    [/\b(?:over|binnen) (?:een|1) kwartaal\b/, (from) => monthsAfter(from, 3)],
    [/\bbinnen (24|48|72) uur\b/, (from, [, hours]) => daysAfter(from, Number(hours) / HOURS_A_DAY)],
    [/\b(?:in het|begin) nieuwe jaar\b/, (from) => new Date(Date.UTC(from.getUTCFullYear() + 1, 0, 1))],
    [
      new RegExp(`\\b(?:de )?eerste week van (${dutchMonths})\\b`),
      (from, [, month = '']) => monthAhead(from, dutchMonths.split('|').indexOf(month) + 1),
    ],
    [
      /(?:\b(?:op|ma|di|wo|do|vr|za|zo|\w+dag|uiterlijk|afspraak|controle) |^)([0-3]?\d)[/-](0?[1-9]|1[0-2])(?![\d/-])/,
      (from, [, day, month]) => dutchDay(from, Number(day), Number(month)),
    ],
  ],
  en: [
    [
      /\b(?:before|by) (?:the|this|next) weekend\b|\b(?:by |at |before )?(?:the )?end of (?:the|this) week\b|\blater this week\b/,
      fridayAhead,
    ],
    [/\bafter (?:the|this) weekend\b|\b(?:start|beginning) of next week\b|\bearly next week\b/, mondayAhead],
    [/\bend of next week\b/, (from) => ofWeek(from, 1, FRIDAY)],
    [
      new RegExp(
        `\\b(${englishDays}) (week|fortnight)\\b|\\b(a week|two weeks|a fortnight) on (${englishDays})\\b`,
      ),
      (from, [, day, then, ahead, other]) =>
        daysAfter(
          nextOf(from, englishDay(day ?? other ?? '')),
          then === 'week' || ahead === 'a week' ? WEEK_days : 2 * WEEK_days,
        ),
    ],
    [
      /\b(a|an|one|two|three|four|six|\d{1,3}) (days?|weeks?|months?) from (?:now|today)\b/,
      (from, [, count, unit = '']) => spanAfter(from, numbered(count), unit),
    ],
    [
      new RegExp(`\\bend of (${englishMonths})\\b`),
      (from, [, month = '']) => lastOf(monthAhead(from, englishMonths.split('|').indexOf(month) + 1)),
    ],
    [
      new RegExp(`\\b(?:(?:the )?first week of|(?:start|beginning) of) (${englishMonths})\\b`),
      (from, [, month = '']) => monthAhead(from, englishMonths.split('|').indexOf(month) + 1),
    ],
    [
      /\b(?:in|within|after) (24|48|72) hours\b/,
      (from, [, hours]) => daysAfter(from, Number(hours) / HOURS_A_DAY),
    ],
    // A British doctor's `2/52` is two weeks, `3/12` three months, `5/7` five days.
    [
      /\b(\d{1,2})\/(7|52|12)\b(?!\/)/,
      (from, [, count, of]) =>
        spanAfter(from, Number(count), of === '12' ? 'month' : of === '52' ? 'week' : 'day'),
    ],
  ],
};

/** YYYY-MM-DD, undefined where none of these is named. */
export function deadlineIn(text: string, language: Language, from: string): string | undefined {
  const begin = dateOf(from);
  if (Number.isNaN(begin.getTime())) return undefined;
  const heard = plain(text);
  for (const [pattern, dayFor] of rules[language]) {
    const found = pattern.exec(heard);
    const date = found && dayFor(begin, found);
    if (date) return isoOf(date);
  }
  return undefined;
}
