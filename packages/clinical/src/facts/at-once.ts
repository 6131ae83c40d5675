/** Whether what somebody said is the answer to a question, and not only said after it. */
import type { Fact } from './fact.ts';

const NEAR_START = 12;

/**
 * The answer begins the turn right after the question. Further on, or behind what somebody else said first, it may be said to
 * that: `Uw vrouw is overleden?` … `Eind augustus.`
 */
export function isAnsweredAtOnce({ asked_in, from }: Fact): boolean {
  const [first] = from;
  if (!first || asked_in === undefined) return false;
  return first.seq === asked_in || (first.seq === asked_in + 1 && first.start <= NEAR_START);
}

/** Somebody else spoke in between. */
export const isTurnsLater = ({ asked_in, from }: Fact): boolean =>
  asked_in !== undefined && from[0] !== undefined && from[0].seq > asked_in + 1;
