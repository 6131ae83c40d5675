/** Marks how often something is done where another rate was said of it. */
import type { Found } from './found.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said.ts';
import type { OftenSlot } from './slots.ts';
import { isOutdone, type Rules, weigh } from './weigh.ts';

const rate = ({ often }: OftenSlot) => often.count / often.days;
const isNear = (a: number, b: number) => Math.abs(a - b) <= 0.02 * Math.max(a, b);

const rules: Rules<OftenSlot> = {
  isSame: (noted, said) => isNear(rate(noted), rate(said)),
  isRival: (noted, said) => noted.often.count === said.often.count || noted.often.days === said.often.days,
};

const SHARE = 0.3;
const LEAST = 0.12;
/** The same count by another period, where nobody said this one. */
const LEAST_UNSAID = 0.04;

export const checkOften = (noted: Noted, said: Said): Found[] =>
  noted.slots.flatMap((slot): Found[] => {
    if (slot.type !== 'often') return [];
    const weighed = weigh(slot, noted, said, rules);
    const { other, same } = weighed;
    if (other?.saying.slot.type !== 'often') return [];
    const isSameCount = other.saying.slot.often.count === slot.often.count;
    const isWrong = same
      ? isOutdone(weighed, SHARE, LEAST)
      : other.like >= (isSameCount ? LEAST_UNSAID : LEAST);
    if (!isWrong) return [];
    const { start, end } = slot;
    return [{ kind: 'frequency', start, end, said: other.saying.text, units: [other.saying.unit] }];
  });
