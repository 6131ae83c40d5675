/** Reads a day at a place among tokens: `dinsdag 17 maart`, `the second of November`, `3-3-2026`, `vrijdag`. */
import type { Language } from '../note.ts';
import { englishOrdinal } from './number-words.ts';
import { type Day, placeOf } from './quantity.ts';
import { readNumber } from './read-number.ts';
import { list } from './text.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './units.ts';

const named = (...rows: string[]): Map<string, number> =>
  new Map(rows.flatMap((row) => list(row).map((name, index) => [name, index + 1] as const)));

const months: Readonly<Record<Language, Map<string, number>>> = {
  nl: named(
    'januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december',
    'jan, feb, mrt, apr, mei, jun, jul, aug, sept, okt, nov, dec',
  ),
  en: named(
    'january, february, march, april, may, june, july, august, september, october, november, december',
    'jan, feb, mar, apr, may, jun, jul, aug, sept, oct, nov, dec',
  ),
};
/** Monday is 1. */
const weekdays: Readonly<Record<Language, Map<string, number>>> = {
  // `Dinsdagmiddag` is a Tuesday too.
  nl: named(
    ...['', 'ochtend', 'morgen', 'middag', 'avond', 'nacht'].map((part) =>
      'maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag'.replaceAll('dag', `dag${part}`),
    ),
  ),
  en: named(
    'monday, tuesday, wednesday, thursday, friday, saturday, sunday',
    'mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays',
  ),
};

/** `May I`, `march on`, `I mar`: only the name with its capital, and only where a day stands beside it. */
const alsoWords = new Set(['may', 'march', 'mar', 'jan', 'mei', 'dec', 'okt']);

const isDayNumber = (value: number) => Number.isInteger(value) && value >= 1 && value <= 31;
const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100;

function numericDay(tokens: readonly Token[], at: number): Day | undefined {
  const shape = tokens
    .slice(at, at + 5)
    .map(({ text, isGlued }, index) => (index > 0 && !isGlued ? ' ' : text));
  const glued = shape.slice(0, Math.max(shape.indexOf(' '), 0) || shape.length);
  const parts = glued.filter((part) => part !== '/');
  const [first = '', second = '', third = ''] = parts;
  if (![first, second, third].every((part) => /^\d+$/.test(part))) return undefined;
  const length = glued[1] === '/' ? 5 : 3;
  const [day, month, year] = first.length === 4 ? [third, second, first] : [first, second, third];
  if (!isDayNumber(Number(day)) || Number(month) > 31 || (year.length !== 4 && year.length !== 2))
    return undefined;
  return {
    what: 'day',
    ...placeOf(tokens, at, length),
    day: Number(day),
    month: Number(month),
    year: year.length === 2 ? 2000 + Number(year) : Number(year),
    mayBeSwapped: true,
  };
}

type Parts = { day?: number; month?: number; year?: number; weekday?: number };

/** `of`, `the`, `de`, a comma: what may stand between the parts of a day. */
const isJoint = (text: string) => /^(?:of|the|de|,|op|on)$/.test(text);

/** Said alone, `de vijfde` may be a day; written alone it is the fifth of something. */
export function readDay(
  tokens: readonly Token[],
  at: number,
  language: Language,
  isSpoken: boolean,
): Day | undefined {
  const numeric = /^\d/.test(tokens[at]?.text ?? '') ? numericDay(tokens, at) : undefined;
  if (numeric) return numeric;
  const parts: Parts = {};
  let length = 0;
  let hasOrdinal = false;
  for (let next = at; next < tokens.length; ) {
    const token = tokens[next];
    if (!token) break;
    const weekday = weekdays[language].get(token.text);
    const month = months[language].get(token.text);
    const number = readNumber(tokens, next, language);
    if (weekday !== undefined && length === 0) parts.weekday = weekday;
    else if (month !== undefined && parts.month === undefined && isMonth(token, tokens[next + 1], parts.day))
      parts.month = month;
    else if (
      number &&
      isDayNumber(number.value) &&
      parts.day === undefined &&
      canBeDay(parts, number.isOrdinal)
    ) {
      // `Sunday two pints`: a plain number is a day of the month only beside the month.
      const following = tokens[next + number.length];
      const isBeforeMonth =
        following !== undefined &&
        (months[language].has(following.text) ||
          (following.text === 'of' && months[language].has(tokens[next + number.length + 1]?.text ?? '')));
      // Dutch has the day before the month: `in januari drie keer`.
      const isAfterMonth =
        language === 'en' && parts.month !== undefined && next - at <= 2 && !unitOf(following?.text ?? '');
      if (
        !isBeforeMonth &&
        !isAfterMonth &&
        !number.isOrdinal &&
        !(parts.weekday && isNumeralDay(token, following))
      )
        break;
      parts.day = number.value;
      hasOrdinal ||= number.isOrdinal === true;
      length = next + number.length - at;
      next = at + length;
      continue;
    } else if (number && isYear(number.value) && parts.month !== undefined && parts.year === undefined)
      parts.year = number.value;
    else if (isJoint(token.text) && length > 0 && next - at === length) {
      next += 1;
      // Two small words at most: `Monday, the second`.
      if (isJoint(tokens[next]?.text ?? '')) next += 1;
      if (tokens[next] && !isPart(tokens, next, language)) break;
      length = next - at;
      continue;
    } else break;
    length = next + 1 - at;
    next = at + length;
  }
  while (length > 0 && isJoint(tokens[at + length - 1]?.text ?? '')) length -= 1;
  const isDay =
    parts.weekday !== undefined ||
    parts.month !== undefined ||
    (parts.day !== undefined && hasOrdinal && isSpoken);
  return length > 0 && isDay ? { what: 'day', ...placeOf(tokens, at, length), ...parts } : undefined;
}

const isNumeralDay = (token: Token, following: Token | undefined) =>
  /^\d{1,2}$/.test(token.text) && (following === undefined || /^[.,;()]$|^om$|^at$/.test(following.text));

const canBeDay = (parts: Parts, isOrdinal: boolean | undefined) =>
  parts.year === undefined && (isOrdinal === true || parts.day === undefined);

function isMonth(token: Token, next: Token | undefined, day: number | undefined): boolean {
  if (!alsoWords.has(token.text)) return true;
  if (day !== undefined) return true;
  return (
    /^\p{Lu}/u.test(token.raw) &&
    next !== undefined &&
    (/^\d/.test(next.text) || next.text === 'the' || englishOrdinal(next.text) !== undefined)
  );
}

const isPart = (tokens: readonly Token[], at: number, language: Language): boolean => {
  const word = tokens[at]?.text ?? '';
  return months[language].has(word) || readNumber(tokens, at, language) !== undefined;
};
