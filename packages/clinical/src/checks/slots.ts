/** What in a text can be right or wrong: each amount, day, medicine, person, side, with its place among the words. */
import type { Language } from '../note.ts';
import { type MedicineMention, medicineMentions } from '../reading/medicine-mentions.ts';
import type { Amount, Clock, Day, Quantity } from '../reading/quantity.ts';
import { readNumber } from '../reading/read-number.ts';
import type { Token } from '../reading/tokens.ts';
import { type Often, oftenIn } from './often.ts';
import { meaningsOf, type WordSlot } from './slot-words.ts';

type Place = { at: number; length: number; start: number; end: number };

export type AmountSlot = Place & {
  type: 'amount';
  amount: Amount;
  counted: string;
  /** `een`, `a`: mostly no number. */
  isArticle: boolean;
};
export type DaySlot = Place & { type: 'day'; day: Day };
export type ClockSlot = Place & { type: 'clock'; clock: Clock };
export type MedicineSlot = Place & { type: 'medicine'; value: string; mention: MedicineMention };
export type OftenSlot = Place & { type: 'often'; often: Often };
export type WordValue = Place & { type: WordSlot; value: string };

export type Slot = AmountSlot | DaySlot | ClockSlot | MedicineSlot | OftenSlot | WordValue;
export type SlotType = Slot['type'];

const placeOf = (tokens: readonly Token[], at: number, length = 1): Place => ({
  at,
  length,
  start: tokens[at]?.start ?? 0,
  end: tokens[at + length - 1]?.end ?? 0,
});

function wordSlots(tokens: readonly Token[], language: Language): Slot[] {
  return tokens.flatMap(({ text }, at) =>
    meaningsOf(text, language).map(({ slot, value }) => ({ type: slot, value, ...placeOf(tokens, at) })),
  );
}

/** `drieënzestig één` is 63,1. */
function tenthsAfter(
  { index, length, value, unit, isNumeral }: Amount,
  tokens: readonly Token[],
  language: Language,
): number[] {
  if (unit || isNumeral || value < 10 || value > 200) return [];
  const digit = readNumber(tokens, index + length, language);
  return digit && !digit.isOrdinal && digit.value > 0 && digit.value < 10
    ? [Math.round(value * 10 + digit.value) / 10]
    : [];
}

/** `zeven en twintig`, where a recogniser wrote apart what is one word. */
function apartOf({ index, length, value, unit }: Amount, tokens: readonly Token[]): number[] {
  if (unit || value < 1 || value > 9 || tokens[index + length]?.text !== 'en') return [];
  const tens = readNumber(tokens, index + length + 1, 'nl');
  return tens && tens.length === 1 && tens.value >= 20 && tens.value < 100 && tens.value % 10 === 0
    ? [tens.value + value]
    : [];
}

/** `three-three-three milligrams`: digit by digit. */
function digitsBefore({ index, value }: Amount, tokens: readonly Token[], language: Language): number[] {
  if (value > 9 || !Number.isInteger(value)) return [];
  let digits = String(value);
  for (let at = index - 1; at >= 0 && digits.length < 4; at--) {
    const before = readNumber(tokens, at, language);
    if (before?.length !== 1 || before.isOrdinal || before.value > 9 || !Number.isInteger(before.value))
      break;
    digits = `${before.value}${digits}`;
  }
  return digits.length > 2 ? [Number(digits)] : [];
}

/** `in drieëntwintig` is 2023, `sinds achtennegentig` 1998. */
function yearsOf({ index, length, value, unit }: Amount, tokens: readonly Token[]): number[] {
  if (unit || !Number.isInteger(value) || value < 10 || value > 99) return [];
  const next = tokens[index + length]?.text ?? '.';
  const isByItself = /^[.,;:!?)]$/.test(next) || happened.test(next);
  return isByItself && inWhich.test(tokens[index - 1]?.text ?? '')
    ? [value + (value > LATEST_SHORT ? 1900 : 2000)]
    : [];
}
const inWhich = /^(?:in|sinds|since|rond|around|uit|tot|until)$/;
const LATEST_SHORT = 40;
const happened =
  /^(?:ge|over|ver|be|op|af)\p{L}+(?:d|t|en)$|^(?:was|is|werd|ben|heb|had|heeft|kreeg|toen|when|we|i|he|she|they|my|had|died|got)$/u;

function quantitySlot(quantity: Quantity, tokens: readonly Token[], language: Language): Slot {
  const { index, length } = quantity;
  const place = placeOf(tokens, index, length);
  if (quantity.what === 'day') return { type: 'day', day: quantity, ...place };
  if (quantity.what === 'clock') return { type: 'clock', clock: quantity, ...place };
  const others = [
    ...tenthsAfter(quantity, tokens, language),
    ...yearsOf(quantity, tokens),
    ...(language === 'nl' ? apartOf(quantity, tokens) : []),
    ...digitsBefore(quantity, tokens, language),
  ];
  const amount = { ...quantity, others: [...quantity.others, ...others] };
  const isArticle = /^(?:een|a|an|'n)$/i.test(tokens[index]?.raw ?? '');
  return { type: 'amount', amount, counted: tokens[index + length]?.text ?? '', isArticle, ...place };
}

const weekday: Readonly<Record<Language, RegExp>> = {
  nl: /^(maan|dins|woens|donder|vrij|zater|zon)dags$/,
  en: /^(mon|tues|wednes|thurs|fri|satur|sun)days$/,
};
const order = { nl: 'maan dins woens donder vrij zater zon', en: 'mon tues wednes thurs fri satur sun' };

/** `dinsdags` is a Tuesday too. */
function weekdaySlots(
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  language: Language,
): DaySlot[] {
  return tokens.flatMap(({ text }, at): DaySlot[] => {
    const [, name] = weekday[language].exec(text) ?? [];
    if (!name || quantities.some(({ what, index }) => what === 'day' && index === at)) return [];
    const place = placeOf(tokens, at);
    const number = order[language].split(' ').indexOf(name) + 1;
    return [{ type: 'day', day: { what: 'day', weekday: number, index: at, ...place }, ...place }];
  });
}

const offsets = new Map<string, string>([
  ...['vorig', 'vorige', 'afgelopen', 'last', 'previous', 'past'].map((word) => [word, 'last'] as const),
  ...['volgend', 'volgende', 'komende', 'next', 'coming'].map((word) => [word, 'next'] as const),
  ...['deze', 'dit', 'this'].map((word) => [word, 'this'] as const),
]);
const periods = new Map([
  ['week', 'week'],
  ['maand', 'month'],
  ['month', 'month'],
  ['jaar', 'year'],
  ['year', 'year'],
]);

/** `vorige week`, `vorig jaar`, `next month`. */
function periodSlots(tokens: readonly Token[]): WordValue[] {
  return tokens.flatMap(({ text }, at): WordValue[] => {
    const offset = offsets.get(text);
    const period = periods.get(tokens[at + 1]?.text ?? '');
    return offset && period
      ? [{ type: 'period', value: `${offset} ${period}`, ...placeOf(tokens, at, 2) }]
      : [];
  });
}

/** `Moeder acht dat onvermijdelijk`, `acht zich niet ziek`: no number. */
const considered =
  /^(?:zich|zichzelf|dat|dit|het|de|een|hem|haar|hun|deze|die|opname|ook|dus|echter|eveneens|nog|niet|geen|behandelaar|behandelaars|men|hij|zij|patiente?|cliente?)$/;
const considers =
  /^(?:moeder|vader|ouders|partner|echtgenoot|echtgenote|zoon|dochter|zus|broer|patiente?|cliente?|betrokkene|hij|zij|ik|men|school|team|arts|huisarts|psychiater|psycholoog|behandelaar|beoordelaar|verpleegkundige)$/;
const isToConsider = ({ index, length }: Quantity, tokens: readonly Token[]): boolean =>
  length === 1 &&
  tokens[index]?.text === 'acht' &&
  (considered.test(tokens[index + 1]?.text ?? '') || considers.test(tokens[index - 1]?.text ?? ''));

export function slotsIn(
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  language: Language,
): Slot[] {
  return [
    ...quantities
      .filter((quantity) => !isToConsider(quantity, tokens))
      .map((quantity) => quantitySlot(quantity, tokens, language)),
    ...medicineMentions(tokens).map(
      (mention): MedicineSlot => ({
        type: 'medicine',
        value: mention.medicine.nl,
        mention,
        ...placeOf(tokens, mention.index),
      }),
    ),
    ...oftenIn(tokens, quantities).map(
      (often): OftenSlot => ({ type: 'often', often, ...placeOf(tokens, often.at, often.length) }),
    ),
    ...weekdaySlots(tokens, quantities, language),
    ...periodSlots(tokens),
    ...wordSlots(tokens, language),
  ];
}
