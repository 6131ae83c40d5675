/** What a talk says of certain values, gathered once. */
import type { Language, TranscriptPiece } from '../note.ts';
import { type Token, tokensOf } from '../values/tokens.ts';
import { isSameAmount, type Unit } from '../values/units.ts';
import type { Value } from '../values/value.ts';
import { valuesIn } from '../values/values-in.ts';
import { addSaidNumbers, type SaidNumbers } from './said-numbers.ts';

export type SaidPiece = { seq: number; tokens: Token[]; values: Value[] };

export type Said = {
  language: Language;
  pieces: SaidPiece[];
  /** Different amounts by what they measure. */
  amounts: Map<string, { value: number; unit: Unit }[]>;
  /** Minutes after midnight or noon. */
  times: Set<number>;
  days: Set<number>;
  months: Set<number>;
  weekdays: Set<number>;
  years: Set<number>;
  medicines: Set<string>;
  /** Numbers as which a thing can have been said: see `numbersFor`. */
  numbers: Map<Thing, SaidNumbers>;
};

const HALF_DAY = 720;

function addAmount(said: Said, value: number, unit: Unit): void {
  const amounts = said.amounts.get(unit.of) ?? [];
  if (!amounts.some((one) => one.value === value && one.unit === unit)) amounts.push({ value, unit });
  said.amounts.set(unit.of, amounts);
}

function addValue(said: Said, value: Value): void {
  if (value.kind === 'time') said.times.add(value.minutes % HALF_DAY);
  else if (value.kind === 'medicine') said.medicines.add(value.name);
  else if (value.kind === 'date') {
    if (value.day) said.days.add(value.day);
    if (value.month) said.months.add(value.month);
    if (value.weekday) said.weekdays.add(value.weekday);
    if (value.year) said.years.add(value.year);
  } else if (value.kind !== 'number') for (const number of value.numbers) addAmount(said, number, value.unit);
}

export function readTalk(pieces: readonly TranscriptPiece[], language: Language): Said {
  const read = pieces.map(({ seq, text }) => ({
    seq,
    tokens: tokensOf(text),
    values: valuesIn(text, language),
  }));
  const said: Said = {
    language,
    pieces: read,
    amounts: new Map(),
    times: new Set(),
    days: new Set(),
    months: new Set(),
    weekdays: new Set(),
    years: new Set(),
    medicines: new Set(),
    numbers: new Map(),
  };
  for (const piece of read) for (const value of piece.values) addValue(said, value);
  return said;
}

/** What a number was said of. Only a dose and a date are told from the rest: `zeven` hours may be until seven o'clock. */
type Thing = 'dose' | 'date' | 'any';

/** What breaks off a number, and is none. */
const nothing = { kind: 'word', text: '', is_glued: false, has_capital: false } as const;

/**
 * The numbers of a talk without those that were said of another thing: `10 mg` is not said by `tien uur`. Bare numbers are of
 * any thing.
 */
function numbersFor(thing: Thing, said: Said): SaidNumbers {
  const known = said.numbers.get(thing);
  if (known) return known;
  const numbers: SaidNumbers = { numbers: new Set(), digits: new Set() };
  for (const piece of said.pieces) {
    const others = piece.values.filter(
      (value) => thing !== 'any' && value.kind !== 'number' && value.kind !== thing,
    );
    let other = 0;
    const tokens = piece.tokens.map((token): Token => {
      while (others[other] && (others[other]?.end ?? 0) <= token.start) other += 1;
      const isOther = (others[other]?.start ?? Number.POSITIVE_INFINITY) <= token.start;
      return isOther ? { ...nothing, start: token.start, end: token.end } : token;
    });
    addSaidNumbers(tokens, said.language, numbers);
  }
  said.numbers.set(thing, numbers);
  return numbers;
}

/** `een` is in every talk, and nothing at all is said in many ways. */
const ALWAYS_SAID = 1;

/** `36,9`, `1,70` and `0,98` are often said without their comma. */
const digitsOf = (number: number): string[] =>
  (Number.isInteger(number)
    ? [String(number)]
    : [String(number), number.toFixed(2), String(number).replace(/^0/, '')]
  ).map((written) => written.replace('.', ''));

export function isNumberSaid(number: number, thing: Thing, said: Said): boolean {
  if (number <= ALWAYS_SAID && Number.isInteger(number)) return true;
  const { numbers, digits } = numbersFor(thing, said);
  return numbers.has(number) || digitsOf(number).some((written) => digits.has(written));
}

export const isAmountSaid = (number: number, unit: Unit, said: Said): boolean =>
  isNumberSaid(number, unit.kind === 'dose' ? 'dose' : 'any', said) ||
  (said.amounts.get(unit.of) ?? []).some((amount) => isSameAmount(number, unit, amount.value, amount.unit)) ||
  (unit.name === 'hour' && number >= 13 && number <= 24 && isTimeSaid(number * 60, said));

/** `tien uur`, and `ten thirty`, which is said as two numbers. */
export function isTimeSaid(minutes: number, said: Said): boolean {
  if (said.times.has(minutes % HALF_DAY)) return true;
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  const { digits } = numbersFor('any', said);
  return [hour, hour % 12, (hour % 12) + 12].some((one) =>
    rest === 0 ? isNumberSaid(one, 'any', said) : digits.has(`${one}${rest}`),
  );
}

/** `8.50` may be a time. */
export const isPointTimeSaid = (number: number, said: Said): boolean => {
  const minutes = Math.round((number % 1) * 100);
  const isTime = number < 24 && minutes > 0 && minutes < 60;
  return isTime && said.times.has((Math.floor(number) * 60 + minutes) % HALF_DAY);
};
