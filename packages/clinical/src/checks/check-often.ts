/** Marks how often something is done where another rate was said of it. */
import { isEvery } from './amount-rules.ts';
import { doubledIn } from './carried-once.ts';
import type { Found } from './found.ts';
import { around, likeness } from './likeness.ts';
import type { Noted } from './note-reading.ts';
import type { Said, SaidSlot } from './said-shape.ts';
import type { OftenSlot } from './slots.ts';
import { isOutdone, type Rules, weigh } from './weigh.ts';

const rate = ({ often }: OftenSlot) => often.count / often.days;
const placeOf = ({ start, end }: OftenSlot) => ({ start, end });
const isNear = (a: number, b: number) => Math.abs(a - b) <= 0.02 * Math.max(a, b);

const rules: Rules<OftenSlot> = {
  isSame: (noted, said) => isNear(rate(noted), rate(said)),
  isRival: (noted, said) => noted.often.count === said.often.count || noted.often.days === said.often.days,
};

const SHARE = 0.3;
const LEAST = 0.12;
/** A place that shares this much with the sentence, against the best one, is about the same thing. */
const SAME_PLACE = 0.55;
const BEST_PLACE = 0.75;
const SHARE_OF_NONE = 0.1;
const LEAST_ALONE = 0.25;

/** The count without its period is said where the sentence comes from: `van vijf naar twee per week`. */
const isCountSaid = ({ often }: OftenSlot, said: Said, isHere: (unit: number) => boolean): boolean =>
  (said.slots.get('amount') ?? []).some(
    ({ slot, unit, isTakenBack }) =>
      slot.type === 'amount' &&
      !isTakenBack &&
      isHere(unit) &&
      !isEvery(slot) &&
      isNear(slot.amount.value, often.count),
  );

/** How many times, said without a period where the sentence comes from: `tien keer`, and never so many as the note has. */
function timesInstead(slot: OftenSlot, noted: Noted, said: Said): SaidSlot | undefined {
  const near = around(noted.words, slot.at, slot.at + slot.length, said, noted.clauseOf);
  let best: { saying: SaidSlot; like: number } | undefined;
  for (const saying of said.slots.get('amount') ?? []) {
    const each = saying.slot;
    if (each.type !== 'amount' || saying.isTakenBack || saying.isScale || isEvery(each)) continue;
    if (said.units[saying.unit]?.whose !== null) continue;
    const like = likeness(near, saying.word, each.length, said);
    if (isNear(each.amount.value, slot.often.count) && like > 0) return undefined;
    if (each.amount.unit?.kind === 'times' && like > (best?.like ?? LEAST_OF_TIMES)) best = { saying, like };
  }
  return best?.saying;
}
const LEAST_OF_TIMES = 0.2;

export function checkOften(noted: Noted, said: Said): Found[] {
  const slots = noted.slots.filter((slot): slot is OftenSlot => slot.type === 'often');
  if (slots.length === 0) return [];
  const { scores } = said.places.shared(noted.place);
  let top = 0;
  for (const score of scores) top = Math.max(top, score);
  const shareOf = (unit: number) => (scores[unit] ?? 0) / Math.max(top, Number.EPSILON);
  const doubled = doubledIn(slots, noted, said, rules);
  return slots.flatMap((slot): Found[] => {
    const weighed = weigh(slot, noted, said, rules);
    const { same } = weighed;
    const twice = doubled.find((each) => each.slot === slot)?.other;
    const times = twice ?? (same ? undefined : timesInstead(slot, noted, said));
    if (times) return [{ kind: 'frequency', ...placeOf(slot), said: times.text, units: [times.unit] }];
    const { other } = weighed;
    if (other?.saying.slot.type !== 'often') return [];
    const isHere = shareOf(other.saying.unit) >= (same ? BEST_PLACE : SAME_PLACE);
    const isSameCount = isNear(other.saying.slot.often.count, slot.often.count);
    const isElsewhere = !same || shareOf(same.saying.unit) < SAME_PLACE;
    const isAllowed = isSameCount || !isCountSaid(slot, said, (unit) => shareOf(unit) >= SAME_PLACE);
    const isChange = /^(?:naar|to)$/.test(noted.tokens[slot.at - 1]?.text ?? '');
    const isNone = !isChange && (same?.like ?? 0) < SHARE_OF_NONE * other.like && other.like >= LEAST_ALONE;
    if (!isNone && (!isAllowed || !((isHere && isElsewhere) || isOutdone(weighed, SHARE, LEAST)))) return [];
    const { start, end } = slot;
    return [{ kind: 'frequency', start, end, said: other.saying.text, units: [other.saying.unit] }];
  });
}
