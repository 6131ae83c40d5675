/** Marks amounts, doses, days and times that nobody said. */
import type { Language } from '../note.ts';
import type { CheckKind } from './mark.ts';

import type { MedicineMention } from '../reading/medicine-mentions.ts';
import type { Amount, Clock, Day } from '../reading/quantity.ts';
import { isBelow, over } from '../reading/read-quantities.ts';
import { medicineOf, numberKey, type SaidNumber, type Spoken } from './spoken.ts';
import { isShared, stemsOf } from '../reading/stems.ts';
import type { Token } from '../reading/tokens.ts';
import type { Written } from './written.ts';

export type Found = { kind: CheckKind; start: number; end: number };

const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a));

/** What a number is about stands near it. */
const NEARBY_TOKENS = 5;

/** Whether what was said is this amount: the same unit, or one of the two without. */
function carries(said: SaidNumber, amount: Amount, isSameMatter: () => boolean): boolean {
  if (amount.unit && said.kind === amount.unit.kind)
    return isSame(said.base, amount.value * amount.unit.factor);
  if (!isSame(said.value, amount.value)) return false;
  if (said.kind === undefined) return true;
  if (amount.unit) return false;
  // `weegt nu 82`: the unit was said and not written. Then something else must be the same.
  return amount.value !== 1 && (!Number.isInteger(amount.value) || isSameMatter());
}

/** Said of this medicine, or of none in particular. Who says no dose of it at all leaves the question open. */
function isDoseOf(
  medicine: MedicineMention | undefined,
  carriers: SaidNumber[],
  numbers: readonly SaidNumber[],
) {
  if (!medicine) return true;
  const isOwn = ({ medicine: said }: SaidNumber) => said === undefined || said === medicine.medicine;
  if (carriers.some(isOwn)) return true;
  return !numbers.some(
    ({ medicine: said, kind }) => said === medicine.medicine && (kind === undefined || kind === 'mass'),
  );
}

/** `200 's ochtends en 300 's avonds` is 500 a day. */
function isTotalOf(
  { value, unit }: Amount,
  medicine: MedicineMention | undefined,
  numbers: readonly SaidNumber[],
): boolean {
  if (unit?.kind !== 'mass' || !medicine) return false;
  const doses = numbers.filter(
    (said) => said.medicine === medicine.medicine && (!said.kind || said.kind === 'mass'),
  );
  return doses.some((one, index) =>
    doses.some(
      (other, place) =>
        place > index && one.sentence === other.sentence && isSame(one.value + other.value, value),
    ),
  );
}

const isDaily = (tokens: readonly Token[], { index, length }: Amount) =>
  tokens
    .slice(index + length, index + length + 2)
    .some(({ text }) => /^(?:per|daily|daags|totaal|total|a|in)$/.test(text));

/** Denominators of scales and scores: `6/10` is a six. */
const scales = new Set([5, 10, 21, 27, 30, 100]);

function mustBeSaid(amount: Amount): boolean {
  const { value, unit, isNumeral, isOrdinal } = amount;
  if (isOrdinal) return value > 2;
  if (value === 1) return isNumeral && unit?.kind !== 'times' && unit?.kind !== 'time';
  // `half` and `anderhalf` count where something is counted.
  return Number.isInteger(value) || isNumeral || unit !== undefined;
}

const isYear = ({ value, unit }: Amount) =>
  !unit && Number.isInteger(value) && value >= 1900 && value <= 2100;

function checkAmount(amount: Amount, sentence: Written, spoken: Spoken, language: Language): Found[] {
  if (!mustBeSaid(amount) || isBelow(sentence.tokens, amount)) return [];
  const { start, end, unit, index } = amount;
  const nearby = () =>
    stemsOf(sentence.tokens.slice(Math.max(0, index - NEARBY_TOKENS), index + NEARBY_TOKENS));
  const candidates = new Set([
    ...(spoken.numbersBy.get(numberKey(amount.value)) ?? []),
    ...(unit ? (spoken.numbersBy.get(numberKey(amount.value * unit.factor, unit.kind)) ?? []) : []),
  ]);
  const carriers = [...candidates].filter((said) =>
    carries(said, amount, () => isShared(nearby(), spoken.sentences[said.sentence])),
  );
  const below = over(sentence.tokens, amount, language);
  const isScaled = !below || scales.has(below.value) || spoken.numbersBy.has(numberKey(below.value));
  const medicine = medicineOf(sentence.medicines, index);
  if (
    carriers.length === 0 &&
    isDaily(sentence.tokens, amount) &&
    isTotalOf(amount, medicine, spoken.numbers)
  )
    return [];
  if (carriers.length === 0 || !isScaled) {
    const kind = unit?.isDose ? 'dose' : isYear(amount) ? 'date' : 'number';
    return [{ kind, start, end: below?.end ?? end }];
  }
  if (!unit?.isDose || unit.kind !== 'mass') return [];
  if (isDoseOf(medicine, carriers, spoken.numbers)) return [];
  const isBeside = medicine !== undefined && medicine.index < index && index - medicine.index <= 2;
  return [{ kind: 'dose', start: isBeside ? medicine.token.start : start, end }];
}

const agree = (a: number | undefined, b: number | undefined) => a === undefined || b === undefined || a === b;

function isSaidDay(day: Day, { days, numbers }: Spoken): boolean {
  if (day.day === undefined && day.month === undefined)
    return days.some(({ weekday }) => weekday === day.weekday);
  const isSaid = (one: Day) =>
    days.some(
      (said) =>
        (one.day === undefined || said.day === one.day) &&
        (said.day !== undefined || one.day === undefined) &&
        agree(said.month, one.month) &&
        (one.day !== undefined || said.month !== undefined) &&
        agree(said.year, one.year),
    );
  const isYearSaid =
    day.year === undefined || day.day !== undefined || numbers.some(({ value }) => value === day.year);
  const { day: first, month: second, ...rest } = day;
  const isSwapped = day.mayBeSwapped === true && first !== undefined && second !== undefined;
  return isYearSaid && (isSaid(day) || (isSwapped && isSaid({ ...rest, day: second, month: first })));
}

function checkDay(day: Day, spoken: Spoken): Found[] {
  const { start, end } = day;
  const isWeekdaySaid =
    day.weekday === undefined || spoken.days.some(({ weekday }) => weekday === day.weekday);
  return isSaidDay(day, spoken) && isWeekdaySaid ? [] : [{ kind: 'date', start, end }];
}

const checkClock = ({ minutes, start, end }: Clock, { clocks }: Spoken): Found[] =>
  clocks.some((said) => said.minutes === minutes) ? [] : [{ kind: 'date', start, end }];

export function checkQuantities(sentence: Written, spoken: Spoken, language: Language): Found[] {
  return sentence.quantities.flatMap((quantity) => {
    if (quantity.what === 'day') return checkDay(quantity, spoken);
    if (quantity.what === 'clock') return checkClock(quantity, spoken);
    return checkAmount(quantity, sentence, spoken, language);
  });
}
