/** Amounts that nobody said but that follow from what was said: totals, differences, twice so much. */
import { isNear } from './amount-rules.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';
import type { AmountSlot } from './slots.ts';

export function isWorkedOut(
  slot: AmountSlot,
  said: Said,
  near: ReadonlySet<number>,
  isSum: boolean,
): boolean {
  const { amount } = slot;
  const sayings = (said.slots.get('amount') ?? []).filter(({ unit }) => near.has(unit));
  // The same number of something else of the same kind: weeks for days, mg for microgram.
  const isOtherUnit = sayings.some(
    ({ slot }) =>
      slot.type === 'amount' &&
      isNear(slot.amount.value, amount.value) &&
      slot.amount.unit?.kind === amount.unit?.kind &&
      amount.unit !== undefined,
  );
  if (isOtherUnit || amount.unit?.kind === 'time') return false;
  const values = sayings
    .filter(({ isTakenBack }) => !isTakenBack)
    .map(({ slot }) => (slot.type === 'amount' ? slot.amount.value : 0))
    .filter((value) => value > 0);
  return values.some((one, index) =>
    values.some(
      (other, place) =>
        place !== index &&
        one !== other &&
        ((isSum && isNear(one + other, amount.value)) ||
          ((isSum || Math.min(one, other) <= MOST_PIECES) && isNear(one * other, amount.value)) ||
          isNear((one * other) / 1000, amount.value)),
    ),
  );
}

/** `twee van vijfhonderd` is 1000 mg. */
export function isProduct({ amount }: AmountSlot, said: Said): boolean {
  if (!amount.unit?.isDose) return false;
  const sayings = said.slots.get('amount') ?? [];
  return sayings.some(({ slot, isTakenBack, unit }, index) => {
    const next = sayings[index + 1];
    if (slot.type !== 'amount' || next?.slot.type !== 'amount' || isTakenBack) return false;
    if (next.unit !== unit || slot.amount.value > MOST_PIECES || slot.amount.value < 2) return false;
    return isNear(slot.amount.value * next.slot.amount.value, amount.value);
  });
}
const MOST_PIECES = 6;

const AROUND = 5;

/** The place that the sentence shares most with, and what stands around it. */
export function unitsNear(noted: Noted, said: Said): Set<number> {
  const { scores } = said.places.shared(noted.place);
  let best = 0;
  for (let at = 1; at < scores.length; at++) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
  return new Set(Array.from({ length: 2 * AROUND + 1 }, (_, n) => best - AROUND + n));
}

const near = ({ at, length }: AmountSlot, { tokens }: Noted, words: RegExp): boolean =>
  [tokens[at - 1], tokens[at - 2], tokens[at + length], tokens[at + length + 1]].some((token) =>
    words.test(token?.text ?? ''),
  );

/** `500 mg per dag`, `samen 300 mg`. */
export const isTotal = (slot: AmountSlot, noted: Noted): boolean =>
  near(slot, noted, /^(?:samen|totaal|total|daily|per|together|oftewel)$/);

/** Two doses that were said of different days are no sum, unless the note says that it is one. */
export const mayBeSum = (slot: AmountSlot, noted: Noted): boolean =>
  !slot.amount.unit?.isDose || near(slot, noted, /^(?:samen|totaal|total|together|oftewel)$/);
