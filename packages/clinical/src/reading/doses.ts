/** Which medicine a dose and a frequency are of: the one named before it in the sentence, or the one spoken of. */
import { findMedicine } from './medicines.ts';
import type { Reading } from './reading.ts';
import type { AmountSlot, FrequencySlot, MedicineSlot, Slots, Spot } from './slot.ts';
import { unitOf } from './units.ts';

const FARTHEST_BARE_characters = 60;
/** `lorazepam, één`: a milligram or a tablet, nobody can tell. */
const MOST_PIECES = 4;

const isStopBetween = ({ text }: Reading, from: number, to: number) => /[.!?;]\s/.test(text.slice(from, to));

/** The medicine before it, else the one right behind it: `50 mg sertraline`. */
function medicineOf(spot: Spot, medicines: readonly MedicineSlot[], reading: Reading): MedicineSlot | undefined {
  const behind = medicines.find(({ start }) => start >= spot.end && /^\s*(?:van |of |de |the |the |à )?$/.test(reading.text.slice(spot.end, start)));
  if (behind) return behind;
  return medicines.findLast(({ end }) => end <= spot.start && !isStopBetween(reading, end, spot.start));
}

const mayBeDose = ({ unit, per }: AmountSlot) => {
  if (unit === undefined) return per === undefined;
  return unitOf(unit)?.isDose === true || unit === 'IU' || /^(?:tablet|capsule|puff|drop|sachet|patch|ampoule|piece)$/.test(unit);
};

function doseOf(amount: AmountSlot, slots: Slots, reading: Reading, focus: string | undefined): AmountSlot {
  if (amount.isOrdinal || !(mayBeDose(amount) || amount.each)) return amount;
  const named = medicineOf(amount, slots.medicines, reading);
  const isBare = amount.unit === undefined;
  const isNear = named !== undefined && Math.abs(amount.start - named.end) <= FARTHEST_BARE_characters;
  const medicine = named && (!isBare || isNear) ? named.name : (!named && focus && (!isBare || mayBeBareDose(amount, slots, reading)) ? focus : undefined);
  if (medicine === undefined) return amount;
  const usual = findMedicine(medicine)?.unit;
  const unit = isBare && !amount.each && usual && amount.value > MOST_PIECES ? usual : amount.unit;
  const each = amount.each && amount.each.unit === undefined && usual ? { ...amount.each, unit: usual } : amount.each;
  return { ...amount, medicine, ...(unit ? { unit } : {}), ...(each ? { each } : {}) };
}

/** Without a medicine or a unit beside it, a number is a dose only where it changes one or stands alone. */
const mayBeBareDose = (amount: AmountSlot, { changes, findings, measurements }: Slots, { text }: Reading) =>
  amount.side !== undefined ||
  changes.length > 0 ||
  (findings.length === 0 && measurements.length === 0 && text.length <= FARTHEST_BARE_characters && amount.value >= 2);

const frequencyOf = (often: FrequencySlot, slots: Slots, reading: Reading, focus: string | undefined): FrequencySlot => {
  const named = medicineOf(often, slots.medicines, reading)?.name ?? (slots.amounts.length > 0 ? focus : undefined);
  return named === undefined ? often : { ...often, medicine: named };
};

export function givenTo(slots: Slots, reading: Reading, focus: string | undefined): Slots {
  if (slots.medicines.length === 0 && focus === undefined) return slots;
  return {
    ...slots,
    amounts: slots.amounts.map((amount) => doseOf(amount, slots, reading, focus)),
    frequencies: slots.frequencies.map((often) => frequencyOf(often, slots, reading, focus)),
  };
}
