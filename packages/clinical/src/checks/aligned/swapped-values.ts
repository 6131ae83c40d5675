/** Marks two values of one sentence that stand in each other's place: `het implantaat zes maanden geleden, de test een jaar geleden`. */
import { amountRules, base, isNear } from '../amount-rules.ts';
import type { Found } from '../found.ts';
import { around, likeness } from '../likeness.ts';
import type { Noted } from '../note-reading.ts';
import type { Said, SaidSlot } from '../said-shape.ts';
import type { AmountSlot } from '../slots.ts';

const MORE_LIKE = 1.2;
const LEAST_LIKE = 0.15;

const isCounted = ({ amount }: AmountSlot) => !amount.isOrdinal;
/** `een jaar` counts here: what it is of is compared. */
const isSame = (one: AmountSlot, other: AmountSlot) =>
  amountRules.isSame(one, other) || isNear(base(one.amount), base(other.amount));

/** How alike the surroundings of a value in the note are to those of the best of these sayings. */
function best(slot: AmountSlot, sayings: readonly SaidSlot[], noted: Noted, said: Said): number {
  const near = around(noted.words, slot.at, slot.at + slot.length, said, noted.clauseOf);
  let most = 0;
  for (const saying of sayings) most = Math.max(most, likeness(near, saying.word, saying.slot.length, said));
  return most;
}

export function checkSwappedValues(noted: Noted, said: Said): Found[] {
  const slots = noted.slots.filter((slot): slot is AmountSlot => slot.type === 'amount' && isCounted(slot));
  return slots.flatMap((one, index): Found[] => {
    const other = slots[index + 1];
    if (!other || noted.clauseOf[one.at] === noted.clauseOf[other.at]) return [];
    const kind = one.amount.unit?.kind;
    if (kind === undefined || kind !== other.amount.unit?.kind || isSame(one, other)) return [];
    const of = (slot: AmountSlot) =>
      (said.slots.get('amount') ?? []).filter(
        (saying) =>
          !saying.isTakenBack &&
          !saying.isScale &&
          saying.slot.type === 'amount' &&
          saying.slot.amount.unit?.kind === kind &&
          isSame(slot, saying.slot),
      );
    const [ones, others] = [of(one), of(other)];
    if (ones.length === 0 || others.length === 0) return [];
    const straight = [best(one, ones, noted, said), best(other, others, noted, said)] as const;
    const crossed = [best(one, others, noted, said), best(other, ones, noted, said)] as const;
    const isMore = (at: 0 | 1) => crossed[at] >= LEAST_LIKE && crossed[at] >= MORE_LIKE * straight[at];
    if (!isMore(0) || !isMore(1)) return [];
    return [
      { kind: 'number', start: one.start, end: one.end, units: others.slice(0, 2).map(({ unit }) => unit) },
    ];
  });
}
