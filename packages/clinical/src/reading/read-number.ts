/** Reads one number at a place among the tokens of a text. */
import type { Language } from '../note.ts';
import { dutchNumber, dutchOrdinal, englishOrdinal, englishSmall } from './number-words.ts';
import type { Token } from './tokens.ts';

type Read = {
  value: number;
  /** How many tokens it takes. */
  length: number;
  isOrdinal?: boolean;
  /** Said in words that can be two numbers or one: `one thirty-four`, `achtendertig vijf`. */
  others?: number[];
};

/** `1.000` and `1,000` are a thousand; `0,5`, `2.5` and `38.25` are not. */
function numeral(text: string, language: Language): number {
  const thousands = language === 'nl' ? /^\d{1,3}(?:\.\d{3})+$/ : /^\d{1,3}(?:,\d{3})+$/;
  if (thousands.test(text)) return Number(text.replace(/[.,]/g, ''));
  return Number(text.replace(/[,:]/g, '.').replace(/\.(?=.*\.)/g, ''));
}

const word = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

const fractions: Readonly<Record<string, number>> = { half: 0.5, halve: 0.5, quarter: 0.25, kwart: 0.25 };

/** `en een half`, `and a quarter`: how much more it is. */
function fractionAfter(tokens: readonly Token[], at: number): number {
  // `Een tablet van vijftig en een halve`: half a tablet more.
  if (word(tokens, at - 2) === 'van') return 0;
  const isMore = /^(?:en|and)$/.test(word(tokens, at)) && /^(?:een|a)$/.test(word(tokens, at + 1));
  return isMore ? (fractions[word(tokens, at + 2)] ?? 0) : 0;
}

const isHalfAlone = (tokens: readonly Token[], at: number): boolean =>
  word(tokens, at) === 'half' && !/^\p{L}/u.test(word(tokens, at + 1));

/** `achtendertig vijf`, `thirty-nine two`: a temperature; two numbers all the same. */
const asTemperature = (value: number, digit: number | undefined): number[] =>
  value >= 30 && value < 45 && digit !== undefined && digit < 10 ? [Number(`${value}.${digit}`)] : [];

/** Also as it sounds. */
const isComma = /^(?:komma|komm|koma|comma)$/;

/** After `komma`: `twee`, `nul vijf`, `tweeëntachtig`, `5`. */
function decimalsAt(tokens: readonly Token[], at: number): { digits: string; length: number } | undefined {
  const text = word(tokens, at);
  const first = /^\d{1,3}$/.test(text) ? text : dutchNumber(text);
  if (first === undefined || (typeof first === 'number' && !Number.isInteger(first))) return undefined;
  const second = first === 0 ? dutchNumber(word(tokens, at + 1)) : undefined;
  return second !== undefined && Number.isInteger(second) && second < 10
    ? { digits: `${first}${second}`, length: 2 }
    : { digits: String(first), length: 1 };
}

const MOST_TIMES = 12;
/** `vierhonderd drie keer per dag`: how much, and then how often. */
const isHowOften = (tokens: readonly Token[], at: number, value: number): boolean =>
  value <= MOST_TIMES && /^(?:keer|maal|times|x|dd)$/.test(word(tokens, at + 1));

function readDutch(tokens: readonly Token[], at: number): Read | undefined {
  const ordinal = dutchOrdinal(word(tokens, at));
  if (ordinal !== undefined) return { value: ordinal, length: 1, isOrdinal: true };
  const first = dutchNumber(word(tokens, at));
  if (first === undefined) return undefined;
  let value = first;
  let length = 1;
  const next = dutchNumber(word(tokens, at + 1));
  const isArticle = word(tokens, at + 1) === 'een';
  // `honderd vijfendertig`, `twee honderd`
  const isAnd = word(tokens, at + 1) === 'en';
  const afterAnd = isAnd ? dutchNumber(word(tokens, at + 2)) : undefined;
  if (
    value >= 100 &&
    value % 100 === 0 &&
    next !== undefined &&
    next >= 1 &&
    next < 100 &&
    !isArticle &&
    !isHowOften(tokens, at + 1, next)
  ) {
    value += next;
    length = 2;
  } else if (value >= 100 && value % 100 === 0 && afterAnd !== undefined && afterAnd > 1 && afterAnd < 100) {
    // `honderd en vijf`
    value += afterAnd;
    length = 3;
  } else if (word(tokens, at + 1) === 'honderd' && value > 1 && value < 10) {
    value *= 100;
    length = 2;
  }
  if (isComma.test(word(tokens, at + length))) {
    const found = decimalsAt(tokens, at + length + 1);
    if (found) return { value: Number(`${value}.${found.digits}`), length: length + 1 + found.length };
  }
  const part = fractionAfter(tokens, at + length);
  if (part > 0) return { value: value + part, length: length + 3 };
  // `eenentachtig en half`
  if (value >= 2 && word(tokens, at + length) === 'en' && isHalfAlone(tokens, at + length + 1))
    return { value: value + 0.5, length: length + 2 };
  const digit = dutchNumber(word(tokens, at + length));
  // `tussen nul zes en nul acht`
  const others =
    value === 0 && digit !== undefined && digit > 0 && digit < 10
      ? [digit / 10]
      : asTemperature(value, digit);
  return { value, length, others };
}

const tensThenUnit = (tokens: readonly Token[], at: number): Read | undefined => {
  const first = englishSmall.get(word(tokens, at));
  if (first === undefined) return undefined;
  if (first < 20 || first > 90) return { value: first, length: 1 };
  const unit = englishSmall.get(word(tokens, at + 1));
  if (unit !== undefined && unit > 0 && unit < 10) return { value: first + unit, length: 2 };
  const ordinal = englishOrdinal(word(tokens, at + 1));
  if (ordinal !== undefined && ordinal < 10) return { value: first + ordinal, length: 2, isOrdinal: true };
  return { value: first, length: 1 };
};

const isScale = (word: string) => word === 'hundred' || word === 'thousand';

/** `one hundred and thirty-five`, below a thousand. */
function belowThousand(tokens: readonly Token[], at: number): Read | undefined {
  const isA = /^(?:a|an)$/.test(word(tokens, at)) && isScale(word(tokens, at + 1));
  const first = isA ? { value: 1, length: 1 } : tensThenUnit(tokens, at);
  if (!first || first.isOrdinal || word(tokens, at + first.length) !== 'hundred') return first;
  const length = first.length + 1;
  const skip = word(tokens, at + length) === 'and' ? 1 : 0;
  const more = tensThenUnit(tokens, at + length + skip);
  const isOften = more !== undefined && skip === 0 && isHowOften(tokens, at + length, more.value);
  if (!more || more.isOrdinal || isOften) return { value: first.value * 100, length };
  return { value: first.value * 100 + more.value, length: length + skip + more.length };
}

function readEnglish(tokens: readonly Token[], at: number): Read | undefined {
  const ordinal = englishOrdinal(word(tokens, at));
  if (ordinal !== undefined) return { value: ordinal, length: 1, isOrdinal: true };
  const first = belowThousand(tokens, at);
  if (!first || first.isOrdinal) return first;
  let { value, length } = first;
  const others: number[] = [];
  if (word(tokens, at + length) === 'thousand') {
    const skip = word(tokens, at + length + 1) === 'and' ? 1 : 0;
    const more = belowThousand(tokens, at + length + 1 + skip);
    const isMore = more !== undefined && !more.isOrdinal;
    value = value * 1000 + (isMore ? more.value : 0);
    length += 1 + (isMore ? skip + more.length : 0);
  }
  if (word(tokens, at + length) === 'point') {
    const decimals: number[] = [];
    for (let digit = at + length + 1; ; digit++) {
      const found = word(tokens, digit) === 'oh' ? 0 : englishSmall.get(word(tokens, digit));
      if (found === undefined) break;
      decimals.push(found);
    }
    if (decimals.length > 0)
      return { value: Number(`${value}.${decimals.join('')}`), length: length + 1 + decimals.length };
  }
  const part = fractionAfter(tokens, at + length);
  if (part > 0) return { value: value + part, length: length + 3 };
  // `one thirty-four` is 134 and `twenty eighteen` a year, or each is two numbers.
  const after = value < 100 ? tensThenUnit(tokens, at + length) : undefined;
  if (after && !after.isOrdinal && after.value >= 10) others.push(value * 100 + after.value);
  if (after && !after.isOrdinal) others.push(...asTemperature(value, after.value));
  return { value, length, others };
}

export function readNumber(tokens: readonly Token[], at: number, language: Language): Read | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (/^\d/.test(token.text)) {
    const value = numeral(token.text, language);
    const isOrdinal =
      tokens[at + 1]?.isGlued === true && /^(?:st|nd|rd|th|e|ste|de)$/.test(word(tokens, at + 1));
    if (isOrdinal) return { value, length: 2, isOrdinal };
    if (isComma.test(word(tokens, at + 1)) && Number.isInteger(value)) {
      const found = decimalsAt(tokens, at + 2);
      if (found) return { value: Number(`${value}.${found.digits}`), length: 2 + found.length };
    }
    const part = fractionAfter(tokens, at + 1);
    return part > 0 ? { value: value + part, length: 4 } : { value, length: 1 };
  }
  return language === 'nl' ? readDutch(tokens, at) : readEnglish(tokens, at);
}
