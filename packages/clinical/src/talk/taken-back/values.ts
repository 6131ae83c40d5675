/** The values in a text that can take each other's place: numbers, days, times, medicines, sides, parts of the day. */
import type { Language } from '../../note.ts';
import { medicineMentions } from '../../reading/medicine-mentions.ts';
import type { Quantity } from '../../reading/quantity.ts';
import { readQuantities } from '../../reading/read-quantities.ts';
import { recentlyIn } from '../../reading/recent.ts';
import { capitalised } from '../../reading/text.ts';
import { type Token, tokensOf } from '../../reading/tokens.ts';
import { isHalfOfPressure, isOneOfThem, withPressures } from './pressures.ts';
import { fromWord } from './worded-values.ts';

/** `kinds`: what it can stand for. `start`, `end`: its place; `bare`: where its number ends, when a unit follows. */
export type Value = { kinds: string[]; key: string; start: number; end: number; bare: number };

const months =
  /^(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october)$/;
const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100;

function kindsOf(quantity: Quantity): string[] {
  if (quantity.what === 'clock') return ['clock', 'number'];
  if (quantity.what === 'day') {
    const { day, month, weekday, year } = quantity;
    const isOnlyYear = day === undefined && month === undefined && weekday === undefined;
    return isOnlyYear ? ['year'] : year === undefined ? ['day'] : ['day', 'year'];
  }
  if (!quantity.unit) return isYear(quantity.value) ? ['year'] : ['number'];
  return quantity.unit.kind === 'time' && quantity.unit.factor === 1
    ? ['time', 'clock']
    : [quantity.unit.kind];
}

const keyOf = (quantity: Quantity): string =>
  quantity.what === 'amount'
    ? `${quantity.value}`
    : quantity.what === 'clock'
      ? `${(quantity.minutes / 60) % 12}`
      : [quantity.weekday, quantity.day, quantity.month, quantity.year].map((part) => part ?? '').join('-');

/** `de negentiende` is a day; `de eerste keer` is not. */
const isDayOrdinal = (quantity: Quantity, tokens: readonly Token[]): boolean =>
  quantity.what === 'amount' &&
  quantity.value > 3 &&
  quantity.value <= 31 &&
  /^(?:de|the)$/.test(tokens[quantity.index - 1]?.text ?? '') &&
  !/^\p{L}/u.test(tokens[quantity.index + 1]?.text ?? '');

function fromQuantity(quantity: Quantity, tokens: readonly Token[]): Value | undefined {
  if (quantity.what === 'amount' && quantity.isOrdinal) {
    if (!isDayOrdinal(quantity, tokens)) return undefined;
    const { start, end, value } = quantity;
    return { kinds: ['day'], key: `-${value}--`, start, end, bare: end };
  }
  const { start, end } = quantity;
  return { kinds: kindsOf(quantity), key: keyOf(quantity), start, end, bare: bareEnd(quantity, tokens) };
}

/** Where the number ends: before its unit, or before the month of a date. */
function bareEnd(quantity: Quantity, tokens: readonly Token[]): number {
  if (quantity.what === 'amount') return tokens[quantity.index + quantity.step - 1]?.end ?? quantity.end;
  if (quantity.what !== 'day' || quantity.day === undefined || quantity.weekday !== undefined)
    return quantity.end;
  const month = tokens.find(({ end }) => end === quantity.end);
  const number = tokens.findLast(({ end, start }) => end < (month?.start ?? 0) && start >= quantity.start);
  return month && months.test(month.text) && number ? number.end : quantity.end;
}

const likeValue =
  '(?:\\d|een|één|eén|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|half|kwart|anderhal|links|rechts|\\p{L}+(?:tien|tig|honderd|duizend|dag|milligram)|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+(?:teen|ty|day)|left|right|per)';
/** Whether a text may begin with a value: cheaper than reading it. */
export const mayBegin = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:(?:om|op|de|het|in|at|on|the|eh|uh|um|ja|o|oh|nou)[, ]+){0,2}${likeValue}`,
  'iu',
);
/** Whether a value may be denied in it: `geen vijftig`. */
export const mayDenyValue = new RegExp(
  `(?<!\\p{L})(?:niet|geen|not|no) (?:de |het |the |een )?${likeValue}`,
  'iu',
);

/** In the order in which they are said. */
export const valuesOf: (text: string, language: Language) => readonly Value[] = recentlyIn(readValues);

function readValues(text: string, language: Language): Value[] {
  const tokens = tokensOf(text);
  const counted = withPressures(
    readQuantities(tokens, language, false).flatMap((quantity) => fromQuantity(quantity, tokens) ?? []),
    text,
  ).filter((value) => !isOneOfThem(value, text) && !isHalfOfPressure(value, text));
  const medicines = medicineMentions(tokens).map(
    ({ medicine, token }): Value => ({
      kinds: ['medicine'],
      key: medicine.nl,
      start: token.start,
      end: token.end,
      bare: token.end,
    }),
  );
  const worded = tokens.flatMap((token, at) => fromWord(token, tokens[at - 1]) ?? []);
  return [
    ...counted
      .filter((value, at) => !isPartOf(value, counted[at - 1], text))
      .map((value) => joined(value, counted, text) ?? value),
    ...medicines,
    ...worded,
  ].sort((one, other) => one.start - other.start || one.end - other.end);
}

/** `six hours thirty`: one amount; `veertien van de vijftien`: one score. */
const isPartOf = (value: Value, before: Value | undefined, text: string): boolean =>
  before !== undefined &&
  value.kinds.includes('number') &&
  (isRestOf(value, before, text) || isOutOf(value, before, text));
const isRestOf = (value: Value, before: Value, text: string): boolean =>
  before.kinds.includes('time') &&
  Number(value.key) < 60 &&
  /^ (?:and )?$/.test(text.slice(before.end, value.start));
const isOutOf = (value: Value, before: Value, text: string): boolean =>
  before.kinds.includes('number') &&
  /^ (?:van de|uit|out of|of the) $/.test(text.slice(before.end, value.start));

function joined(value: Value, all: readonly Value[], text: string): Value | undefined {
  const next = all.find((other) => isPartOf(other, value, text));
  if (!next) return undefined;
  // Said alone the first number stands for all of it.
  if (isOutOf(next, value, text)) return { ...value, end: next.end, bare: value.end };
  return { ...value, key: `${Number(value.key) + Number(next.key) / 60}`, end: next.end, bare: next.end };
}

/** Amounts of any unit, for which a number alone can stand. */
const amounts = new Set(
  'mass volume time times pieces percent degrees pressure pounds length drinks smokes points sessions clock'.split(
    ' ',
  ),
);

const isNumber = ({ kinds }: Value) => kinds.includes('number');
const isAmount = ({ kinds }: Value) => kinds.some((kind) => amounts.has(kind));
const MOST_TIMES = 12;

/** Nobody means eight where they said seven hundred. */
function isNear(one: Value, other: Value): boolean {
  const ratio = Number(one.key) / Number(other.key);
  return !Number.isFinite(ratio) || ratio <= 0 || (ratio <= MOST_TIMES && ratio >= 1 / MOST_TIMES);
}

const MOST_DAYS = 31;
/** `twintig mei`: `nee, negentien` puts its day right. */
const isDayOfMonth = ({ kinds, start, end, bare }: Value) =>
  kinds.includes('day') && start < bare && bare < end;

export const isSameValue = (one: Value, other: Value): boolean =>
  one.key === other.key &&
  (one.kinds.some((kind) => other.kinds.includes(kind)) || (isNumber(one) && isAmount(other)));

/** Whether the later can be what was meant instead of the earlier. */
export function canReplace(earlier: Value, later: Value): boolean {
  if (isSameValue(earlier, later) || isSameValue(later, earlier) || !isNear(earlier, later)) return false;
  if (earlier.kinds.some((kind) => later.kinds.includes(kind))) return true;
  if (isDayOfMonth(earlier) && later.kinds[0] === 'number' && Number(later.key) <= MOST_DAYS) return true;
  return (isNumber(later) && isAmount(earlier)) || (isNumber(earlier) && isAmount(later));
}

/** How likely the two are of one sort: of several numbers before, the nearest in size was meant. */
export const farness = (earlier: Value, later: Value): number => {
  const ratio = Math.abs(Math.log(Number(earlier.key) / Number(later.key)));
  return Number.isFinite(ratio) && ratio > Math.log(3) ? ratio : 0;
};

const lowered = (words: string) =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
/** English writes these with a capital wherever they stand. */
const isName =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|may|june|july|august|september|october|november|december)/i;

/** A number alone leaves the unit or the month that was said. */
export const keepsUnit = (earlier: Value, later: Value): boolean =>
  later.bare === later.end &&
  (!earlier.kinds.includes('day') || isNumber(later) || /^-\d+--$/.test(later.key));

/** `Die vijf waren van mama`, `kinderen van zeven`: pointed out or in general, and not told. */
export const isPointedAt = (before: string, { start, end }: Value): boolean =>
  (/(?<!\p{L})(?:die|that|those|deze|these)\s+$/iu.test(before.slice(0, start)) &&
    /^ (?:was|waren|were|is|zijn|are)(?!\p{L})/iu.test(before.slice(end))) ||
  /(?<!\p{L})(?:kinderen|mensen|vrouwen|mannen|children|people|kids) (?:van|of|aged)\s+$/iu.test(
    before.slice(0, start),
  );

/** The text with the later value in the place of the earlier; of what is only pointed at it stays. */
export function replaced(text: string, earlier: Value, later: Value, words: string): string {
  if (isPointedAt(text, earlier)) return text;
  const before = text
    .slice(0, earlier.start)
    .replace(/(?<![\p{L}])(?:de|the)\s+$/iu, (article) => (/(?:^| )(?:de|the) /i.test(words) ? '' : article));
  const isFirst = !/[\p{L}\p{N}]/u.test(before);
  const cased = isFirst ? capitalised(words) : isName.test(words) ? words : lowered(words);
  return before + cased + text.slice(keepsUnit(earlier, later) ? earlier.bare : earlier.end);
}
