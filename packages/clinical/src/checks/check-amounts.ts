/** Marks amounts, doses and scores that nobody said, or that were said of something else. */
import type { Amount } from '../reading/quantity.ts';
import { isBelow, over } from '../reading/read-quantities.ts';
import type { Found } from './found.ts';
import type { Noted } from './note-reading.ts';
import type { Said, SaidSlot } from './said-shape.ts';
import type { AmountSlot } from './slots.ts';
import { isOutdone, type Rules, type Weighed, weigh } from './weigh.ts';

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a));
const base = ({ value, unit }: Amount) => value * (unit?.factor ?? 1);

function isSameAmount(noted: Amount, said: Amount): boolean {
  if (noted.unit && said.unit && noted.unit.kind === said.unit.kind) return isNear(base(noted), base(said));
  if (noted.unit && said.unit && !isLoose(noted, said)) return false;
  return [said.value, ...said.others].some((value) => isNear(value, noted.value));
}

/** `twee flesjes`, `twee glazen`; `drie tabletten` and `drie keer`: what is counted may go by another name. */
const loose = new Set(['pieces', 'drinks', 'times', 'smokes', 'points', 'percent']);
const isLoose = (a: Amount, b: Amount) => loose.has(a.unit?.kind ?? '') && loose.has(b.unit?.kind ?? '');

/** Things of one measure: weeks are no rival of hours, nor a year of a score. */
function isRivalAmount(noted: AmountSlot, said: AmountSlot): boolean {
  const [a, b] = [noted.amount, said.amount];
  if (a.isOrdinal !== b.isOrdinal || isYear(a) !== isYear(b)) return false;
  if (a.unit?.kind !== b.unit?.kind) return !b.unit && a.unit?.isDose === true && b.value >= 1;
  if (a.unit?.kind === 'time' || a.unit?.kind === 'mass')
    return a.unit.factor === b.unit?.factor && !isEvery(said);
  return a.unit !== undefined || noted.counted === said.counted || b.value > 1;
}

/** `elke dag`, `per week`: read as one of them, but no count. */
const isEvery = ({ amount }: AmountSlot) => amount.value === 1 && amount.length === 2;

const rules: Rules<AmountSlot> = {
  isSame: (noted, said) => isSameAmount(noted.amount, said.amount),
  isRival: isRivalAmount,
};

const isYear = ({ value, unit }: Amount) =>
  !unit && Number.isInteger(value) && value >= 1900 && value <= 2100;

function mustBeSaid({ amount }: AmountSlot): boolean {
  const { value, unit, isNumeral, isOrdinal } = amount;
  if (isOrdinal) return value > 2;
  if (value === 1) return isNumeral && unit?.kind !== 'times' && unit?.kind !== 'time';
  return (Number.isInteger(value) && value > 0) || isNumeral || unit !== undefined;
}

/** Worked out from what was said: totals, differences, twice so much. */
function isWorkedOut({ amount }: AmountSlot, said: Said, near: ReadonlySet<number>): boolean {
  const sayings = (said.slots.get('amount') ?? []).filter(({ unit }) => near.has(unit));
  // The same number of something else of the same kind: weeks for days, mg for microgram.
  const isOtherUnit = sayings.some(
    ({ slot }) =>
      slot.type === 'amount' &&
      isNear(slot.amount.value, amount.value) &&
      slot.amount.unit?.kind === amount.unit?.kind &&
      amount.unit !== undefined,
  );
  if (isOtherUnit || amount.unit?.kind === 'time') return false;
  const values = sayings
    .filter(({ isTakenBack }) => !isTakenBack)
    .map(({ slot }) => (slot.type === 'amount' ? slot.amount.value : 0))
    .filter((value) => value > 0);
  return values.some((one, index) =>
    values.some(
      (other, place) =>
        place !== index &&
        one !== other &&
        (isNear(one + other, amount.value) ||
          isNear(one * other, amount.value) ||
          isNear((one * other) / 1000, amount.value)),
    ),
  );
}

/** Numbers of one sentence and the two beside it. */
function unitsNear(noted: Noted, said: Said): Set<number> {
  const { scores } = said.places.shared(noted.terms);
  let best = 0;
  for (let at = 1; at < scores.length; at++) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
  const AROUND = 5;
  return new Set(Array.from({ length: 2 * AROUND + 1 }, (_, n) => best - AROUND + n));
}

/** The other value as the note would write it. */
function inPlaceOf(slot: AmountSlot, text: string, other: SaidSlot | undefined): string | null {
  if (other?.slot.type !== 'amount') return null;
  const { value, unit } = other.slot.amount;
  const isComma = /\d,\d/.test(text) || !/\d\.\d/.test(text);
  const factor = slot.amount.unit && unit ? unit.factor / slot.amount.unit.factor : 1;
  const digits = String(Math.round(value * factor * 1000) / 1000);
  const number = isComma ? digits.replace('.', ',') : digits;
  const rest = /^[^\p{L}%]*(.*)$/su.exec(text)?.[1] ?? '';
  return slot.amount.unit && /\d/.test(text) ? `${number} ${rest}`.trim() : number;
}

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
/** Where another value clearly stands in its place, it was not worked out. */
const RIVALLED = 0.15;
/** Where the same value is said in a place that shares this much of what the sentence is about, it is taken as meant. */
const SAME_PLACE = 0.5;

function isElsewhere({ same }: Weighed, noted: Noted, said: Said): boolean {
  if (!same) return true;
  const { scores } = said.places.shared(noted.terms);
  let top = 0;
  for (const score of scores) top = Math.max(top, score);
  return (scores[same.saying.unit] ?? 0) < SAME_PLACE * top;
}

/** A dose that the facts give to other medicines only, while they know doses of this one. */
function isDoseOfAnother({ amount, at }: AmountSlot, { slots }: Noted, said: Said): boolean {
  if (amount.unit?.kind !== 'mass' || !amount.unit.isDose) return false;
  const named = slots.filter(({ type }) => type === 'medicine');
  const nearest = named.findLast((slot) => slot.at < at) ?? named.find((slot) => slot.at > at);
  if (nearest?.type !== 'medicine') return false;
  const doses = said.told.doses.get(nearest.value) ?? said.told.doses.get(nearest.mention.medicine.en) ?? [];
  return doses.length > 0 && !doses.some(({ value }) => isNear(value, base(amount)));
}
const SHARE_OF_OTHER = 0.9;

/** `500 mg per dag`, `samen 300 mg`. */
function isTotal({ at, length }: AmountSlot, { tokens }: Noted): boolean {
  const near = [tokens[at - 1], tokens[at - 2], tokens[at + length], tokens[at + length + 1]];
  return near.some((token) => /^(?:samen|totaal|total|daily|per|together|oftewel)$/.test(token?.text ?? ''));
}

function checkAmount(slot: AmountSlot, noted: Noted, said: Said): Found[] {
  if (!mustBeSaid(slot) || isBelow(noted.tokens, slot.amount)) return [];
  const weighed = weigh(slot, noted, said, rules);
  const isOther = isDoseOfAnother(slot, noted, said);
  if (weighed.same && isOther && isOutdone(weighed, SHARE_OF_OTHER, LEAST)) {
    // Said, but of another medicine.
  } else if (weighed.same) {
    if (!isOutdone(weighed, SHARE, LEAST) || !isElsewhere(weighed, noted, said)) return [];
  } else if (
    !weighed.back &&
    ((weighed.other?.like ?? 0) < RIVALLED || isTotal(slot, noted)) &&
    isWorkedOut(slot, said, unitsNear(noted, said))
  )
    return [];
  if (!weighed.same && isWrittenClock(slot, noted, said)) return [];
  const below = over(noted.tokens, slot.amount, 'nl');
  const text = noted.text.slice(slot.start, slot.end);
  return [
    {
      kind: kindOf(slot),
      start: slot.start,
      end: below?.end ?? slot.end,
      said: below ? null : inPlaceOf(slot, text, weighed.other?.saying),
      units: weighed.other ? [weighed.other.saying.unit] : weighed.back ? [weighed.back.unit] : [],
    },
  ];
}

/** `tussen 13 en 14 uur`, `tot 16 uur`: times of the clock that are read as amounts. */
function isWrittenClock({ amount, at }: AmountSlot, { tokens }: Noted, said: Said): boolean {
  if (amount.value > 24 || (amount.unit && amount.unit.kind !== 'time')) return false;
  const isClock =
    /^(?:om|tot|tussen|vanaf|rond|en|at|until|between|from|ongeveer|circa)$/.test(
      tokens[at - 1]?.text ?? '',
    ) || /^(?:uur)$/.test(tokens[at + 1]?.text ?? '');
  if (!isClock) return false;
  if (tokens[at - 1]?.text === 'tussen' || tokens[at - 1]?.text === 'between') return true;
  const hour = amount.value % 12;
  return (
    (said.slots.get('clock') ?? []).some(
      ({ slot }) => slot.type === 'clock' && Math.floor(slot.clock.minutes / 60) % 12 === hour,
    ) ||
    (said.slots.get('amount') ?? []).some(
      ({ slot }) => slot.type === 'amount' && slot.amount.value % 12 === hour,
    )
  );
}

export const checkAmounts = (noted: Noted, said: Said): Found[] =>
  noted.slots.flatMap((slot) => (slot.type === 'amount' ? checkAmount(slot, noted, said) : []));
