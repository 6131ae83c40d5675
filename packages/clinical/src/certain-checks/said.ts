/** What a talk says of certain values, gathered once. */
import type { Language, TranscriptPiece } from '../note.ts';
import { type Token, tokensOf } from '../values/tokens.ts';
import { isSameAmount, type Unit } from '../values/units.ts';
import type { ReadDate, Value } from '../values/value.ts';
import { valuesIn } from '../values/values-in.ts';
import { addSaidNumbers } from './said-numbers.ts';

export type SaidPiece = { seq: number; tokens: Token[]; values: Value[] };

export type Said = {
  pieces: SaidPiece[];
  numbers: ReadonlySet<number>;
  digits: ReadonlySet<string>;
  /** Different amounts by what they measure. */
  amounts: ReadonlyMap<string, { value: number; unit: Unit }[]>;
  /** Minutes after midnight or noon. */
  times: ReadonlySet<number>;
  days: ReadonlySet<number>;
  months: ReadonlySet<number>;
  weekdays: ReadonlySet<number>;
  medicines: ReadonlySet<string>;
  words: ReadonlySet<string>;
};

const HALF_DAY = 720;

export function readTalk(pieces: readonly TranscriptPiece[], language: Language): Said {
  const numbers = new Set<number>();
  const digits = new Set<string>();
  const read = pieces.map(({ seq, text }) => {
    const tokens = tokensOf(text);
    addSaidNumbers(tokens, language, { numbers, digits });
    return { seq, tokens, values: valuesIn(text, language) };
  });
  const said = {
    pieces: read,
    numbers,
    digits,
    amounts: new Map<string, { value: number; unit: Unit }[]>(),
    times: new Set<number>(),
    days: new Set<number>(),
    months: new Set<number>(),
    weekdays: new Set<number>(),
    medicines: new Set<string>(),
    words: new Set(read.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text))),
  };
  const known = new Set<string>();
  for (const value of read.flatMap(({ values }) => values)) {
    if (value.kind === 'time') said.times.add(value.minutes % HALF_DAY);
    if (value.kind === 'medicine') said.medicines.add(value.name);
    if (value.kind === 'date') {
      if (value.day) said.days.add(value.day);
      if (value.month) said.months.add(value.month);
      if (value.weekday) said.weekdays.add(value.weekday);
      if (value.year) numbers.add(value.year);
    }
    if (value.kind !== 'dose' && value.kind !== 'measure') continue;
    for (const number of value.numbers) {
      const key = `${number} ${value.unit.name}`;
      if (known.has(key)) continue;
      known.add(key);
      said.amounts.set(value.unit.of, [...(said.amounts.get(value.unit.of) ?? []), { value: number, unit: value.unit }]);
    }
  }
  return said;
}

/** `een` is in every talk, and nothing at all is said in many ways. */
const ALWAYS_SAID = 1;

/** `36,9` and `0,6` are often said without their comma. */
const digitsOf = (number: number): string[] =>
  [String(number), ...(Number.isInteger(number) ? [] : [number.toFixed(2), String(number).replace(/^0/, '')])].map(
    (written) => written.replace('.', ''),
  );

export const isNumberSaid = (number: number, said: Said): boolean =>
  (number <= ALWAYS_SAID && Number.isInteger(number)) ||
  said.numbers.has(number) ||
  digitsOf(number).some((digits) => said.digits.has(digits)) ||
  (number >= 1900 && number < 2100 && said.numbers.has(number % 100));

export const isAmountSaid = (number: number, unit: Unit, said: Said): boolean =>
  isNumberSaid(number, said) ||
  (said.amounts.get(unit.of) ?? []).some((amount) => isSameAmount(number, unit, amount.value, amount.unit)) ||
  (unit.name === 'hour' && number >= 13 && number <= 24 && isTimeSaid(number * 60, said));

export function isTimeSaid(minutes: number, said: Said): boolean {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (said.times.has(minutes % HALF_DAY)) return true;
  const isHour = [hour, hour % 12, (hour % 12) + 12].some((one) => isNumberSaid(one, said));
  return isHour && (rest === 0 || isNumberSaid(rest, said));
}

/** `8.50` may be a time. */
export const isPointTimeSaid = (number: number, said: Said): boolean => {
  const minutes = Math.round((number % 1) * 100);
  return number < 24 && minutes > 0 && minutes < 60 && said.times.has((Math.floor(number) * 60 + minutes) % HALF_DAY);
};

/** So many days before and after the talk, a weekday alone tells the date. */
const DAYS_NEAR = 14;
const DAY_MS = 86_400_000;

/** `vrijdag` was said and the note has its date. */
function isNearDay(date: ReadDate, on: string, said: Said): boolean {
  const year = date.year ?? Number(on.slice(0, 4));
  return [year - 1, year, year + 1].some((one) => {
    const day = new Date(Date.UTC(one, (date.month ?? 1) - 1, date.day ?? 1));
    const weekday = day.getUTCDay() || 7;
    const away = Math.abs(day.getTime() - Date.parse(on)) / DAY_MS;
    return away <= DAYS_NEAR && (away <= 2 || said.weekdays.has(weekday));
  });
}

export const isDateSaid = (date: ReadDate, said: Said, on?: string): boolean => {
  if (date.day && on && isNearDay(date, on, said)) return true;
  if (date.day) {
    return (
      (said.days.has(date.day) || isNumberSaid(date.day, said)) &&
      (date.month === null || said.months.has(date.month) || said.numbers.has(date.month))
    );
  }
  if (date.month) return said.months.has(date.month) || said.numbers.has(date.month);
  if (date.weekday) return said.weekdays.has(date.weekday);
  return date.year === null || isNumberSaid(date.year, said);
};
