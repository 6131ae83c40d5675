/**
 * What was said once carries one value of a sentence. Where two rest on the same saying, and another value was said right
 * beside it that the sentence does not have, one of the two was written in its place: `gisteren vijf, vandaag twee`.
 */
import { around, likeness } from './likeness.ts';
import type { Noted } from './note-reading.ts';
import type { Said, SaidSlot } from './said-shape.ts';
import type { Slot } from './slots.ts';
import type { Rules } from './weigh.ts';

type Doubled<S extends Slot> = { slot: S; other: SaidSlot };

/** Sentences between the saying and the value beside it. */
const REACH_SENTENCES = 1;

export function doubledIn<S extends Slot>(
  slots: readonly S[],
  noted: Noted,
  said: Said,
  { isSame, isRival }: Rules<S>,
): Doubled<S>[] {
  const found: Doubled<S>[] = [];
  for (const [index, slot] of slots.entries()) {
    const twins = slots.filter(
      (other) => isSame(slot, other) && isSame(other, slot) && isOfKind(slot, other),
    );
    if (twins.length < 2 || slots.findIndex((other) => isSame(slot, other)) !== index) continue;
    const sayings = (said.slots.get(slot.type) ?? []).filter(({ isTakenBack }) => !isTakenBack);
    const same = sayings.filter((saying) => isSame(slot, saying.slot as S));
    const best = bestOf(twins, same, noted, said);
    if (!best || same.filter((each) => isBeside(each, best.saying, said)).length >= twins.length) continue;
    const rivals = sayings.filter(
      (saying) =>
        isBeside(saying, best.saying, said) &&
        !slots.some((each) => isSame(each, saying.slot as S)) &&
        isRival(slot, saying.slot as S),
    );
    const wrong = bestOf(twins, rivals, noted, said);
    if (!wrong) continue;
    // Of the two the one that is less like what was said.
    const likes = twins.map((twin) => bestOf([twin], [best.saying], noted, said)?.like ?? 0);
    const least = twins[likes.indexOf(Math.min(...likes))];
    found.push({ slot: least ?? wrong.slot, other: wrong.saying });
  }
  return found;
}

const isOfKind = (one: Slot, other: Slot): boolean =>
  one.type !== 'amount' || other.type !== 'amount' || one.amount.unit?.kind === other.amount.unit?.kind;

const isBeside = (one: SaidSlot, other: SaidSlot, { words, units }: Said): boolean =>
  units[one.unit]?.piece === units[other.unit]?.piece &&
  Math.abs((words[one.word]?.sentence ?? 0) - (words[other.word]?.sentence ?? 0)) <= REACH_SENTENCES;

/** The pair of a value in the note and one in the talk whose surroundings are most alike. */
function bestOf<S extends Slot>(
  slots: readonly S[],
  sayings: readonly SaidSlot[],
  noted: Noted,
  said: Said,
): { slot: S; saying: SaidSlot; like: number } | undefined {
  let best: { slot: S; saying: SaidSlot; like: number } | undefined;
  for (const slot of slots) {
    const near = around(noted.words, slot.at, slot.at + slot.length, said, noted.clauseOf);
    for (const saying of sayings) {
      const like = likeness(near, saying.word, saying.slot.length, said);
      if (!best || like > best.like) best = { slot, saying, like };
    }
  }
  return best;
}
