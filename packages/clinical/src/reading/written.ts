/** Spoken words as a note writes them: `vijfenzeventig milligram` is `75 mg`, `half vijf` is `4.30 uur`. */
import type { Language } from '../note.ts';
import { measurementsIn } from './measurements.ts';
import { type NumberAt, numberAt } from './number-at.ts';
import { numeral } from './numeral.ts';
import { type Reading, readingOf, spotOf, wordAt } from './reading.ts';
import type { MeasurementSlot, TimeSlot } from './slot.ts';
import { symbols } from './symbols.ts';
import { dayAt } from './times.ts';
import { type Unit, unitOf } from './units.ts';
import { pressuresIn } from './unnamed-values.ts';
import { clockEdit, type Edit, rawOf } from './written-clock.ts';

const SMALLEST_IN_DIGITS = 10;

const plurals: Readonly<Record<string, string>> = {
  week: 'weken',
  dag: 'dagen',
  maand: 'maanden',
  minuut: 'minuten',
  uurtje: 'uur',
  weekje: 'weken',
  glas: 'glazen',
  fles: 'flessen',
};

/** The number words of a day as digits: `donderdag negen april` is `donderdag 9 april`, `de negentiende` is `de 19e`. */
function dayEdits(reading: Reading, from: number, to: number, hasMonth: boolean): Edit[] {
  const edits: Edit[] = [];
  for (let at = from; at < to; at++) {
    const number = /^\d/.test(wordAt(reading, at)) ? undefined : numberAt(reading, at);
    if (!number || number.isArticle || number.to > to) continue;
    // `the seventh of April` is `7 April`.
    const isThe = wordAt(reading, at - 1) === 'the' && hasMonth;
    const isOf = wordAt(reading, number.to) === 'of';
    const end = isOf ? number.to + 1 : number.to;
    edits.push({
      from: isThe ? at - 1 : at,
      to: end,
      text: `${number.value}${hasMonth || !number.isOrdinal ? '' : ending(number.value, reading)}`,
    });
    at = end - 1;
  }
  return edits;
}

const ending = (value: number, { language }: Reading) => (language === 'nl' ? 'e' : ordinalEnding(value));

const ordinalEnding = (value: number): string => {
  if (value % 100 >= 11 && value % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
};

/** `tot`, `à`, `to`: as it was said, or as it is written between two numbers that were said side by side. */
function valueText(reading: Reading, number: NumberAt, at: number): string {
  const { language } = reading;
  if (number.high === undefined) return numeral(number.value, language);
  const said = rawOf(reading, spotOf(reading, at, number.to));
  const joint = / (tot|of|à|a|to|or|en|and) /i.exec(said)?.[1] ?? (language === 'nl' ? 'à' : 'to');
  return `${numeral(number.value, language)} ${joint} ${numeral(number.high, language)}`;
}

/** `110 graden` is how far a knee bends. */
const isOfFever = (value: number) => value >= 30 && value <= 45;

function unitText(reading: Reading, unit: Unit, at: number, value: number): string {
  const symbol = unit.name === '°C' && !isOfFever(value) ? undefined : symbols[unit.name];
  if (symbol === '%') return '%';
  return ` ${symbol ?? rawOf(reading, spotOf(reading, at, at + 1))}`;
}

/** `een week of vijf` is `ongeveer 5 weken`. */
function unitOrEdit(reading: Reading, at: number): Edit | undefined {
  if (reading.language !== 'nl' || wordAt(reading, at) !== 'een' || wordAt(reading, at + 2) !== 'of')
    return undefined;
  const word = wordAt(reading, at + 1);
  const number = unitOf(word) ? numberAt(reading, at + 3) : undefined;
  if (!number || number.isOrdinal || number.isArticle) return undefined;
  const plural = plurals[word] ?? (/(?:je)$/.test(word) ? `${word}s` : word);
  return { from: at, to: number.to, text: `ongeveer ${valueText(reading, number, at + 3)} ${plural}` };
}

/** Words such as `half uur` and `anderhalf jaar` stay words; small numbers before anything but a unit too. */
function numberEdit(reading: Reading, at: number): Edit | undefined {
  const number = numberAt(reading, at);
  if (
    !number ||
    number.isOrdinal ||
    number.isArticle ||
    (number.isVague &&
      number.value === 2 &&
      number.to - at > 0 &&
      !/^(?:twee|two|2)$/.test(wordAt(reading, at)))
  )
    return undefined;
  const unit = unitOf(wordAt(reading, number.to));
  const isSymbol = unit !== undefined && symbols[unit.name] !== undefined;
  const isNumeral = /^\d+(?:[.,]\d+)?$/.test(wordAt(reading, at)) && number.to === at + 1;
  if (isNumeral && !isSymbol) return undefined;
  const isFraction = !Number.isInteger(number.value);
  if (isFraction && !isSymbol && /hal[fv]|kwart|quarter/.test(wordAt(reading, at) + wordAt(reading, at + 1)))
    return undefined;
  const isSmall =
    Number.isInteger(number.value) &&
    number.value < SMALLEST_IN_DIGITS &&
    (number.high ?? 0) < SMALLEST_IN_DIGITS;
  if (!unit) return isSmall ? undefined : { from: at, to: number.to, text: valueText(reading, number, at) };
  return {
    from: at,
    to: number.to + 1,
    text: valueText(reading, number, at) + unitText(reading, unit, number.to, number.value),
  };
}

const edit = (reading: Reading, slot: MeasurementSlot): Edit | undefined => {
  const from = reading.tokens.findIndex(({ start }) => start === slot.start);
  const to = reading.tokens.findIndex(({ end }) => end === slot.end) + 1;
  const value = numeral(slot.value, reading.language);
  if (slot.over !== undefined) return { from, to, text: `${value}/${numeral(slot.over, reading.language)}` };
  return slot.name === 'temperature' && !Number.isInteger(slot.value)
    ? { from, to, text: `${value} °C` }
    : undefined;
};

function editsOf(reading: Reading, isPlanned: boolean): Edit[] {
  const measured = [...pressuresIn(reading), ...measurementsIn(reading)].flatMap(
    (slot) => edit(reading, slot) ?? [],
  );
  // Whatever else was taken as a measurement is written as any number is.
  reading.taken.fill(false);
  const byStart = new Map(measured.map((each) => [each.from, each]));
  const edits: Edit[] = [];
  let last: TimeSlot | undefined;
  for (let at = 0; at < reading.words.length; at++) {
    const known = byStart.get(at);
    const day = known ? undefined : dayAt(reading, at);
    const found =
      known ??
      (day
        ? undefined
        : (clockEdit(reading, at, last, isPlanned) ?? unitOrEdit(reading, at) ?? numberEdit(reading, at)));
    if (day && day.what.kind !== 'age') {
      edits.push(
        ...dayEdits(reading, day.from, day.to, day.what.kind === 'day' && day.what.day.month !== undefined),
      );
      last = { ...spotOf(reading, day.from, day.to), relation: 'on', what: day.what, isVague: false };
      at = day.to - 1;
    }
    if (!found) continue;
    edits.push(found);
    at = found.to - 1;
  }
  return edits;
}

/** `isPlanned`: of something that is to be done in the hours of a day. */
export const written = (text: string, language: Language, isPlanned = false): string =>
  // What is quoted stays as it was said.
  text
    .split(/(“[^”]*”)/u)
    .map((part) => (part.startsWith('“') ? part : writtenPart(part, language, isPlanned)))
    .join('');

function writtenPart(text: string, language: Language, isPlanned: boolean): string {
  const reading = readingOf(text, language, true);
  let result = '';
  let done = 0;
  for (const { from, to, text: digits } of editsOf(reading, isPlanned)) {
    const { start, end } = spotOf(reading, from, to);
    if (start < done) continue;
    result += text.slice(done, start) + digits;
    done = end;
  }
  return result + text.slice(done);
}
