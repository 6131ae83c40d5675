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
import { scalesIn } from './scales.ts';
import { spelledIn } from './spelled-scales.ts';
import { withMoments } from './value-gaps.ts';
import { valuesAmongOthers } from './values-among-others.ts';
import { valuesByUnit } from './values-by-unit.ts';

type Reader = (found: readonly MeasurementSlot[]) => MeasurementSlot[];

export function valuesOf(words: string, slots: Slots, part: Part): MeasurementSlot[] {
  const masked = withMoments(words, slots.times);
  // Each leaves to those before it what they found.
  const readers: readonly Reader[] = [
    (found) => scalesIn(words, masked, part, found),
    (found) => listPartsIn(words, found),
    (found) => labsIn(words, masked, found),
    (found) => spelledIn(masked, found),
    (found) => changedIn(masked, found),
    (found) => fromToIn(words, found),
    (found) => valuesByUnit(masked, found),
    (found) => valuesAmongOthers(masked, part, found),
  ];
  // `AMT 4/10` has a name: it is not only so many out of ten.
  let own = slots.measurements.filter(({ name }) => name !== 'score');
  for (const read of readers) own = [...own, ...read(own)];
  const named = withCourse(withFurtherValues(own, words), words, masked, slots);
  const isNamed = (slot: Spot) => named.some(({ start, end }) => slot.start < end && start < slot.end);
  return [...named, ...slots.measurements.filter((slot) => !isNamed(slot))].toSorted(
    (a, b) => a.start - b.start,
  );
}
