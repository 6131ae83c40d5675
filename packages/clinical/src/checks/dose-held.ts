/** The dose of a medicine that holds, where the note has one that was, was thought of, or is of another medicine. */
import { amountRules } from './amount-rules.ts';
import type { Noted } from './note-reading.ts';
import type { Said, SaidSlot } from './said-shape.ts';
import type { AmountSlot, MedicineSlot } from './slots.ts';
import { timeOf } from './value-time.ts';

const apart = /^[;.()]$/;

/** The medicine that a dose of the note is of: the last before it in its part of the sentence, or the next. */
function medicineOf({ at }: AmountSlot, { slots, tokens }: Noted): MedicineSlot | undefined {
  const named = slots.filter((slot): slot is MedicineSlot => slot.type === 'medicine');
  const isJoined = (slot: MedicineSlot) =>
    !tokens.slice(Math.min(slot.at, at), Math.max(slot.at, at)).some(({ text }) => apart.test(text));
  return (
    named.findLast((slot) => slot.at < at && isJoined(slot)) ??
    named.find((slot) => slot.at > at && isJoined(slot))
  );
}

/** What was asked holds unless the answer has another dose. */
function isRefused({ unit }: SaidSlot, rivals: readonly SaidSlot[], { units }: Said): boolean {
  const asked = units[unit];
  if (!asked?.isAsked || asked.answer === 'yes') return false;
  return rivals.some((rival) => {
    const apart = (units[rival.unit]?.piece ?? 0) - asked.piece;
    return rival.unit > unit && apart <= 1 && !units[rival.unit]?.isAsked;
  });
}

/** Said to have been so, supposed, somebody else's, or taken back. */
function isPast({ time, unit, isTakenBack }: SaidSlot, { units }: Said): boolean {
  const of = units[unit];
  // Who is told what to take repeats it: `veertig 's ochtends, dertig 's avonds`.
  const isThought = (time === 'thought' || of?.isSupposed === true) && of?.role !== 'client';
  return isTakenBack || time === 'before' || isThought || (of?.whose ?? null) !== null;
}

/** A number is a dose by its unit, or where the words say that it is so now. */
const isDose = ({ slot, time, word }: SaidSlot, { words }: Said): boolean =>
  slot.type === 'amount' &&
  (slot.amount.unit?.isDose === true ||
    (!slot.amount.unit && time === 'now' && !ofTime.test(words[word - 1]?.text ?? '')));
const ofTime = /^(?:sinds|since|in|vanaf|from|om|at|tot|until|over|na|after|voor|before)$/;

/** A dose that holds is spoken of close to the one that does not. */
const REACH_PIECES = 4;

export function heldInstead(slot: AmountSlot, noted: Noted, said: Said): SaidSlot | undefined {
  const { amount } = slot;
  if (!amount.unit?.isDose || amount.unit.kind === 'time') return undefined;
  // `niet verhoogd naar 54 mg`
  if (noted.polarity[slot.at] !== 1) return undefined;
  const noteTime = timeOf(noted.tokens, slot.at, slot.length, noted.language);
  if (noteTime === 'before' || noteTime === 'thought') return undefined;
  const medicine = medicineOf(slot, noted);
  // Of two forms of one medicine each has its dose.
  if (!medicine || /kortwerkend|langwerkend|short[- ]acting|long[- ]acting|extra/i.test(noted.text))
    return undefined;
  const doses = (said.slots.get('amount') ?? []).filter(
    ({ slot: each, word, isScale }) =>
      each.type === 'amount' && !isScale && said.medicineAt(word) === medicine.value,
  );
  const isSame = ({ slot: each }: SaidSlot) => each.type === 'amount' && amountRules.isSame(slot, each);
  const same = doses.filter(isSame);
  const rivals = doses.filter((saying) => {
    const each = saying.slot;
    return each.type === 'amount' && !isSame(saying) && amountRules.isRival(slot, each);
  });
  if (same.length === 0 || same.some((each) => !isPast(each, said) && !isRefused(each, rivals, said)))
    return undefined;
  const isNear = ({ unit }: SaidSlot) =>
    same.some(
      (each) =>
        Math.abs((said.units[each.unit]?.piece ?? 0) - (said.units[unit]?.piece ?? 0)) <= REACH_PIECES,
    );
  return rivals.find(
    (each) => (isDose(each, said) || isAnswer(each, said)) && !isPast(each, said) && isNear(each),
  );
}

/** `Vijftig milligram?` `Honderd.` */
const isAnswer = ({ unit, word }: SaidSlot, { units }: Said): boolean => units[unit]?.from === word;

/** `Paracetamol.` `Hoeveel?` `Twaalf van vijfhonderd`: said while that medicine was spoken of, and not of then. */
export function isOfItsMedicine(slot: AmountSlot, saying: SaidSlot, noted: Noted, said: Said): boolean {
  const { amount, at } = slot;
  if (amount.unit?.kind !== 'mass' || !amount.unit.isDose) return false;
  const nearest = noted.slots.findLast((each) => each.type === 'medicine' && each.at < at);
  if (nearest?.type !== 'medicine') return false;
  const isIt = ({ slot: each, word, time }: SaidSlot) =>
    each.type === 'amount' &&
    said.medicineAt(word) === nearest.value &&
    time !== 'before' &&
    time !== 'thought';
  if (amount.value >= LEAST_DOSE && isIt(saying) && saying.time === 'open') return true;
  return (said.slots.get('amount') ?? []).some(
    (each) =>
      each.slot.type === 'amount' &&
      !each.isTakenBack &&
      isNamedSoon(each, nearest.value, said) &&
      amountRules.isSame(slot, each.slot) &&
      isIt(each) &&
      (each.slot.amount.unit?.kind === undefined || each.slot.amount.unit.kind === 'mass'),
  );
}
const LEAST_DOSE = 100;

/** Its medicine is named in the same turn, or in the turn before. */
function isNamedSoon({ word, unit }: SaidSlot, medicine: string, { slots, units }: Said): boolean {
  const piece = units[unit]?.piece ?? 0;
  return (slots.get('medicine') ?? []).some(
    ({ slot, word: named, unit: of }) =>
      slot.type === 'medicine' &&
      slot.value === medicine &&
      named < word &&
      piece - (units[of]?.piece ?? 0) <= 2,
  );
}
