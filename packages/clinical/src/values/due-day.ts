/** The single day of the calendar that words about a time ahead mean: `over twee weken`, `volgende week dinsdag`, `before Friday 3 April`. */
import type { Language } from '../note.ts';
import { tokensOf, wordSet } from './tokens.ts';
import type { ReadDate, Value } from './value.ts';
import { valuesIn } from './values-in.ts';

const DAY_MS = 86_400_000;
/** More is no moment that somebody names, but a story. */
const LONGEST = 200;
const dayWords = new Map([
  ...'vandaag vanmiddag vanavond vannacht today tonight'.split(' ').map((word) => [word, 0] as const),
  ...'morgen morgenochtend morgenmiddag morgenavond morgenvroeg tomorrow'
    .split(' ')
    .map((word) => [word, 1] as const),
  ['overmorgen', 2] as const,
]);
/** What comes back, is over, or is about a day without being one. */
const unsure = wordSet(
  'elke elk iedere ieder wekelijks maandelijks dagelijks every each weekly monthly daily geleden ago sinds since vorige vorig last afgelopen eind einde begin halverwege medio end beginning mid around rond ongeveer ca circa or tot until na after later earlier eerder',
);
const ahead = wordSet('over binnen in within');
const nexts = wordSet('volgende next');
const weeks = wordSet('week');
const thisOnes = wordSet('deze this');

const dayOf = (from: string): number | null => {
  const time = /^\d{4}-\d\d-\d\d$/.test(from) ? Date.parse(from) : Number.NaN;
  return Number.isNaN(time) ? null : time;
};
const written = (time: number): string => new Date(time).toISOString().slice(0, 10);
const weekdayOf = (time: number): number => new Date(time).getUTCDay() || 7;
const inWeek = (time: number, weeksOn: number, weekday: number): number =>
  time + (weeksOn * 7 + weekday - weekdayOf(time)) * DAY_MS;

/** A day of a month, or null where that month has none such. */
function dayIn(year: number, month: number, day: number): number | null {
  const time = Date.UTC(year, month - 1, day);
  return new Date(time).getUTCDate() === day ? time : null;
}

/** The first such date from the day on. */
function namedDay(date: ReadDate, from: number): number | null {
  const now = new Date(from);
  const day = date.day ?? 0;
  const candidates = date.month
    ? [0, 1].map((years) => dayIn(date.year ?? now.getUTCFullYear() + years, date.month ?? 1, day))
    : [0, 1].map((months) => dayIn(now.getUTCFullYear(), now.getUTCMonth() + 1 + months, day));
  const time = candidates.find((one) => one !== null && one >= from) ?? null;
  return time !== null && date.weekday && weekdayOf(time) !== date.weekday ? null : time;
}

type Step = { days: number } | { months: number };

/** How far ahead an amount is: whole weeks and days, or months, which are not all as long. */
function stepOf(value: Value): Step | null {
  if (value.kind !== 'measure' || value.unit.of !== 'duration') return null;
  const [amount = 0] = value.numbers;
  const months = value.unit.name === 'year' ? amount * 12 : value.unit.name === 'month' ? amount : null;
  if (months !== null) return Number.isInteger(months) ? { months } : null;
  const days = (amount * value.unit.size * 1000) / DAY_MS;
  return Number.isInteger(days) && days > 0 ? { days } : null;
}

function stepped(from: number, step: Step): number {
  if ('days' in step) return from + step.days * DAY_MS;
  const now = new Date(from);
  const month = now.getUTCFullYear() * 12 + now.getUTCMonth() + step.months;
  const last = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  return Date.UTC(Math.floor(month / 12), month % 12, Math.min(now.getUTCDate(), last));
}

type Words = { text: string; start: number }[];

const hasPair = (words: Words, first: ReadonlySet<string>, second: ReadonlySet<string>): boolean =>
  words.some((word, at) => first.has(word.text) && second.has(words[at + 1]?.text ?? ''));

/** `over twee weken`, `in a fortnight`, `two weeks from now`: what stands ahead of an amount makes it one. */
function aheadOf(when: string, words: Words, values: Value[]): Step | 'unsure' | null {
  const durations = values.filter((value) => value.kind === 'measure' && value.unit.of === 'duration');
  const isNext = hasPair(words, nexts, weeks);
  if (words.some(({ text }) => text === 'fortnight')) return durations.length > 0 ? 'unsure' : { days: 14 };
  const [value, ...more] = durations;
  if (!value) return isNext ? { days: 7 } : null;
  const before = words.findLast(({ start }) => start < value.start)?.text ?? '';
  const isFrom = when.slice(value.end).trimStart().startsWith('from now');
  if (more.length > 0 || isNext || !(ahead.has(before) || isFrom)) return 'unsure';
  return stepOf(value) ?? 'unsure';
}

function weekdayDue(weekday: number, from: number, words: Words, step: Step | null): number | null {
  if (step) return 'days' in step && step.days % 7 === 0 ? inWeek(from, step.days / 7, weekday) : null;
  // `next Tuesday` is this week's or the one after, depending on who says it.
  if (words.some(({ text }) => nexts.has(text))) return null;
  const inThis = inWeek(from, 0, weekday);
  if (hasPair(words, thisOnes, weeks)) return inThis >= from ? inThis : null;
  return inThis > from ? inThis : inThis + 7 * DAY_MS;
}

function due(when: string, from: number, language: Language): number | null {
  const words = tokensOf(when).filter(({ kind }) => kind === 'word');
  if (words.some(({ text }) => unsure.has(text) || (language === 'nl' && text === 'of'))) return null;
  const values = valuesIn(articleAsOne(when, language), language);
  const dates = values.filter((value) => value.kind === 'date');
  const named = words.filter(({ text }) => dayWords.has(text));
  const step = aheadOf(when, words, values);
  if (step === 'unsure' || dates.length + named.length > 1) return null;
  const [date] = dates;
  const [word] = named;
  if (word) return step ? null : from + (dayWords.get(word.text) ?? 0) * DAY_MS;
  if (date?.day) return step ? null : namedDay(date, from);
  if (date?.weekday) return weekdayDue(date.weekday, from, words, step);
  // `volgende week` is seven days.
  return date || !step || hasPair(words, nexts, weeks) ? null : stepped(from, step);
}

/** `in a week`: of the same length, so that places stay what they are. */
const articleAsOne = (when: string, language: Language): string =>
  language === 'en' ? when.replace(/\b(in|within) a (week|month|year)\b/gi, '$1 1 $2') : when;

/** YYYY-MM-DD, or null when unsure. `from` is the day on which it was said. */
export function dueDay(when: string, from: string, language: Language): string | null {
  const day = dayOf(from);
  const time = day === null || when.length > LONGEST ? null : due(when, day, language);
  return time === null ? null : written(time);
}
