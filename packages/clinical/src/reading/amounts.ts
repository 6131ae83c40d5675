/** Amounts with their units, and durations. */
import { perAt } from './frequencies.ts';
import { numberAt, type NumberAt } from './number-at.ts';
import { isTaken, type Reading, spotOf, take, wordAt } from './reading.ts';
import type { AmountSlot, DurationSlot } from './slot.ts';
import { relationAt } from './time-relations.ts';
import { type Unit, unitOf } from './units.ts';

type Found = { number: NumberAt; unit?: Unit; from: number; to: number };

const adjectives = /^(?:extra|grote|kleine|large|small|volle|hele|whole|full|halve|goede|good|korte|lange|little|nice|losse|more|less|meer|minder)$/;
/** A number after one of these names a kind: `type 2`, `stadium 3`. */
const beforeKind =
  /^(?:type|graad|grade|stage|stadium|fase|phase|klasse|class|nyha|cluster|as|axis|dsm|icd|covid|vitamine|vitamin|kamer|room|havo|vwo|groep|year|nummer|number|b|nr|tel)$/;

/** `een week of vijf`, `een uurtje of twee`, `een biertje of vier`, `een stuk of tien`. */
function unitOr(reading: Reading, at: number): Found | undefined {
  if (wordAt(reading, at) !== 'een' || wordAt(reading, at + 2) !== 'of') return undefined;
  const unit = unitOf(wordAt(reading, at + 1));
  const number = unit ? numberAt(reading, at + 3) : undefined;
  if (!unit || !number || number.isOrdinal || number.isArticle) return undefined;
  return { number: { ...number, isVague: true }, unit, from: at, to: number.to };
}

function amountAt(reading: Reading, at: number): Found | undefined {
  const or = unitOr(reading, at);
  if (or) return or;
  const number = numberAt(reading, at);
  if (!number || beforeKind.test(wordAt(reading, at - 1))) return undefined;
  const skip = adjectives.test(wordAt(reading, number.to)) ? 1 : 0;
  const unit = number.isOrdinal ? undefined : unitOf(wordAt(reading, number.to + skip));
  if (number.isArticle && !unit) return undefined;
  // `een u`: the letter is no hour behind a word.
  if (unit && wordAt(reading, number.to).length === 1 && !/^\d/.test(wordAt(reading, at))) return number.isArticle ? undefined : { number, from: at, to: number.to };
  const half = unit ? halfMore(reading, number.to + skip + 1) : 0;
  const whole = half ? { ...number, value: number.value + 0.5 } : number;
  return { number: whole, ...(unit ? { unit } : {}), from: at, to: number.to + (unit ? skip + 1 : 0) + half };
}

/** `een uur en een half`, `a litre and a half`: how many words more. */
const halfMore = (reading: Reading, at: number) =>
  /^(?:en|and)$/.test(wordAt(reading, at)) && /^(?:een|a)$/.test(wordAt(reading, at + 1)) && /^(?:half|halve)$/.test(wordAt(reading, at + 2)) ? 3 : 0;

/** `van vijftig`, `of 500 mg`, `à 10 mg` behind a number of pieces. */
function eachAt(reading: Reading, at: number): { each: NonNullable<AmountSlot['each']>; to: number } | undefined {
  const isOf = /^(?:van|of|a|x|keer)$/.test(wordAt(reading, at));
  const start = isOf ? at + 1 : at;
  const number = numberAt(reading, start);
  if (!number || number.isArticle || number.isOrdinal || number.high !== undefined) return undefined;
  const unit = unitOf(wordAt(reading, number.to));
  if (unit ? unit.kind !== 'mass' && unit.kind !== 'volume' : !isOf || number.value < 1) return undefined;
  if (!unit && !isOf) return undefined;
  return { each: { value: number.value, ...(unit ? { unit: unit.name } : {}) }, to: number.to + (unit ? 1 : 0) };
}

function durationOf(reading: Reading, { number, unit, from, to }: Found): DurationSlot | undefined {
  if (unit?.kind !== 'time') return undefined;
  const { value, high, isVague } = number;
  const span = { value, ...(high === undefined ? {} : { high }), unit: unit.name };
  const related = relationAt(reading, from, to, { kind: 'span', ...span });
  take(reading, related.from, related.to);
  const spot = spotOf(reading, from, to);
  const isPlain = related.from === from && related.to === to;
  return {
    ...spot,
    ...span,
    isVague: isVague || related.isVague,
    ...(isPlain
      ? {}
      : {
          time: {
            ...spotOf(reading, related.from, related.to),
            relation: related.relation,
            what: { kind: 'span' as const, ...span },
            isVague: isVague || related.isVague,
          },
        }),
  };
}

function amountOf(reading: Reading, found: Found): { slot: AmountSlot; to: number } {
  const { number, unit, from } = found;
  const isPieces = unit?.kind === 'pieces' || (unit === undefined && number.value <= 12);
  const each = isPieces ? eachAt(reading, found.to) : undefined;
  const per = perAt(reading, each?.to ?? found.to);
  const to = per?.to ?? each?.to ?? found.to;
  const { value, high, isVague, others, isOrdinal } = number;
  return {
    to,
    slot: {
      ...spotOf(reading, from, to),
      value,
      ...(high === undefined ? {} : { high }),
      ...(unit ? { unit: unit.name } : {}),
      isUnitSaid: unit !== undefined,
      ...(per ? { per: per.per } : {}),
      ...(each ? { each: each.each } : {}),
      isVague,
      others,
      isOrdinal,
      ...sideOf(reading, from, found.to),
    },
  };
}

/** `van vijftig naar honderd`. */
function sideOf(reading: Reading, from: number, to: number): { side?: 'from' | 'to' } {
  const before = wordAt(reading, from - 1);
  if (/^(?:naar|to)$/.test(before)) return { side: 'to' };
  return /^(?:van|from)$/.test(before) && reading.words.slice(to, to + 3).some((word) => word === 'naar' || word === 'to') ? { side: 'from' } : {};
}

export function amountsIn(reading: Reading): { amounts: AmountSlot[]; durations: DurationSlot[] } {
  const amounts: AmountSlot[] = [];
  const durations: DurationSlot[] = [];
  for (let at = 0; at < reading.words.length; at++) {
    if (isTaken(reading, at, at + 1)) continue;
    const found = amountAt(reading, at);
    if (!found || isTaken(reading, found.from, found.to)) continue;
    const duration = durationOf(reading, found);
    if (duration) {
      durations.push(duration);
      at = found.to - 1;
      continue;
    }
    const { slot, to } = amountOf(reading, found);
    take(reading, found.from, to);
    amounts.push(slot);
    at = to - 1;
  }
  return { amounts, durations };
}
