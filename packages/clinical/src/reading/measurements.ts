/** Measurements and scores: a name and its value, `bloeddruk 132 over 70`, `PHQ-9 14, in januari 19`, `26 van de 40 op de Y-BOCS`. */
import { type Hit, longestOf } from './lexicon.ts';
import { type NumberAt, numberAt } from './number-at.ts';
import { isTaken, ofKind, type Reading, spotOf, take, wordAt } from './reading.ts';
import type { Measure } from './sign.ts';
import type { MeasurementSlot } from './slot.ts';
import { unitOf } from './units.ts';

const LONGEST_GAP = 9;
/** Higher pressures are believed only with their name: tablets of 250/100 exist. */
const LARGEST_UNNAMED = 240;

type Value = { value: number; over?: number; of?: number; from: number; to: number };

const isStop = (word: string) => word.length === 1 && '.;!?'.includes(word);
const before = /^(?:was|waren|were|vorige|vorig|eerst|eerder|previously|before|last|daarvoor|toen)$/;

/** Of the readings of a number, the first that can be one of this measure. */
const fitting = (number: NumberAt, { least, most }: Measure): number | undefined =>
  [number.value, ...number.others].find((value) => value >= least && value <= most);

/** `zesendertig negen`, `thirty-six nine`: 36,9. */
function temperatureAt(number: NumberAt): { value: number; to: number } | undefined {
  const decimal = number.others.find((other) => !Number.isInteger(other) && Math.floor(other) === number.value);
  return decimal === undefined ? undefined : { value: decimal, to: number.to + 1 };
}

/** The lower pressure after `over`, `/`, `op`. */
function overAt(reading: Reading, at: number): { value: number; to: number } | undefined {
  if (!/^(?:over|op|\/)$/.test(wordAt(reading, at))) return undefined;
  const number = numberAt(reading, at + 1);
  const isPressure = number && !number.isOrdinal && number.value >= 30 && number.value <= 160 && number.high === undefined;
  return isPressure ? { value: number.value, to: number.to } : undefined;
}

/** `van de 40`, `out of 27`, `/27`, `op een schaal van 10`. */
function ofAt(reading: Reading, at: number, value: number): { of: number; to: number } | undefined {
  let next = at;
  while (/^(?:van|uit|out|of|op|de|the|een|a|schaal|\/|scale|max|maximaal|punten|points)$/.test(wordAt(reading, next)) && next - at < 5) next += 1;
  if (next === at) return undefined;
  const number = numberAt(reading, next);
  return number && !number.isOrdinal && !number.isArticle && number.value >= value && number.value >= 5
    ? { of: number.value, to: number.to }
    : undefined;
}

const unitsOf: Readonly<Record<string, readonly string[]>> = {
  weight: ['mass', 'pounds'],
  temperature: ['degrees'],
  height: ['length'],
  waist: ['length'],
  saturation: ['percent'],
};

/** A number with a unit of something else is no value of this measure: `bloeddruk twee keer per week`. */
function unitAfter(reading: Reading, at: number, measure: Measure): { isOther: boolean; to: number } {
  const unit = unitOf(wordAt(reading, at));
  if (!unit) return { isOther: false, to: at };
  const allowed = unitsOf[measure.name] ?? [];
  const isOwn = allowed.includes(unit.kind) || unit.kind === 'points' || unit.kind === 'level' || unit.kind === 'percent' || unit.kind === 'pressure';
  const isLevel = (unit.kind === 'mass' || unit.kind === 'volume') && wordAt(reading, at + 1) === '/';
  return { isOther: !isOwn && !isLevel, to: at + 1 };
}

/** `koorts boven de 38,5`: a limit, nothing that was measured. */
function isThreshold(reading: Reading, at: number): boolean {
  const before = /^(?:de|het|the)$/.test(wordAt(reading, at - 1)) ? at - 2 : at - 1;
  return /^(?:boven|onder|dan|than|above|below|under|vanaf|tot|tussen|between|minstens|maximaal|to)$/.test(wordAt(reading, before));
}

function valueAt(reading: Reading, at: number, measure: Measure): Value | undefined {
  const number = numberAt(reading, at);
  if (!number || number.isOrdinal || number.isArticle || isTaken(reading, at, number.to)) return undefined;
  if (number.high !== undefined || isThreshold(reading, at)) return undefined;
  if (measure.name === 'temperature') {
    const temperature = temperatureAt(number);
    if (temperature) return { value: temperature.value, from: at, to: unitAfter(reading, temperature.to, measure).to };
  }
  const value = fitting(number, measure);
  if (value === undefined) return undefined;
  // `one thirty-four`, `nul zes`: another reading takes the number behind it too.
  let { to } = number;
  if (value !== number.value) to = numberAt(reading, to)?.to ?? to;
  if (measure.name === 'blood pressure') {
    const below = overAt(reading, to);
    if (below) return { value, over: below.value, from: at, to: below.to };
  }
  const unit = unitAfter(reading, to, measure);
  if (unit.isOther) return undefined;
  const whole = measure.isScore || measure.name === 'level' ? ofAt(reading, unit.to, value) : undefined;
  return { value, ...(whole ? { of: whole.of } : {}), from: at, to: whole?.to ?? unit.to };
}

/** Pressures need no name: nothing else is 132 over 70. */
export function pressuresIn(reading: Reading): MeasurementSlot[] {
  const slots: MeasurementSlot[] = [];
  for (let at = 0; at < reading.words.length; at++) {
    const number = numberAt(reading, at);
    if (!number || number.isOrdinal || number.isArticle || isTaken(reading, at, number.to)) continue;
    const value = [number.value, ...number.others].find((each) => each >= 70 && each <= LARGEST_UNNAMED);
    const to = value === number.value ? number.to : (numberAt(reading, number.to)?.to ?? number.to);
    const below = value === undefined ? undefined : overAt(reading, to);
    if (value === undefined || !below || below.value >= value) continue;
    take(reading, at, below.to);
    slots.push({ ...spotOf(reading, at, below.to), name: 'blood pressure', value, over: below.value, unit: 'mmHg', isPast: before.test(wordAt(reading, at - 1)) });
    at = below.to - 1;
  }
  return slots;
}

type Named = Hit<{ kind: 'measure'; measure: Measure }>;

/** The values behind a name, until another name or the end of the sentence: `PHQ-9 14, was 19`. */
function valuesAfter(reading: Reading, { value: { measure }, to }: Named, limit: number): MeasurementSlot[] {
  const slots: MeasurementSlot[] = [];
  let isEarlier = false;
  let gap = 0;
  for (let at = to; at < limit && gap <= LONGEST_GAP; at++, gap++) {
    const word = wordAt(reading, at);
    if (isStop(word)) break;
    if (before.test(word)) isEarlier = true;
    if (word === 'nu' || word === 'now') isEarlier = false;
    const found = valueAt(reading, at, measure);
    if (!found) {
      // A range or a limit is passed over whole.
      at = Math.max(at, (numberAt(reading, at)?.to ?? 0) - 1);
      continue;
    }
    const isFrom = /^(?:van|from)$/.test(wordAt(reading, at - 1)) && /^(?:naar|to)$/.test(wordAt(reading, found.to));
    // A second value must be said to be another: `was 480`, `van 47 naar 31`.
    const isOther = slots.length > 0 && !isEarlier && !/^(?:naar|to|nu|now)$/.test(wordAt(reading, at - 1));
    if (isOther) break;
    take(reading, found.from, found.to);
    slots.push(slotOf(reading, measure, found, isEarlier || isFrom));
    at = found.to - 1;
    gap = 0;
    isEarlier = false;
  }
  return slots;
}

const slotOf = (reading: Reading, { name, unit }: Measure, found: Value, isPast: boolean): MeasurementSlot => ({
  ...spotOf(reading, found.from, found.to),
  name,
  value: found.value,
  ...(found.over === undefined ? {} : { over: found.over }),
  ...(found.of === undefined ? {} : { of: found.of }),
  ...(unit === undefined ? {} : { unit }),
  isPast,
});

/** `zesentwintig op de Y-BOCS`, `a 14 on the PHQ-9`. */
function valueBefore(reading: Reading, { value: { measure }, from }: Named): MeasurementSlot | undefined {
  if (!measure.isScore) return undefined;
  let at = from - 1;
  while (at >= 0 && /^(?:op|on|the|de|mijn|my|your|uw|je|jouw|van|for|voor|bij|een|a|score)$/.test(wordAt(reading, at))) at -= 1;
  if (at === from - 1) return undefined;
  for (let start = Math.max(0, at - 3); start <= at; start++) {
    const found = valueAt(reading, start, measure);
    if (!found || (found.to !== at + 1 && found.to <= at)) continue;
    take(reading, found.from, found.to);
    return slotOf(reading, measure, found, false);
  }
  return undefined;
}

/** `De bloeddruk was 130` is of just now; only beside another one is a value an earlier one. */
export const inOrder = (slots: readonly MeasurementSlot[], text: string): MeasurementSlot[] => {
  const sorted = slots.toSorted((a, b) => a.start - b.start);
  return sorted.map((slot) => {
    const same = sorted.filter(({ name }) => name === slot.name);
    const isOnlyWas = same.length === 1 && !/\b(?:vorige?|eerst|eerder|previously|last)\b/i.test(text.slice(0, slot.start));
    const isFirstOfPast = same.length > 1 && same[0] === slot && same.every(({ isPast }) => isPast);
    return slot.isPast && (isOnlyWas || isFirstOfPast) ? { ...slot, isPast: false } : slot;
  });
};

export function measurementsIn(reading: Reading): MeasurementSlot[] {
  const slots: MeasurementSlot[] = [];
  const names = longestOf(ofKind(reading, 'measure'));
  for (const [index, name] of names.entries()) {
    const after = valuesAfter(reading, name, names[index + 1]?.from ?? reading.words.length);
    if (after.length > 0) slots.push(...after);
    else {
      const earlier = valueBefore(reading, name);
      if (earlier) slots.push(earlier);
    }
  }
  return slots;
}
