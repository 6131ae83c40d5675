/** All that a sentence of a paper measures: what the reader of talk finds, and what only papers write. */
import type { MeasurementSlot, Spot } from '../../reading/slot.ts';
import type { Slots } from '../../reading/slots.ts';
import type { Part } from '../paper/headings.ts';
import { listPartsIn } from '../paper/list-parts.ts';
import { changedIn } from './changed-values.ts';
import { withCourse } from './course-values.ts';
import { fromToIn } from './from-to-values.ts';
import { withFurtherValues } from './further-values.ts';
import { labsIn } from './lab-names.ts';
import { levelsIn } from './level-names.ts';
import { scalesIn } from './scales.ts';
import { spelledIn } from './spelled-scales.ts';
import { withMoments } from './value-gaps.ts';
import { valuesAmongOthers } from './values-among-others.ts';
import { valuesByUnit } from './values-by-unit.ts';

/** `piekte op dag 1 op 21`, `liep van 2 op 17 januari naar 8`: a day, and not so many out of so many. */
/** `vorige week 7` is a value. */
const isCounted =
  /(?<!\p{L})(?<!(?<!\p{L})(?:vorige|laatste|eerste|tweede|derde|vierde|afgelopen|deze|die|volgende|een|de|het|elke|per|last|first|second|third|this|that|past|the|a|same|dezelfde) )(?:dag|day|week|wk|sessie|session|zitting|maand|month) $/iu;
const ofDay =
  /^(\d{1,3}(?:[.,]\d)?) (?:op|on|van|of|uit) [0-3]?\d (?:jan|feb|m(?:aa)?rt|mar|apr|mei|may|jun|jul|aug|sep|o[ck]t|nov|dec)/iu;

const asWritten = (found: readonly MeasurementSlot[], words: string): MeasurementSlot[] =>
  found
    .filter(({ start, over }) => over !== undefined || !isCounted.test(words.slice(0, start)))
    // `de GDS gaf 5`: gave.
    .filter(({ name, start }) => name !== 'GAF' || /\bGAF|lobal/u.test(words.slice(0, start)))
    .map((slot) => {
      const [, number] = slot.of === undefined ? [] : (ofDay.exec(words.slice(slot.start)) ?? []);
      const { of: _, ...rest } = slot;
      return number === undefined ? slot : { ...rest, end: slot.start + number.length };
    });

type Reader = (found: readonly MeasurementSlot[]) => MeasurementSlot[];

export function valuesOf(words: string, slots: Slots, part: Part): MeasurementSlot[] {
  const masked = withMoments(words, slots.times);
  // Each leaves to those before it what they found.
  const readers: readonly Reader[] = [
    (found) => scalesIn(words, masked, part, found),
    (found) => listPartsIn(words, found),
    (found) => labsIn(words, masked, found),
    (found) => levelsIn(masked, found),
    (found) => spelledIn(masked, found),
    (found) => changedIn(masked, found),
    (found) => fromToIn(words, found),
    (found) => valuesByUnit(masked, found),
    (found) => valuesAmongOthers(masked, part, found),
  ];
  // `AMT 4/10` has a name: it is not only so many out of ten.
  let own = asWritten(
    slots.measurements.filter(({ name }) => name !== 'score'),
    words,
  );
  for (const read of readers) own = [...own, ...read(own)];
  const named = withCourse(withFurtherValues(own, words), words, masked, slots);
  const isNamed = (slot: Spot) => named.some(({ start, end }) => slot.start < end && start < slot.end);
  return [...named, ...asWritten(slots.measurements, words).filter((slot) => !isNamed(slot))].toSorted(
    (a, b) => a.start - b.start,
  );
}
