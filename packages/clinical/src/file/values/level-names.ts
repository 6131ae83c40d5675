/** The level of a medicine in the blood, where only the level is named: `Nortriptyline (spiegel 102 µg/l bij 75 mg)`. */
import { findMedicine } from '../../reading/medicines.ts';
import type { MeasurementSlot } from '../../reading/slot.ts';
import type { ReadSentence } from '../read.ts';
import { ledTo } from './course-values.ts';

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

const level =
  /(?<!\p{L})(\p{L}{4,}?)(?:[- ]?(?:dal|serum|plasma|bloed)?-?spiegels?| (?:serum |plasma |trough )?levels?)(?!\p{L})/giu;
/** `Spiegels: lithium 0,66; valproaat 71`. */
const isOfLevels = /^\W{0,3}(?:(?:bloed|serum|plasma)?spiegels?|(?:drug |serum |plasma )?levels?)\s?:/iu;
const listed = /(?<!\p{L})(\p{L}{5,})(?= \d+(?:[.,]\d+)?\s*(?:[;,(]|\.?$))/gu;
/** `Depakinespiegel 61`, `fluvoxamine level 142`: of any medicine. */
export function levelsIn(masked: string, found: readonly MeasurementSlot[]): MeasurementSlot[] {
  if (!/spiegel|level/iu.test(masked)) return [];
  return [...masked.matchAll(level), ...(isOfLevels.test(masked) ? masked.matchAll(listed) : [])].flatMap(
    (match): MeasurementSlot[] => {
      const english = findMedicine(match[1] ?? '')?.en;
      const led = english === undefined ? undefined : ledTo(masked, match.index + match[0].length, false);
      if (!led || led.over !== undefined || /^(?:mg|mcg|µg|g)$/i.test(led.unit)) return [];
      if (found.some(({ start, end }) => start < led.end && match.index < end)) return [];
      const name = `${english?.replace(/^lithium .*/, 'lithium').replace(/^sodium valproate|^valproic acid/, 'valproate')} level`;
      const { start, end, value, unit } = led;
      return [{ start, end, name, value, ...(unit === '' ? {} : { unit }), isPast: false }];
    },
  );
}
