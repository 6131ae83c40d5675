/** Dates as people say and write them: `donderdag 9 april`, `09-04-2026`, `the ninth of April`, `op de negende`. */
import type { Language } from '../note.ts';
import { type ReadNumber, readNumber } from './read-number.ts';
import { isMark, isWord, type Token, wordSet } from './tokens.ts';
import { readUnit } from './units.ts';
import type { ReadDate } from './value.ts';

type Found = { date: ReadDate; next: number };

const byName = (rows: string): ReadonlyMap<string, number> =>
  new Map(
    rows.split('|').flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
  );

const months = byName(
  'januari january|februari february|maart march|april|mei may|juni june|juli july|augustus august|september|oktober october|november|december',
);
/** `jan` and `sep` are people too: a month beside its day. */
const shortMonths = byName('jan|feb|mrt mar|apr|mei|jun|jul|aug|sep sept|okt oct|nov|dec');
const weekdays = byName(
  'maandag monday|dinsdag tuesday|woensdag wednesday|donderdag thursday|vrijdag friday|zaterdag saturday|zondag sunday',
);
const shortWeekdays = byName('ma mon|di tue tues|wo wed|do thu thurs|vr fri|za sat|zo sun');
/** Verbs too: a month where something beside it says so. */
const verbs = wordSet('may march');
const inMonth = wordSet('in since by until till from of last next early late mid this before after');
const dayCues = wordSet('op per dd datum on dated vanaf sinds tot');
const small = wordSet('de the of');
const afterDay = wordSet('om van en of is was dan at and or in tot to');
const none: ReadDate = { year: null, month: null, day: null, weekday: null };

const monthAt = (tokens: readonly Token[], at: number, besideDay: boolean): number | null => {
  const word = tokens[at];
  if (word?.kind !== 'word') return null;
  const month = months.get(word.text) ?? (besideDay ? shortMonths.get(word.text) : undefined);
  if (month === undefined) return null;
  if (besideDay || !verbs.has(word.text)) return month;
  return word.has_capital && isWord(tokens[at - 1], inMonth) ? month : null;
};

const partsOfDay = wordSet("s 's ochtend morgen middag avond nacht ochtends morgens middags avonds nachts");
/** `vrijdagmiddag`, `Mondays` and `zondags` say their day too. */
function weekdayAt(tokens: readonly Token[], at: number): number | null {
  const word = tokens[at];
  if (word?.kind !== 'word') return null;
  const ending = word.text.indexOf('day') < 0 ? word.text.indexOf('dag') : word.text.indexOf('day');
  const weekday = ending < 0 ? undefined : weekdays.get(word.text.slice(0, ending + 3));
  const rest = word.text.slice(ending + 3);
  return weekday !== undefined && (rest === '' || partsOfDay.has(rest)) ? weekday : null;
}

const yearOf = (token: Token | undefined): number | null => {
  if (token?.kind !== 'figure' || (token.text.length !== 4 && token.text.length !== 2)) return null;
  const year = Number(token.text);
  if (token.text.length === 2) return year < 70 ? 2000 + year : 1900 + year;
  return year >= 1900 && year < 2100 ? year : null;
};
const fullYear = (token: Token | undefined): number | null =>
  token?.text.length === 4 ? yearOf(token) : null;

const isDay = (value: number) => Number.isInteger(value) && value >= 1 && value <= 31;
const isMonth = (value: number) => Number.isInteger(value) && value >= 1 && value <= 12;

function figuresAt(tokens: readonly Token[], at: number): { parts: Token[]; mark: string; next: number } {
  const parts: Token[] = [];
  const mark = tokens[at + 1]?.kind === 'mark' ? (tokens[at + 1]?.text ?? '') : '';
  let next = at;
  while (parts.length < 4 && tokens[next]?.kind === 'figure') {
    parts.push(tokens[next] as Token);
    next += 1;
    if (tokens[next]?.text !== mark || !tokens[next]?.is_glued || !tokens[next + 1]?.is_glued) break;
    if (tokens[next + 1]?.kind !== 'figure') break;
    next += 1;
  }
  return { parts, mark, next };
}

/** `09-04-2026`, `2026-04-09`, and `9-4` where it can be nothing else. */
function readFigures(tokens: readonly Token[], at: number): Found | null {
  if (tokens[at]?.kind !== 'figure' || tokens[at].text.length > 4) return null;
  const { parts, mark, next } = figuresAt(tokens, at);
  if (!'-/.'.includes(mark) || mark === '') return null;
  const [first, second, third] = parts.map(({ text }) => Number(text));
  if (first === undefined || second === undefined) return null;
  if (parts.length === 3 && third !== undefined) {
    const isYearFirst = parts[0]?.text.length === 4;
    const year = isYearFirst ? yearOf(parts[0]) : yearOf(parts[2]);
    const day = isYearFirst ? third : first;
    return year && isDay(day) && isMonth(second)
      ? { date: { ...none, year, month: second, day }, next }
      : null;
  }
  const isAlone = at === 0 && next === tokens.length;
  const isSaidSo = isWord(tokens[at - 1], dayCues) || weekdayAt(tokens, at - 1) !== null || isAlone;
  if (parts.length !== 2 || mark === '.' || !isSaidSo || !isDay(first) || !isMonth(second)) return null;
  return tokens[next]?.kind === 'word' && !isWord(tokens[next], afterDay) && !isAlone
    ? null
    : { date: { ...none, month: second, day: first }, next };
}

const withYear = (tokens: readonly Token[], found: Found): Found => {
  const at = isMark(tokens[found.next], ',') ? found.next + 1 : found.next;
  const year = fullYear(tokens[at]);
  return year ? { date: { ...found.date, year }, next: at + 1 } : found;
};

/** `9 april`, `negen april`, `the ninth of April`, `April 9th`. */
function readNamed(
  tokens: readonly Token[],
  at: number,
  language: Language,
  day: ReadNumber | null,
): Found | null {
  if (day && isDay(day.value) && day.form !== 'made_of') {
    const place = isWord(tokens[day.next], small) || isMark(tokens[day.next], '.') ? day.next + 1 : day.next;
    const month = monthAt(tokens, place, true);
    if (month) return withYear(tokens, { date: { ...none, month, day: day.value }, next: place + 1 });
  }
  const month = monthAt(tokens, at, language === 'en' && tokens[at]?.has_capital === true);
  if (!month) return null;
  const place = isWord(tokens[at + 1], small) ? at + 2 : at + 1;
  const behind = language === 'en' ? readNumber(tokens, place, language) : null;
  if (behind && isDay(behind.value) && !readUnit(tokens, behind.next, true))
    return withYear(tokens, { date: { ...none, month, day: behind.value }, next: behind.next });
  return monthAt(tokens, at, false) ? withYear(tokens, { date: { ...none, month }, next: at + 1 }) : null;
}
/** `op de negende`: a day, where no word follows that it could belong to. */
function readOrdinal(tokens: readonly Token[], at: number, day: ReadNumber | null): Found | null {
  if (!isWord(tokens[at - 1], small)) return null;
  if (day?.form !== 'ordinal' || !isDay(day.value) || day.value < 2) return null;
  const behind = tokens[day.next];
  const isFree = behind === undefined || behind.kind === 'mark' || isWord(behind, afterDay);
  return isFree ? { date: { ...none, day: day.value }, next: day.next } : null;
}

/** `number` is the one that begins there. */
export function readDate(
  tokens: readonly Token[],
  at: number,
  language: Language,
  number: ReadNumber | null,
): Found | null {
  const found =
    readFigures(tokens, at) ?? readNamed(tokens, at, language, number) ?? readOrdinal(tokens, at, number);
  if (found) return found;
  const word = tokens[at];
  const short = word?.kind === 'word' ? (shortWeekdays.get(word.text) ?? null) : null;
  const weekday = weekdayAt(tokens, at) ?? short;
  if (!weekday) {
    const year = word?.is_glued && !isMark(tokens[at - 1], '(') ? null : fullYear(word);
    return year ? { date: { ...none, year }, next: at + 1 } : null;
  }
  let place = at + 1;
  while (place < at + 4 && (isMark(tokens[place], ',.') || isWord(tokens[place], small))) place += 1;
  const behind =
    readFigures(tokens, place) ?? readNamed(tokens, place, language, readNumber(tokens, place, language));
  if (behind?.date.day) return { date: { ...behind.date, weekday }, next: behind.next };
  return short && weekdayAt(tokens, at) === null ? null : { date: { ...none, weekday }, next: at + 1 };
}
