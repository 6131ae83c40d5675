/** Measurements and scores: a name and its value, `bloeddruk 132 over 70`, `PHQ-9 14, in januari 19`, `26 van de 40 op de Y-BOCS`. */
import { type Hit, longestOf } from './lexicon.ts';
import { type Value, valueAt } from './measured-values.ts';
import { numberAt } from './number-at.ts';
import { ofKind, type Reading, spotOf, take, wordAt } from './reading.ts';
import type { Measure } from './sign.ts';
import type { MeasurementSlot } from './slot.ts';
import { before } from './unnamed-values.ts';

const LONGEST_GAP = 9;
/** `6 in rust en 8 bij tillen`: two values, each of its own moment. */
const ofMoment = /^(?:in|bij|tijdens|na|at|on|during|after|with)$/;
/** `bij opname 34, bij ontslag 8`. */
const otherMoment =
  /^(?:, |en |and |; )+(?:bij|na|aan|at|on|after) (?:het |de |the )?(?:opname|ontslag|intake|start|aanvang|begin|eind|einde|afsluiting|behandeling|admission|discharge|baseline|end|treatment)\b/;
const isStop = (word: string) => word.length === 1 && '.;!?'.includes(word);

type Named = Hit<{ kind: 'measure'; measure: Measure }>;

/** The values behind a name, until another name or the end of the sentence: `PHQ-9 14, was 19`. */
function valuesAfter(reading: Reading, { value: { measure }, to }: Named, limit: number): MeasurementSlot[] {
  const slots: MeasurementSlot[] = [];
  let isEarlier = false;
  let gap = 0;
  let end = to;
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
    const isFrom =
      /^(?:van|from)$/.test(wordAt(reading, at - 1)) && /^(?:naar|to|tot)$/.test(wordAt(reading, found.to));
    // A second value must be said to be another: `was 480`, `van 47 naar 31`.
    const isOther =
      slots.length > 0 && !isEarlier && !/^(?:naar|to|tot|nu|now)$/.test(wordAt(reading, at - 1));
    const isOfMoment =
      otherMoment.test(reading.words.slice(end, at).join(' ')) ||
      (ofMoment.test(wordAt(reading, end)) &&
        /^(?:en|and|,)$/.test(wordAt(reading, at - 1)) &&
        ofMoment.test(wordAt(reading, found.to)));
    if (isOther && !isOfMoment) break;
    take(reading, found.from, found.to);
    slots.push(slotOf(reading, measure, found, isEarlier || isFrom));
    at = found.to - 1;
    end = found.to;
    gap = 0;
    isEarlier = false;
  }
  return slots;
}

const slotOf = (
  reading: Reading,
  { name, unit }: Measure,
  found: Value,
  isPast: boolean,
): MeasurementSlot => ({
  ...spotOf(reading, found.from, found.to),
  name,
  value: found.value,
  ...(found.over === undefined ? {} : { over: found.over }),
  ...(found.of === undefined ? {} : { of: found.of }),
  ...(unit === undefined ? {} : { unit: unit === '°C' && found.value > 90 ? '°F' : unit }),
  isPast,
});

/** `zesentwintig op de Y-BOCS`, `a 14 on the PHQ-9`. */
function valueBefore(reading: Reading, { value: { measure }, from }: Named): MeasurementSlot | undefined {
  if (!measure.isScore) return undefined;
  let at = from - 1;
  while (
    at >= 0 &&
    /^(?:op|on|the|de|mijn|my|your|uw|je|jouw|van|for|voor|bij|een|a|score)$/.test(wordAt(reading, at))
  )
    at -= 1;
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
    const isOnlyWas =
      same.length === 1 && !/\b(?:vorige?|eerst|eerder|previously|last)\b/i.test(text.slice(0, slot.start));
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
