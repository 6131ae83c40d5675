/** A value of the note against all values of its kind that were said: which says the same, and which stands in its place. */
import { around, likeness } from './likeness.ts';
import type { Noted } from './note-reading.ts';
import { isByItself } from './restated.ts';
import type { Said, SaidSlot } from './said-shape.ts';
import type { Slot } from './slots.ts';

type Likely = { saying: SaidSlot; like: number };
export type Weighed = {
  /** The same value, where its surroundings are most like those in the note. */
  same: Likely | undefined;
  /** Another value of the same kind that the sentence does not have elsewhere. */
  other: Likely | undefined;
  /** The same value, but it was taken back. */
  back: Likely | undefined;
  /** Said again right after it was taken back: `Vier. Of drie en een halve.` `Ja, vier is prima.` */
  isBackAgain: boolean;
};

export type Rules<S extends Slot> = {
  isSame: (noted: S, said: S) => boolean;
  /** Whether a value that is not the same could stand in its place. */
  isRival: (noted: S, said: S) => boolean;
};

export function weigh<S extends Slot>(
  slot: S,
  noted: Noted,
  said: Said,
  { isSame, isRival }: Rules<S>,
): Weighed {
  const near = around(noted.words, slot.at, slot.at + slot.length, said, noted.clauseOf);
  const found: Weighed = { same: undefined, other: undefined, back: undefined, isBackAgain: false };
  const again: SaidSlot[] = [];
  for (const saying of said.slots.get(slot.type) ?? []) {
    const value = saying.slot as S;
    if (saying.isScale) continue;
    const isIt = isSame(slot, value);
    if (!isIt && !isRival(slot, value)) continue;
    if (saying.isTakenBack ? !isIt : !isIt && isNotedElsewhere(slot, value, noted, isSame)) continue;
    // What was only asked stands in the place of nothing.
    if (!isIt && isOnlyAsked(saying, said)) continue;
    const like = likeness(near, saying.word, saying.slot.length, said);
    if (saying.isTakenBack) {
      if (!found.back || like > found.back.like) found.back = { saying, like };
      continue;
    }
    if (isIt) again.push(saying);
    const best = isIt ? found.same : found.other;
    if (best && like <= best.like) continue;
    if (isIt) found.same = { saying, like };
    else found.other = { saying, like };
  }
  const { back } = found;
  found.isBackAgain = back !== undefined && again.some((each) => isSaidAfter(each, back.saying, said));
  return found;
}

const isSaidAfter = (saying: SaidSlot, back: SaidSlot, { words, units }: Said): boolean =>
  saying.word > back.word &&
  (units[saying.unit]?.piece ?? 0) - (units[back.unit]?.piece ?? 0) <= 1 &&
  isByItself(saying, units, words);

function isOnlyAsked({ unit }: SaidSlot, { units }: Said): boolean {
  const of = units[unit];
  return of?.isAsked === true && of.answer !== 'yes';
}

const isNotedElsewhere = <S extends Slot>(slot: S, value: S, noted: Noted, isSame: Rules<S>['isSame']) =>
  noted.slots.some((other) => other !== slot && other.type === slot.type && isSame(other as S, value));

/** Whether the surroundings say that another value stands in its place. */
export const isOutdone = ({ same, other }: Weighed, share: number, least: number): boolean =>
  other !== undefined && other.like >= least && (same?.like ?? 0) < share * other.like;

/** Whether the value was taken back where the surroundings are most like those in the note, and not said again after that. */
export const isWithdrawn = ({ same, back, isBackAgain }: Weighed): boolean =>
  back !== undefined &&
  !isBackAgain &&
  back.like >= LEAST_BACK &&
  back.like >= SHARE_BACK * (same?.like ?? 0) &&
  !(same && same.saying.word > back.saying.word && same.like >= SHARE_AGAIN * back.like);
const LEAST_BACK = 0.05;
const SHARE_BACK = 0.9;
const SHARE_AGAIN = 0.6;
