/** Marks `een week in het ziekenhuis` where it was a night: one of a period that nobody spoke of, and another in its place. */
import { base, isNear } from '../amount-rules.ts';
import type { Found } from '../found.ts';
import { around, likeness } from '../likeness.ts';
import type { Noted } from '../note-reading.ts';
import type { Said, SaidSlot } from '../said-shape.ts';
import type { AmountSlot } from '../slots.ts';

const LEAST_LIKE = 0.18;
const counts = /^(?:een|één|a|an|one|1)$/i;
/** `een week later`, `over een week`, `per week`: when, not how long. */
const asides = /^(?:per|over|elke|iedere|na|binnen|every|per|each|in|within|after|than)$/;

const isOne = ({ amount, at }: AmountSlot, { tokens }: Noted): boolean =>
  amount.value === 1 &&
  amount.unit?.kind === 'time' &&
  counts.test(tokens[at]?.raw ?? '') &&
  !asides.test(tokens[at - 1]?.text ?? '');

const isSameLength = (slot: AmountSlot, { slot: said }: SaidSlot): boolean =>
  said.type === 'amount' && said.amount.unit?.kind === 'time' && isNear(base(slot.amount), base(said.amount));

export function checkOnePeriod(noted: Noted, said: Said): Found[] {
  const periods = (said.slots.get('amount') ?? []).filter(
    ({ slot, isTakenBack }) => !isTakenBack && slot.type === 'amount' && slot.amount.unit?.kind === 'time',
  );
  return noted.slots.flatMap((slot): Found[] => {
    if (slot.type !== 'amount' || !isOne(slot, noted)) return [];
    if (periods.some((saying) => isSameLength(slot, saying))) return [];
    const near = around(noted.words, slot.at, slot.at + slot.length, said, noted.clauseOf);
    let best: { saying: SaidSlot; like: number } | undefined;
    for (const saying of periods) {
      const like = likeness(near, saying.word, saying.slot.length, said);
      if (like > (best?.like ?? LEAST_LIKE)) best = { saying, like };
    }
    const { start, end } = slot;
    return best ? [{ kind: 'number', start, end, said: best.saying.text, units: [best.saying.unit] }] : [];
  });
}
