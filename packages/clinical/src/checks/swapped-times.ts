/** Two values that changed places: `PHQ-9 nu 15, in juli 9`, where fifteen was in July. */
import { amountRules } from './amount-rules.ts';
import type { Noted } from './note-reading.ts';
import type { Said, SaidSlot } from './said-shape.ts';
import type { AmountSlot } from './slots.ts';
import { timeOf } from './value-time.ts';

const isPast = (time: SaidSlot['time']) => time === 'before';

/** The sayings of two values that stand close to each other in the talk. */
function pairsOf(one: AmountSlot, other: AmountSlot, said: Said): [SaidSlot, SaidSlot][] {
  const sayings = (said.slots.get('amount') ?? []).filter(
    ({ isTakenBack, isScale }) => !isTakenBack && !isScale,
  );
  const of = (slot: AmountSlot) =>
    sayings.filter((saying) => saying.slot.type === 'amount' && amountRules.isSame(slot, saying.slot));
  return of(one).flatMap((first) =>
    of(other)
      .filter((second) => Math.abs(first.unit - second.unit) <= NEAR_UNITS && first.word !== second.word)
      .map((second): [SaidSlot, SaidSlot] => [first, second]),
  );
}
const NEAR_UNITS = 3;

/** By slot the saying that stands in its place. */
export function swappedIn(slots: readonly AmountSlot[], noted: Noted, said: Said): Map<AmountSlot, SaidSlot> {
  const found = new Map<AmountSlot, SaidSlot>();
  for (const [index, one] of slots.entries()) {
    const other = slots[index + 1];
    if (!other || one.amount.unit?.kind !== other.amount.unit?.kind) continue;
    if (one.amount.value === other.amount.value) continue;
    const [first, second] = [one, other].map(({ at, length }) =>
      isPast(timeOf(noted.tokens, at, length, noted.language)),
    );
    if (first === second) continue;
    const pairs = pairsOf(one, other, said);
    const isOtherWay = ([a, b]: [SaidSlot, SaidSlot]) =>
      isPast(a.time) !== first && isPast(b.time) !== second;
    const [pair] = pairs;
    if (!pair || !pairs.every(isOtherWay)) continue;
    found.set(one, pair[1]);
    found.set(other, pair[0]);
  }
  return found;
}
