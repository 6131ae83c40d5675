/** Marks a value that was said, where another holds: one that was, was thought of, or that both then put otherwise. */
import { amountRules, isEvery } from './amount-rules.ts';
import type { Found } from './found.ts';
import { around, likeness } from './likeness.ts';
import type { Noted } from './note-reading.ts';
import { onlyThought } from './only-thought.ts';
import type { Said, SaidSlot } from './said-shape.ts';
import { isScaleEnd } from './scale.ts';
import type { AmountSlot, ClockSlot, DaySlot, Slot } from './slots.ts';
import { timeOf } from './value-time.ts';

const REACH_PIECES = 4;
/** What holds must be so much more like the sentence than what was. */
const MORE_LIKE = 1.3;
/** The place must share this much with the sentence, against the place that shares most. */
const SAME_PLACE = 0.5;

const pieceOf = ({ unit }: SaidSlot, { units }: Said) => units[unit]?.piece ?? 0;

/** `van 8 naar 5`, `was 20`: the note has it as what was. */
const isOfThen =
  /\b(?:(?:van|from) (?:\S+ ){1,5}(?:naar|to|tot)|was|waren|were|eerder|vorige?|toen|voorheen|daarvoor|previously|before|ago|geleden)\b/i;

/** `Ik had even drieëntwintig geteld, maar het is tweeëntwintig`: all who said it spoke of then, and another is so now. */
function heldNow(slot: AmountSlot, noted: Noted, said: Said): SaidSlot | undefined {
  if (slot.isArticle || isEvery(slot) || slot.amount.isOrdinal || isScaleEnd(noted.tokens, slot))
    return undefined;
  if (timeOf(noted.tokens, slot.at, slot.length, noted.language) === 'before') return undefined;
  if (isOfThen.test(noted.text) || noted.polarity[slot.at] !== 1) return undefined;
  const near = around(noted.words, slot.at, slot.at + slot.length, said, noted.clauseOf);
  const { scores } = said.places.shared(noted.place);
  let top = 0;
  for (const score of scores) top = Math.max(top, score);
  const same: SaidSlot[] = [];
  let most = 0;
  const rivals: { saying: SaidSlot; like: number }[] = [];
  for (const saying of said.slots.get('amount') ?? []) {
    const each = saying.slot;
    if (each.type !== 'amount' || each.isArticle || saying.isScale) continue;
    const like = likeness(near, saying.word, each.length, said);
    if (amountRules.isSame(slot, each)) {
      if (like < LEAST_LIKE && (scores[saying.unit] ?? 0) < LEAST_SHARE * top) continue;
      if (!saying.isTakenBack && saying.time !== 'before' && saying.time !== 'thought') return undefined;
      same.push(saying);
      most = Math.max(most, like);
    } else if (isHolding(saying, slot, noted, said)) rivals.push({ saying, like });
  }
  return rivals.find(
    ({ saying, like }) =>
      like >= MORE_LIKE * most &&
      like > LEAST_LIKE &&
      same.some((each) => Math.abs(pieceOf(each, said) - pieceOf(saying, said)) <= 1),
  )?.saying;
}
const LEAST_LIKE = 0.05;
const LEAST_SHARE = 0.3;

function isHolding(saying: SaidSlot, slot: AmountSlot, noted: Noted, { units }: Said): boolean {
  const each = saying.slot;
  const unit = units[saying.unit];
  return (
    each.type === 'amount' &&
    !saying.isTakenBack &&
    (saying.time === 'now' || saying.time === 'open') &&
    each.amount.unit?.kind === slot.amount.unit?.kind &&
    amountRules.isRival(slot, each) &&
    unit?.whose === null &&
    !(unit.isAsked && unit.answer !== 'yes') &&
    !noted.slots.some((other) => other.type === 'amount' && other !== slot && amountRules.isSame(other, each))
  );
}

type Timed = DaySlot | ClockSlot;
const isSameTime = (one: Timed, other: Slot): boolean => {
  if (one.type === 'clock') return other.type === 'clock' && one.clock.minutes === other.clock.minutes;
  if (other.type !== 'day') return false;
  const [a, b] = [one.day, other.day];
  return a.day !== undefined && b.day !== undefined ? a.day === b.day : a.weekday === b.weekday;
};
const isNamed = (slot: Slot): slot is Timed =>
  slot.type === 'clock' ||
  (slot.type === 'day' && (slot.day.day !== undefined || slot.day.weekday !== undefined));

/** `Dertig juni, dat is een dinsdag.` `Dinsdag is goed.`: a weekday stands in the place of no date. */
function isOfSort(one: Timed, other: Slot): boolean {
  if (one.type !== 'day' || other.type !== 'day') return one.type === other.type;
  return one.day.weekday !== undefined
    ? other.day.weekday !== undefined || (one.day.day !== undefined && other.day.day !== undefined)
    : other.day.day !== undefined;
}

/** After it both named another day or hour, and nobody this one again. */
function agreedInstead(slot: Timed, noted: Noted, said: Said): SaidSlot | undefined {
  const { scores } = said.places.shared(noted.place);
  let top = 0;
  for (const score of scores) top = Math.max(top, score);
  const all = (said.slots.get(slot.type) ?? []).filter(
    ({ slot: each, isTakenBack }) => !isTakenBack && isNamed(each),
  );
  const same = all.filter(
    ({ slot: each, unit }) => isSameTime(slot, each) && (scores[unit] ?? 0) >= SAME_PLACE * top,
  );
  const last = same.reduce<SaidSlot | undefined>(
    (best, each) => (!best || each.word > best.word ? each : best),
    undefined,
  );
  if (!last) return undefined;
  const later = all.filter(
    (each) =>
      each.word > last.word &&
      pieceOf(each, said) - pieceOf(last, said) <= REACH_PIECES &&
      isOfSort(slot, each.slot) &&
      !isSameTime(slot, each.slot) &&
      said.units[each.unit]?.whose === null,
  );
  return later.find(({ slot: named, unit }) =>
    later.some(
      (each) =>
        isNamed(named) &&
        isSameTime(named, each.slot) &&
        said.units[each.unit]?.role !== said.units[unit]?.role,
    ),
  );
}

export function checkSuperseded(noted: Noted, said: Said): Found[] {
  return noted.slots.flatMap((slot): Found[] => {
    const { start, end } = slot;
    if (slot.type === 'amount') {
      const held = heldNow(slot, noted, said);
      const kind = slot.amount.unit?.isDose ? 'dose' : 'number';
      if (held) return [{ kind, start, end, said: held.text, units: [held.unit] }];
      const thought = onlyThought(slot, noted, said);
      return thought ? [{ kind: 'certainty', start, end, units: [thought.unit] }] : [];
    }
    if (!isNamed(slot)) return [];
    const instead = agreedInstead(slot, noted, said);
    if (!instead) return [];
    // Where the note has the other as well, both are meant.
    const isAlso = (other: Slot) => isNamed(other) && isSameTime(other, instead.slot);
    return [{ kind: 'date', start, end, said: instead.text, units: [instead.unit], unless: isAlso }];
  });
}
