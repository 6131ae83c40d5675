/** When an amount of the note is an amount of the talk, and when another stands in its place. */
import type { Amount } from '../reading/quantity.ts';
import type { AmountSlot } from './slots.ts';
import type { Rules } from './weigh.ts';

export const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a));
export const base = ({ value, unit }: Amount) => value * (unit?.factor ?? 1);

function isSameAmount(noted: Amount, said: Amount): boolean {
  if (noted.unit && said.unit && noted.unit.kind === said.unit.kind) {
    const { factor } = said.unit;
    return [said.value, ...said.others].some((value) => isNear(base(noted), value * factor));
  }
  if (noted.unit && said.unit && !isLoose(noted, said)) return false;
  const values = [said.value, ...said.others];
  // `in vierenzeventig`
  if (isYear(noted) && !said.unit && values.some((value) => value === noted.value % 100 && value > 31))
    return true;
  if (isRoundThousand(noted) && !said.unit && values.some((value) => isNear(value * 1000, noted.value)))
    return true;
  return values.some((value) => isNear(value, noted.value));
}

/** `€ 12.000`, of which somebody says `twaalf`. */
const isRoundThousand = ({ value, unit }: Amount) => !unit && value >= 1000 && value % 100 === 0;

/** `twee flesjes`, `twee glazen`; `drie tabletten` and `drie keer`: what is counted may go by another name. */
const loose = new Set(['pieces', 'drinks', 'times', 'smokes', 'points', 'percent']);
const isLoose = (a: Amount, b: Amount) => loose.has(a.unit?.kind ?? '') && loose.has(b.unit?.kind ?? '');

/** A bare number is a dose only when it is of the size of one: `twee` is no rival of 1000 mg. */
const isOfSize = (dose: Amount, { value }: Amount) =>
  value >= 1 && value <= MOST_TIMES * dose.value && dose.value <= MOST_TIMES * value;
const MOST_TIMES = 8;

/** Things of one measure: weeks are no rival of hours, nor a year of a score. */
function isRivalAmount(noted: AmountSlot, said: AmountSlot): boolean {
  const [a, b] = [noted.amount, said.amount];
  if (a.isOrdinal !== b.isOrdinal || isYear(a) !== isYear(b)) return false;
  if (a.unit?.kind !== b.unit?.kind) return !b.unit && a.unit?.isDose === true && isOfSize(a, b);
  if (a.unit?.kind === 'time' || a.unit?.kind === 'mass')
    return a.unit.factor === b.unit?.factor && !isEvery(said);
  return a.unit !== undefined || noted.counted === said.counted || b.value > 1;
}

/** `elke dag`, `per week`: read as one of them, but no count. */
export const isEvery = ({ amount }: AmountSlot) => amount.value === 1 && amount.length === 2;

/** A one in digits is a count, not an article, nor a period. */
const isOne = ({ value, isNumeral, unit }: Amount) => value === 1 && isNumeral && !unit;

export const amountRules: Rules<AmountSlot> = {
  isSame: (noted, said) =>
    isSameAmount(noted.amount, said.amount) && !(isOne(noted.amount) && (said.isArticle || isEvery(said))),
  isRival: isRivalAmount,
};

export const isYear = ({ value, unit }: Amount) =>
  !unit && Number.isInteger(value) && value >= 1900 && value <= 2100;
