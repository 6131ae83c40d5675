/** The value of a measure at a place: a number that can be one, with what it is over or of, and its unit. */
import { type NumberAt, numberAt } from './number-at.ts';
import { isTaken, type Reading, wordAt } from './reading.ts';
import type { Measure } from './sign.ts';
import { unitOf } from './units.ts';

export type Value = { value: number; over?: number; of?: number; from: number; to: number };

/** Of the readings of a number, the first that can be one of this measure. */
const fitting = (number: NumberAt, { least, most }: Measure): number | undefined =>
  [number.value, ...number.others].find((value) => value >= least && value <= most);

const fahrenheit = (number: NumberAt, { name }: Measure): number | undefined =>
  name === 'temperature' && number.value >= 93 && number.value <= 108 ? number.value : undefined;

/** `zesendertig negen`, `thirty-six nine`: 36,9. */
function temperatureAt(number: NumberAt): { value: number; to: number } | undefined {
  const decimal = number.others.find(
    (other) => !Number.isInteger(other) && Math.floor(other) === number.value,
  );
  return decimal === undefined ? undefined : { value: decimal, to: number.to + 1 };
}

/** The lower pressure after `over`, `/`, `op`. */
export function overAt(reading: Reading, at: number): { value: number; to: number } | undefined {
  if (!/^(?:over|op|\/)$/.test(wordAt(reading, at))) return undefined;
  const number = numberAt(reading, at + 1);
  const isPressure =
    number && !number.isOrdinal && number.value >= 30 && number.value <= 160 && number.high === undefined;
  return isPressure ? { value: number.value, to: number.to } : undefined;
}

/** `van de 40`, `out of 27`, `/27`, `op een schaal van 10`. */
export function ofAt(reading: Reading, at: number, value: number): { of: number; to: number } | undefined {
  let next = at;
  while (
    /^(?:van|uit|out|of|op|de|the|een|a|schaal|\/|scale|max|maximaal|punten|points)$/.test(
      wordAt(reading, next),
    ) &&
    next - at < 5
  )
    next += 1;
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
  '6-minute walk': ['length'],
  'Timed Up and Go': ['time'],
  'grip strength': ['mass'],
};

const GRAM_mg = 1000;
/** A number with a unit of something else is no value of this measure: `bloeddruk twee keer per week`. */
function unitAfter(reading: Reading, at: number, measure: Measure): { isOther: boolean; to: number } {
  const unit = unitOf(wordAt(reading, at));
  if (!unit) return { isOther: false, to: at };
  const allowed = unitsOf[measure.name] ?? [];
  // Nobody weighs milligrams: `lost weight), atomoxetine 40 mg`.
  const isOwn =
    (allowed.includes(unit.kind) && !(unit.kind === 'mass' && unit.factor < GRAM_mg)) ||
    unit.kind === 'points' ||
    unit.kind === 'level' ||
    unit.kind === 'percent' ||
    unit.kind === 'pressure';
  // `74 U/l`: no hours.
  const isLevel = wordAt(reading, at + 1) === '/' && /^(?:m?l|dl|m?mol|min)$/.test(wordAt(reading, at + 2));
  return { isOther: !isOwn && !isLevel, to: at + 1 };
}

/** How many words `van 29 naar`, `from 29 points to` may have. */
const LONGEST_CHANGE = 4;

/** `koorts boven de 38,5`: a limit, nothing that was measured; `from 29 to 15` is a change. */
function isThreshold(reading: Reading, at: number): boolean {
  const before = /^(?:de|het|the)$/.test(wordAt(reading, at - 1)) ? at - 2 : at - 1;
  const isChange =
    /^(?:to|tot)$/.test(wordAt(reading, before)) &&
    reading.words
      .slice(Math.max(0, before - LONGEST_CHANGE), before)
      .some((word) => /^(?:from|van)$/.test(word));
  if (isChange) return false;
  return /^(?:boven|onder|dan|than|above|below|under|vanaf|tot|tussen|between|minstens|maximaal|to)$/.test(
    wordAt(reading, before),
  );
}

export function valueAt(reading: Reading, at: number, measure: Measure): Value | undefined {
  const number = numberAt(reading, at);
  if (!number || number.isOrdinal || number.isArticle || isTaken(reading, at, number.to)) return undefined;
  if (number.high !== undefined || isThreshold(reading, at)) return undefined;
  if (measure.name === 'temperature') {
    const temperature = temperatureAt(number);
    if (temperature)
      return { value: temperature.value, from: at, to: unitAfter(reading, temperature.to, measure).to };
  }
  const value = fitting(number, measure) ?? fahrenheit(number, measure);
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
