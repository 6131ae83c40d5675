/** Marks medicines that nobody named, or that another stands in the place of. */
import { hasRelation } from './finding-place.ts';
import type { Found } from './found.ts';
import { saidOfOther } from './medicine-ties.ts';
import { isMisheardMedicine } from './misheard.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';
import type { MedicineSlot } from './slots.ts';
import { type Rules, weigh } from './weigh.ts';

const rules: Rules<MedicineSlot> = {
  isSame: (noted, said) => noted.value === said.value,
  isRival: () => true,
};

const placeOf = ({ start, end }: MedicineSlot) => ({ start, end });

export const checkMedicines = (noted: Noted, said: Said): Found[] =>
  noted.slots.flatMap((slot): Found[] => {
    if (slot.type !== 'medicine') return [];
    const weighed = weigh(slot, noted, said, rules);
    // `nooit gestart`: there is nothing in its place.
    const isDenied = noted.polarity[slot.at] !== 1;
    const isOfSomebody = hasRelation(noted, slot.at, said);
    const instead = isDenied || isOfSomebody || !weighed.same ? undefined : saidOfOther(slot, noted, said);
    if (instead) return [{ kind: 'medicine', ...placeOf(slot), said: instead.value, units: [instead.unit] }];
    if (weighed.same || isMisheardMedicine(slot.mention.medicine, said)) return [];
    const { start, end } = slot;
    const other = weighed.other?.saying;
    return [{ kind: 'medicine', start, end, said: other?.text ?? null, units: other ? [other.unit] : [] }];
  });
