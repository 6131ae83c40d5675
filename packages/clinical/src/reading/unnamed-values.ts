/** Values that need no name: blood pressures, and so many out of ten. */
import { ofAt, overAt } from './measured-values.ts';
import { numberAt } from './number-at.ts';
import { isTaken, type Reading, spotOf, take, wordAt } from './reading.ts';
import type { MeasurementSlot } from './slot.ts';

/** Higher pressures are believed only with their name: tablets of 250/100 exist. */
const LARGEST_UNNAMED = 240;

/** A value after one of these may be an earlier one. */
export const before = /^(?:was|waren|were|vorige|vorig|eerst|eerder|previously|before|last|daarvoor|toen)$/;

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
    slots.push({
      ...spotOf(reading, at, below.to),
      name: 'blood pressure',
      value,
      over: below.value,
      unit: 'mmHg',
      isPast: before.test(wordAt(reading, at - 1)),
    });
    at = below.to - 1;
  }
  return slots;
}

/** `a seven out of ten`, `een acht op een schaal van tien`: of pain, where pain is spoken of. */
export function outOfTen(reading: Reading): MeasurementSlot[] {
  const slots: MeasurementSlot[] = [];
  for (let at = 0; at < reading.words.length; at++) {
    const number = numberAt(reading, at);
    if (
      !number ||
      number.isOrdinal ||
      number.isArticle ||
      number.value > 10 ||
      isTaken(reading, at, number.to)
    )
      continue;
    const whole = /^(?:out|op|\/|van)$/.test(wordAt(reading, number.to))
      ? ofAt(reading, number.to, number.value)
      : undefined;
    if (whole?.of !== 10) continue;
    take(reading, at, whole.to);
    const isPain = reading.findings.some(({ value }) => /pain|ache/.test(value.finding));
    slots.push({
      ...spotOf(reading, at, whole.to),
      name: isPain ? 'pain' : 'score',
      value: number.value,
      of: 10,
      isPast: before.test(wordAt(reading, at - 1)),
    });
    at = whole.to - 1;
  }
  return slots;
}
