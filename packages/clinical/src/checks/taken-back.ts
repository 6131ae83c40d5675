/** Values that were said and withdrawn: `vijftig, nee, vijfenzeventig`; `dinsdag toch?` `Nee, maandag.` */
import type { SaidSlot, SaidUnit, SaidWord } from './said-shape.ts';
import type { Slot } from './slots.ts';

const MOST_WORDS_BETWEEN = 16;
const corrects =
  /^(?:nee|neen|sorry|wacht|pardon|bedoel|vergis|verkeerd|eerder|oh|no|wait|mean|actually|rather|correction|scratch|fout|klopt)$/;
const strong =
  /^(?:nee|neen|sorry|wacht|pardon|bedoel|vergis|verkeerd|no|wait|mean|actually|rather|correction|scratch)$/;

function isSameKind(a: Slot, b: Slot): boolean {
  if (a.type === 'amount' && b.type === 'amount')
    return !a.amount.unit || !b.amount.unit || a.amount.unit.kind === b.amount.unit.kind;
  return a.type === b.type;
}

const isSameValue = (a: SaidSlot, b: SaidSlot) => a.text.toLowerCase() === b.text.toLowerCase();

/** Marks what was taken back. Slots come in the order of speech. */
export function takenBack(slots: SaidSlot[], units: readonly SaidUnit[], words: readonly SaidWord[]): void {
  const sorted = slots.toSorted((a, b) => a.word - b.word);
  for (const [index, later] of sorted.entries()) {
    for (let before = index - 1; before >= 0; before--) {
      const earlier = sorted[before];
      if (!earlier || later.word - earlier.word > MOST_WORDS_BETWEEN) break;
      if (!isSameKind(earlier.slot, later.slot) || earlier.isTakenBack) continue;
      if (isSameValue(earlier, later)) break;
      if (isCorrected(earlier, later, units, words)) earlier.isTakenBack = true;
      break;
    }
  }
}

function isCorrected(
  earlier: SaidSlot,
  later: SaidSlot,
  units: readonly SaidUnit[],
  words: readonly SaidWord[],
): boolean {
  const between = words.slice(earlier.word + earlier.slot.length, later.word);
  const sign = between.findIndex(({ text }) => corrects.test(text) && strong.test(text));
  if (sign < 0) return false;
  const pieces = (units[later.unit]?.piece ?? 0) - (units[earlier.unit]?.piece ?? 0);
  // A question with the wrong value, and a no that gives the right one.
  if (pieces > 0) return pieces === 1 && units[earlier.unit]?.isAsked === true;
  // `nee` that answers a question in the same piece takes nothing back.
  return !(units[earlier.unit]?.isAsked && between.length > 8);
}
