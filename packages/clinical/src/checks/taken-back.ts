/** Values that were said and withdrawn: `vijftig, nee, vijfenzeventig`; `dinsdag toch?` `Nee, maandag.` */
import { isRenewed, isTakingBack, strong } from './corrections.ts';
import { takeBackDenied, wasOf } from './denied-values.ts';
import type { SaidSlot, SaidUnit, SaidWord } from './said-shape.ts';
import type { Slot } from './slots.ts';

const MOST_WORDS_BETWEEN = 24;
/** By one speaker. */
const MOST_WORDS_OF_ONE = 12;
const MOST_PIECES_BETWEEN = 2;
function isSameKind(a: Slot, b: Slot): boolean {
  if (a.type === 'amount' && b.type === 'amount') {
    const [one, other] = [a.amount.unit?.kind, b.amount.unit?.kind];
    return (
      one === other || (one === undefined && other !== 'times') || (other === undefined && one !== 'times')
    );
  }
  return a.type === b.type;
}

/** Doses, sides, or numbers after the same word: `twee keer twintig`, `nee, twee keer vijftien`. */
function isAlike(one: SaidSlot, other: SaidSlot, words: readonly SaidWord[]): boolean {
  if (one.slot.type === 'side' && other.slot.type === 'side') return true;
  if (one.slot.type !== 'amount' || other.slot.type !== 'amount') return false;
  const [a, b] = [one.slot.amount, other.slot.amount];
  if (a.unit) return a.unit.kind === 'mass' && a.unit.isDose && (!b.unit || b.unit.kind === 'mass');
  const before = words[one.word - 1]?.text;
  return (
    !b.unit &&
    before === words[other.word - 1]?.text &&
    /^(?:keer|maal|times|op|naar|van|to)$/.test(before ?? '')
  );
}

const isBare = ({ slot }: SaidSlot) => slot.type === 'amount' && slot.amount.unit === undefined;
const isSameValue = (a: SaidSlot, b: SaidSlot) =>
  a.slot.type === 'amount' && b.slot.type === 'amount'
    ? a.slot.amount.value === b.slot.amount.value
    : a.text.toLowerCase() === b.text.toLowerCase();

/** Marks what was taken back. Slots come in the order of speech. */
export function takenBack(
  slots: SaidSlot[],
  units: readonly SaidUnit[],
  words: readonly SaidWord[],
  holds: (slot: SaidSlot) => boolean,
): void {
  const sorted = slots.toSorted((a, b) => a.word - b.word);
  for (const [index, proposed] of sorted.entries()) {
    if (proposed.slot.type !== 'day' || units[proposed.unit]?.isAsked !== true) continue;
    const next = sorted.slice(index + 1, index + NEXT_SLOTS);
    const other = next.find((later) => isOtherProposal(proposed, later, units));
    if (!other) continue;
    proposed.isTakenBack = true;
    proposed.instead = other.text;
  }
  takeBackDenied(sorted, units, words);
  for (const [index, later] of sorted.entries()) {
    for (let before = index - 1; before >= 0; before--) {
      const earlier = sorted[before];
      if (!earlier || later.word - earlier.word > MOST_WORDS_BETWEEN) break;
      if (!isSameKind(earlier.slot, later.slot) || earlier.isTakenBack || holds(earlier)) continue;
      if (isSameValue(earlier, later)) {
        if (units[earlier.unit]?.piece === units[later.unit]?.piece) break;
        continue;
      }
      if (isCorrected(earlier, later, units, words, sorted)) {
        if (isSaidAgain(earlier, later, sorted.slice(index + 1), units)) break;
        earlier.isTakenBack = true;
        earlier.instead = later.text;
      } else if (isBare(earlier) && !isBare(later)) continue;
      break;
    }
  }
}

/** `vier, nou drie, soms vier`. */
const isSaidAgain = (
  earlier: SaidSlot,
  { unit }: SaidSlot,
  next: readonly SaidSlot[],
  units: readonly SaidUnit[],
): boolean =>
  next.some(
    (each) =>
      each.unit === unit &&
      each.time !== 'before' &&
      units[each.unit]?.piece === units[earlier.unit]?.piece &&
      isSameKind(earlier.slot, each.slot) &&
      isSameValue(earlier, each),
  );

const PROPOSAL_PIECES = 3;
const NEXT_SLOTS = 30;

/** A day that was proposed and not taken, and another right after: `Dinsdag twee juni?` `Dan zit ik in Meppel.` `Woensdag drie juni?` */
function isOtherProposal({ slot, unit }: SaidSlot, later: SaidSlot, units: readonly SaidUnit[]): boolean {
  const asked = units[unit];
  const pieces = (units[later.unit]?.piece ?? 0) - (asked?.piece ?? 0);
  return (
    slot.type === 'day' &&
    later.slot.type === 'day' &&
    slot.day.day !== undefined &&
    later.slot.day.day !== undefined &&
    later.slot.day.day !== slot.day.day &&
    asked?.isAsked === true &&
    (asked.answer !== 'yes' || units[later.unit]?.isAsked === true) &&
    pieces > 0 &&
    pieces <= PROPOSAL_PIECES
  );
}

/** The client repeats what the clinician just said. */
const isRepeated = (
  later: SaidSlot,
  earlier: SaidSlot,
  slots: readonly SaidSlot[],
  units: readonly SaidUnit[],
): boolean =>
  slots.some(
    (slot) =>
      slot !== later && isSameValue(slot, later) && units[slot.unit]?.piece === units[earlier.unit]?.piece,
  );

function isCorrected(
  earlier: SaidSlot,
  later: SaidSlot,
  units: readonly SaidUnit[],
  words: readonly SaidWord[],
  slots: readonly SaidSlot[],
): boolean {
  const between = words.slice(earlier.word + earlier.slot.length, later.word);
  const pieces = (units[later.unit]?.piece ?? 0) - (units[earlier.unit]?.piece ?? 0);
  if (pieces > MOST_PIECES_BETWEEN) return false;
  // `Achttienduizend nog. Nee, twintig was het`: what was takes nothing back.
  if (later.time === 'before' && earlier.time !== 'before' && wasOf(later, words)) return false;
  // `Gebruikt u pantoprazol?` `Nee, alleen vitamine D.`
  if (earlier.slot.type === 'medicine' && pieces > 0) return false;
  if (pieces > 0 && opensWithNo(earlier, later, units, words) && isAlike(earlier, later, words)) return true;
  if (pieces === 1 && isPutRight(earlier, later, units) && !isRepeated(later, earlier, slots, units))
    return true;
  if (pieces === 0 && isRenewed(between)) return true;
  if (between.length > MOST_WORDS_OF_ONE || !isTakingBack(between)) return false;
  // A question with the wrong value, and a no that gives the right one.
  if (pieces > 0) return pieces === 1 && units[earlier.unit]?.isAsked === true;
  // `nee` that answers a question in the same piece takes nothing back.
  return !(units[earlier.unit]?.isAsked && between.length > 8);
}

/** `Je zat op tien.` `Twaalf.`: the client's first word is another number. */
function isPutRight(earlier: SaidSlot, later: SaidSlot, units: readonly SaidUnit[]): boolean {
  const [one, other] = [units[earlier.unit], units[later.unit]];
  if (one?.role !== 'clinician' || other?.role === 'clinician' || one.isAsked || other?.isAsked) return false;
  const isFirst = other?.from === later.word && units[later.unit - 1]?.piece !== other?.piece;
  const isLast = units[earlier.unit + 1]?.piece !== one.piece;
  return isFirst && isLast && isBare(earlier) && isBare(later);
}

const correction = /^(?:correctie|correction)$/;

/**
 * The next to speak begins with a no, or with the other value itself: `Drie milligram.` – `Eén. Het is één milligram.` Not when a
 * question stands between: that asks for something else.
 */
function opensWithNo(
  earlier: SaidSlot,
  later: SaidSlot,
  units: readonly SaidUnit[],
  words: readonly SaidWord[],
): boolean {
  const piece = units[earlier.unit]?.piece ?? 0;
  for (let unit = earlier.unit + 1; unit <= later.unit; unit++) {
    const at = units[unit];
    if (!at) continue;
    if (at.isAsked) return false;
    if (at.piece === piece || units[unit - 1]?.piece === at.piece) continue;
    const first = words[at.from]?.text ?? '';
    if (correction.test(first)) return true;
    if (at.piece === piece + 1 && (strong.test(first) || first === words[later.word]?.text)) return true;
  }
  return false;
}
