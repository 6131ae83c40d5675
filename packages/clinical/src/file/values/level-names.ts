/** The level of a medicine in the blood, where only the level is named: `Nortriptyline (spiegel 102 µg/l bij 75 mg)`. */
import { findMedicine } from '../../reading/medicines.ts';
import type { MeasurementSlot } from '../../reading/slot.ts';
import type { ReadSentence } from '../read.ts';

const MOST_lithium = 3;
const inBlood = /^[\d.,]+\s*(?:[mnpuµμ]?mol|[mnµμu]g|mcg)\/l/iu;

/** A level as that of a medicine, if its number can be one; else as it is. */
export function levelOf(slot: MeasurementSlot, english: string, words: string): MeasurementSlot {
  if (slot.name !== 'level') return slot;
  const isLithium = /^lithium/.test(english) && slot.value < MOST_lithium && !Number.isInteger(slot.value);
  return isLithium || inBlood.test(words.slice(slot.start))
    ? { ...slot, name: `${english.replace(/^lithium .*/, 'lithium')} level` }
    : slot;
}

/** Of the medicine before it in its sentence. */
export function ofItsMedicine(slot: MeasurementSlot, { slots, words }: ReadSentence): MeasurementSlot {
  const of = slots.medicines.findLast(({ kind, end }) => kind === 'medicine' && end <= slot.start);
  const english = of && findMedicine(of.name)?.en;
  return english ? levelOf(slot, english, words) : slot;
}
