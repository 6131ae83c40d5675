/** Finds all amounts, days and times in the tokens of a sentence. */
import type { Language } from '../note.ts';
import { type Amount, placeOf, type Quantity } from './quantity.ts';
import { readClock } from './read-clock.ts';
import { readDay } from './read-day.ts';
import { readNumber } from './read-number.ts';
import type { Token } from './tokens.ts';
import { type Unit, unitOf } from './units.ts';

const word = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';
const times = unitOf('x');

/** How often, in one word. Latin as prescriptions have it. */
const frequencies = new Map([
  ...['tweemaal', 'twice', 'bd', 'bid', 'tweedaags'].map((name) => [name, 2] as const),
  ...['driemaal', 'thrice', 'tds', 'tid'].map((name) => [name, 3] as const),
  ...['viermaal', 'qds', 'qid'].map((name) => [name, 4] as const),
  ...['eenmaal', 'once', 'od'].map((name) => [name, 1] as const),
]);
/** Days apart from today, as one word: who says `eergisteren` says two days. */
const daysApart = new Map([
  ['eergisteren', 2],
  ['overmorgen', 2],
]);

/** A number after one of these names a kind: `type 2`, `stadium 3`. */
const beforeKind =
  /^(?:type|graad|grade|stage|stadium|fase|phase|klasse|class|nyha|cluster|as|axis|dsm|icd|fact|covid|vitamine|vitamin)$/;
const isBetween = /^(?:-|–|—|tot|a|to|or|of|en|and|naar)$/;

/** The unit after a number, past a hyphen or a range: `4 tot 6 weken`, `18-month`. */
function unitAfter(
  tokens: readonly Token[],
  at: number,
  language: Language,
): { unit: Unit; length: number } | undefined {
  const skip = /^(?:a|an|extra|grote|kleine|large|small|volle|hele|whole|full)$/.test(word(tokens, at))
    ? 1
    : 0;
  const unit = unitOf(word(tokens, at + skip));
  // `5 a day`: the day is no unit of the five.
  if (unit && !(skip === 1 && /^(?:a|an)$/.test(word(tokens, at)))) return { unit, length: skip + 1 };
  if (!isBetween.test(word(tokens, at))) return undefined;
  const next = readNumber(tokens, at + 1, language);
  const far = next && !next.isOrdinal ? unitOf(word(tokens, at + 1 + next.length)) : undefined;
  return far && word(tokens, at) !== 'naar' ? { unit: far, length: 0 } : undefined;
}

function amountAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
  isSpoken: boolean,
): Amount | undefined {
  const text = word(tokens, at);
  const single = (value: number, unit: Unit | undefined, length = 1): Amount => ({
    what: 'amount',
    ...placeOf(tokens, at, length),
    value,
    unit,
    isOrdinal: false,
    isNumeral: false,
    others: [],
    step: 1,
  });
  const often = frequencies.get(text);
  if (often !== undefined) return single(often, times);
  const apart = daysApart.get(text);
  if (apart !== undefined) return isSpoken ? single(apart, unitOf('dagen')) : undefined;
  if (text === 'couple' || text === 'paar')
    return isSpoken
      ? { ...single(2, unitOf(word(tokens, at + 2)) ?? unitOf(word(tokens, at + 1))) }
      : undefined;
  if (text === 'fortnight' && isSpoken) return single(1, unitOf('fortnight'));
  // `half an hour` is no hour.
  const isHalf = /^(?:a|an|een)$/.test(text) && /^(?:half|halve)$/.test(word(tokens, at - 1));
  if (isSpoken && !isHalf && /^(?:a|an|een|elke|every|elk|per|another)$/.test(text)) {
    const unit = unitOf(word(tokens, at + 1));
    const isHalfMore = /^(?:and a half|en een half)$/.test(
      [2, 3, 4].map((n) => word(tokens, at + n)).join(' '),
    );
    if (unit)
      return isHalfMore
        ? single(1.5, unit, 5)
        : { ...single(1, unit, 2), others: heightAfter(tokens, at, unit, language) };
  }
  if (text === 'half' && language === 'en') {
    const skip = /^(?:a|an)$/.test(word(tokens, at + 1)) ? 2 : 1;
    const unit = unitOf(word(tokens, at + skip));
    return unit ? single(0.5, unit, skip + 1) : undefined;
  }
  const read = readNumber(tokens, at, language);
  if (!read || beforeKind.test(word(tokens, at - 1))) return undefined;
  // The fifth week is no five weeks.
  const after = read.isOrdinal ? undefined : unitAfter(tokens, at + read.length, language);
  // `een` is an article; with its accents, or before a unit, it counts.
  if (tokens[at]?.raw.toLowerCase() === 'een' && !after && read.length === 1) return undefined;
  return {
    ...single(read.value, after?.unit, read.length + (after?.length ?? 0)),
    isOrdinal: read.isOrdinal === true,
    isNumeral: /^\d/.test(text),
    others: [...(read.others ?? []), ...heightAfter(tokens, at, after?.unit, language)],
    step: read.length,
  };
}

/** `een meter zesenzestig` is 1,66 m. */
function heightAfter(
  tokens: readonly Token[],
  at: number,
  unit: Unit | undefined,
  language: Language,
): number[] {
  if (unit?.kind !== 'length' || !/^(?:een|één|1|one|a|twee|two|2)$/.test(word(tokens, at))) return [];
  const more = readNumber(tokens, at + 2, language);
  const metres = /^(?:twee|two|2)$/.test(word(tokens, at)) ? 2 : 1;
  return more && !more.isOrdinal && more.value < 100 ? [metres + more.value / 100] : [];
}

/** Most words begin no quantity, and are passed over. */
const mayBegin: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:\d|nul|een|ander|twee|drie|vier|veer|vijf|zes|zeven|acht|tach|negen|tien|elf|twaalf|der|twin|hal[fv]|hon|dui|kwart|el(?:k|ke)$|per$|paar$|eerg|overm|eers|zo[nd]|maan|dins|woen|don|vrij|zat|jan|feb|maa|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec|[bt]d$)/,
  en: /^(?:\d|zer|nought$|one|two|thr|fou|for|fiv|fif|six|sev|eig|nin|ten|ele|twe|twi|hal|hun|tho|fir|sec|thi|quar|a$|an$|eve|per$|ano|cou|fortn|onc|o?[btq]i?[d]s?$|[qt]ds|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/,
};

const known = new Map(
  ['nl true', 'nl false', 'en true', 'en false'].map((way) => [
    way,
    new WeakMap<readonly Token[], readonly Quantity[]>(),
  ]),
);

/** Spoken text may mean several things at once, and all of them count; a note is taken at its word. */
export function readQuantities(
  tokens: readonly Token[],
  language: Language,
  isSpoken: boolean,
): readonly Quantity[] {
  const before = known.get(`${language} ${isSpoken}`);
  const found = before?.get(tokens) ?? quantitiesIn(tokens, language, isSpoken);
  before?.set(tokens, found);
  return found;
}

function quantitiesIn(tokens: readonly Token[], language: Language, isSpoken: boolean): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; ) {
    if (!mayBegin[language].test(word(tokens, at))) {
      at += 1;
      continue;
    }
    const day = readDay(tokens, at, language, isSpoken);
    const clock = readClock(tokens, at, language, isSpoken);
    const amount = amountAt(tokens, at, language, isSpoken);
    if (isSpoken) {
      for (const each of [day, clock, amount]) if (each) found.push(each);
      at += amount?.step ?? 1;
      continue;
    }
    const first = day ?? clock ?? amount;
    if (first) found.push(first);
    at += Math.max(1, first?.length ?? 1);
  }
  return found;
}
