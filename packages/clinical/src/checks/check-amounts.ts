/** Marks amounts, doses and scores that nobody said, that were taken back, or that were said of something else. */
import type { Language } from '../note.ts';
import type { Amount } from '../reading/quantity.ts';
import { isBelow, over, readQuantities } from '../reading/read-quantities.ts';
import { tokensOf } from '../reading/tokens.ts';
import { amountRules, base, isNear, isYear } from './amount-rules.ts';
import { doubledIn } from './carried-once.ts';
import { heldInstead, isOfItsMedicine } from './dose-held.ts';
import type { Found } from './found.ts';
import { isMisheardNumber } from './misheard.ts';
import type { Noted } from './note-reading.ts';
import type { Said, SaidSlot } from './said-shape.ts';
import { isScaleEnd } from './scale.ts';
import type { AmountSlot } from './slots.ts';
import { swappedIn } from './swapped-times.ts';
import { isLedByThen } from './value-time.ts';
import { isOutdone, isWithdrawn, type Weighed, weigh } from './weigh.ts';
import { isProduct, isTotal, isWorkedOut, mayBeSum, unitsNear } from './worked-out.ts';
import { isRangeSaid, isWrittenClock } from './written-amounts.ts';

/** Whom to call needs no saying. */
const emergency = new Set([112, 113, 111, 999, 911]);

function mustBeSaid({ amount }: AmountSlot): boolean {
  const { value, unit, isNumeral, isOrdinal } = amount;
  if (isOrdinal) return value > 2;
  if (value === 1) return isNumeral && unit?.kind !== 'times' && unit?.kind !== 'time';
  return (Number.isInteger(value) && value > 0) || isNumeral || unit !== undefined;
}

/** The other value as the note would write it. */
function inPlaceOf(slot: AmountSlot, text: string, { value, unit }: Amount): string {
  const isComma = /\d,\d/.test(text) || !/\d\.\d/.test(text);
  const isSameKind = unit !== undefined && unit.kind === slot.amount.unit?.kind;
  const factor = isSameKind ? unit.factor / (slot.amount.unit?.factor ?? 1) : 1;
  const digits = String(Math.round(value * factor * 1000) / 1000);
  const number = isComma ? digits.replace('.', ',') : digits;
  const rest = /^[^\p{L}%]*(.*)$/su.exec(text)?.[1] ?? '';
  return slot.amount.unit && /\d/.test(text) ? `${number} ${rest}`.trim() : number;
}

/** What holds instead of what was taken back. */
function amountIn(text: string, language: Language): Amount | undefined {
  const quantity = readQuantities(tokensOf(text), language, true).find(({ what }) => what === 'amount');
  return quantity?.what === 'amount' ? quantity : undefined;
}

const amountOf = (saying: SaidSlot | undefined): Amount | undefined =>
  saying?.slot.type === 'amount' ? saying.slot.amount : undefined;

const kindOf = ({ amount }: AmountSlot): Found['kind'] =>
  amount.unit?.isDose
    ? 'dose'
    : isYear(amount)
      ? 'date'
      : amount.unit?.kind === 'times'
        ? 'frequency'
        : 'number';

const SHARE = 0.35;
const LEAST = 0.2;
const LEAST_OF_DOSE = 0.14;
/** Nothing of what the note has around it stands near where it was said. */
const SHARE_OF_NONE = 0.05;
/** Where another value clearly stands in its place, it was not worked out. */
const RIVALLED = 0.15;
/** Where the same value is said in a place that shares this much of what the sentence is about, it is taken as meant. */
const SAME_PLACE = 0.5;

function isElsewhere({ same }: Weighed, noted: Noted, said: Said): boolean {
  if (!same) return true;
  const { scores } = said.places.shared(noted.place);
  let top = 0;
  for (const score of scores) top = Math.max(top, score);
  return (scores[same.saying.unit] ?? 0) < SAME_PLACE * top;
}

/** A dose that the facts give to other medicines only, while they know doses of this one. */
function isDoseOfAnother(
  { amount, at }: AmountSlot,
  { same }: Weighed,
  { slots }: Noted,
  said: Said,
): boolean {
  if (amount.unit?.kind !== 'mass' || !amount.unit.isDose) return false;
  const named = slots.filter(({ type }) => type === 'medicine');
  const nearest = named.findLast((slot) => slot.at < at) ?? named.find((slot) => slot.at > at);
  if (nearest?.type !== 'medicine') return false;
  const doses = said.told.doses.get(nearest.value) ?? said.told.doses.get(nearest.mention.medicine.en) ?? [];
  const isOfIt = ({ slot, word, unit, isTakenBack, time }: SaidSlot) =>
    slot.type === 'amount' &&
    !isTakenBack &&
    time !== 'thought' &&
    // `twee tabletten van vijfhonderd`: what is in one.
    !/^(?:van|of)$/.test(said.words[word - 1]?.text ?? '') &&
    said.units[unit]?.isSupposed === false &&
    isNear(slot.amount.value, amount.value) &&
    said.medicineAt(word) === nearest.value;
  if (same && isOfIt(same.saying)) return false;
  return doses.length > 0 && !doses.some(({ value }) => isNear(value, base(amount)));
}
const SHARE_OF_OTHER = 0.9;
const goes = /^(?:naar|to)$/;
/** `naar 100 mg`, where a hundred was taken back of what is used, and is what it goes to. */
const isGoneTo = (slot: AmountSlot, { same }: Weighed, { tokens }: Noted, { words }: Said): boolean =>
  same !== undefined &&
  goes.test(tokens[slot.at - 1]?.text ?? '') &&
  goes.test(words[same.saying.word - 1]?.text ?? '');

/** Told of then, beside what holds now. */
const isOfThen = (slot: AmountSlot, back: SaidSlot, noted: Noted, said: Said): boolean =>
  isLedByThen(noted.tokens, slot.at, noted.language) &&
  noted.slots.some(
    (other) =>
      other.type === 'amount' &&
      other !== slot &&
      !isLedByThen(noted.tokens, other.at, noted.language) &&
      (said.slots.get('amount') ?? []).some(
        ({ slot: each, unit, isTakenBack }) =>
          !isTakenBack &&
          each.type === 'amount' &&
          Math.abs((said.units[unit]?.piece ?? 0) - (said.units[back.unit]?.piece ?? 0)) <= 1 &&
          amountRules.isSame(other, each),
      ),
  );

/** Whether the talk carries it. */
function isCarried(slot: AmountSlot, weighed: Weighed, noted: Noted, said: Said): boolean {
  // What is no longer so may be what was: `zevenenvijftig, nee, dat is die van maart`.
  if (weighed.back && isOfThen(slot, weighed.back.saying, noted, said)) return true;
  if (isWithdrawn(weighed) && !isGoneTo(slot, weighed, noted, said)) return false;
  if (isWrittenClock(slot, noted, said) || isRangeSaid(slot, noted, said)) return true;
  if (weighed.same && slot.amount.unit?.isDose && noted.polarity[slot.at] !== 1) return true;
  if (weighed.same && isOfItsMedicine(slot, weighed.same.saying, noted, said)) return true;
  if (
    weighed.same &&
    isDoseOfAnother(slot, weighed, noted, said) &&
    isOutdone(weighed, SHARE_OF_OTHER, LEAST)
  )
    return false;
  const least = slot.amount.unit?.isDose ? LEAST_OF_DOSE : LEAST;
  if (weighed.same && isOutdone(weighed, SHARE_OF_NONE, least)) return false;
  if (weighed.same) return !isOutdone(weighed, SHARE, least) || !isElsewhere(weighed, noted, said);
  if (weighed.back) return false;
  if (isProduct(slot, said)) return true;
  const isUnrivalled = (weighed.other?.like ?? 0) < RIVALLED || isTotal(slot, noted);
  return isUnrivalled && isWorkedOut(slot, said, unitsNear(noted, said), mayBeSum(slot, noted));
}

function markOf(
  slot: AmountSlot,
  noted: Noted,
  unit: number | undefined,
  instead: Amount | undefined,
): Found {
  const below = over(noted.tokens, slot.amount, 'nl');
  const text = noted.text.slice(slot.start, slot.end);
  return {
    kind: kindOf(slot),
    start: slot.start,
    end: below?.end ?? slot.end,
    said: below || !instead ? null : inPlaceOf(slot, text, instead),
    units: unit === undefined ? [] : [unit],
  };
}

function checkAmount(slot: AmountSlot, noted: Noted, said: Said): Found[] {
  if (isBelow(noted.tokens, slot.amount) || emergency.has(slot.amount.value)) return [];
  const weighed = weigh(slot, noted, said, amountRules);
  if (!mustBeSaid(slot) && !isWithdrawn(weighed)) return [];
  const held = heldInstead(slot, noted, said);
  if (held) return [markOf(slot, noted, held.unit, amountOf(held))];
  if (isCarried(slot, weighed, noted, said)) return [];
  const { back, other } = weighed;
  const isUnsaid = !weighed.same && !back;
  if (isUnsaid && isMisheardNumber(slot.amount.value, said, noted.language)) return [];
  const meant = back?.saying.instead && amountIn(back.saying.instead, noted.language);
  if (meant) return [markOf(slot, noted, back.saying.unit, meant)];
  return [markOf(slot, noted, (other ?? back)?.saying.unit, amountOf(other?.saying))];
}

/** `24-uursmeting`: part of a name. */
const isOfName = ({ end }: AmountSlot, { text }: Noted): boolean => /^-\p{L}{3,}/u.test(text.slice(end));

export function checkAmounts(noted: Noted, said: Said): Found[] {
  const slots = noted.slots.filter((slot): slot is AmountSlot => slot.type === 'amount');
  const doubled = doubledIn(slots, noted, said, amountRules);
  const swapped = swappedIn(slots, noted, said);
  return slots.flatMap((slot) => {
    if (isScaleEnd(noted.tokens, slot) || isOfName(slot, noted)) return [];
    const other = doubled.find((each) => each.slot === slot)?.other ?? swapped.get(slot);
    return other ? [markOf(slot, noted, other.unit, amountOf(other))] : checkAmount(slot, noted, said);
  });
}
