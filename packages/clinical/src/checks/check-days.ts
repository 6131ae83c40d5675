/** Marks days and times of the clock that nobody named, or that were named for something else. */
import type { Day } from '../reading/quantity.ts';
import type { Found } from './found.ts';
import { isMisheardDay } from './misheard.ts';
import type { Noted } from './note-reading.ts';
import type { Said, SaidSlot } from './said-shape.ts';
import type { ClockSlot, DaySlot } from './slots.ts';
import { isOutdone, isWithdrawn, type Rules, type Weighed, weigh } from './weigh.ts';

const agree = (a: number | undefined, b: number | undefined) => a === undefined || b === undefined || a === b;

function isSameDay(noted: Day, said: Day): boolean {
  if (noted.day !== undefined) {
    const isIt = said.day === noted.day && agree(noted.month, said.month) && agree(noted.year, said.year);
    const isSwapped = noted.mayBeSwapped === true && said.day === noted.month && said.month === noted.day;
    return isIt || isSwapped;
  }
  if (noted.month !== undefined) return said.month === noted.month && agree(noted.year, said.year);
  if (noted.weekday !== undefined) return said.weekday === noted.weekday;
  return agree(noted.year, said.year);
}

const isWhole = ({ day, weekday }: Day) => day !== undefined || weekday !== undefined;

/** `derde` alone is no date beside a whole one. */
const isAsWhole = (noted: Day, said: Day) =>
  noted.month === undefined || said.month !== undefined || said.weekday !== undefined;

const days: Rules<DaySlot> = {
  isSame: (noted, said) => isSameDay(noted.day, said.day),
  // A weekday stands in the place of a weekday, a date of a date, a month of a month.
  isRival: (noted, said) =>
    (noted.day.day !== undefined && said.day.day !== undefined && isAsWhole(noted.day, said.day)) ||
    (noted.day.day === undefined && noted.day.weekday !== undefined && said.day.weekday !== undefined) ||
    (!isWhole(noted.day) && noted.day.month !== undefined && said.day.month !== undefined),
};

const clocks: Rules<ClockSlot> = {
  isSame: (noted, said) => noted.clock.minutes === said.clock.minutes,
  isRival: () => true,
};

const SHARE = 0.25;
const LEAST = 0.3;
/** A whole date that was named is meant, unless nothing of the sentence stands near it. */
const LEAST_OF_DATE = 0.1;
const SHARE_OF_DATE = 0.05;

/** `in januari 19`: the number is no day of the month. */
function isMonthAndNumber({ day, start, end }: DaySlot, noted: Noted, said: Said): boolean {
  if (day.day === undefined || day.month === undefined) return false;
  if (!/^\p{L}+\.? \d+$/u.test(noted.text.slice(start, end))) return false;
  const isNumberSaid = ({ slot }: SaidSlot) => slot.type === 'amount' && slot.amount.value === day.day;
  if (!(said.slots.get('amount') ?? []).some(isNumberSaid)) return false;
  return (said.slots.get('day') ?? []).some(
    ({ slot }) => slot.type === 'day' && slot.day.month === day.month,
  );
}

/** `dinsdag 9`: the score of that day. */
function isDayAndNumber({ day, start, end }: DaySlot, { text }: Noted, said: Said): boolean {
  if (!/\p{L} \d+$/u.test(text.slice(start, end))) return false;
  if (day.weekday === undefined || day.day === undefined || day.month !== undefined) return false;
  const isNumberSaid = ({ slot }: SaidSlot) => slot.type === 'amount' && slot.amount.value === day.day;
  return (
    (said.slots.get('day') ?? []).some(
      ({ slot }) => slot.type === 'day' && slot.day.weekday === day.weekday,
    ) && (said.slots.get('amount') ?? []).some(isNumberSaid)
  );
}

/** Of a weekday with a date: said together with another weekday, or named nowhere. */
function wrongWeekday({ day }: DaySlot, said: Said): SaidSlot | undefined {
  if (day.weekday === undefined || day.day === undefined) return undefined;
  const all = (said.slots.get('day') ?? []).filter(({ isTakenBack }) => !isTakenBack);
  const withDate = all.filter(
    ({ slot }) =>
      slot.type === 'day' &&
      slot.day.weekday !== undefined &&
      slot.day.day === day.day &&
      agree(slot.day.month, day.month),
  );
  if (withDate.some(({ slot }) => slot.type === 'day' && slot.day.weekday === day.weekday)) return undefined;
  return withDate[0];
}

const LABEL_WORDS = 3;
const MOST_PLACES_OF_LABEL = 6;

/** What a date is the date of, by the word right before it: `stopdag 2 februari`; another date has it in the talk. */
function datedOtherwise(slot: DaySlot, noted: Noted, said: Said): SaidSlot | undefined {
  const label = noted.words
    .slice(Math.max(0, slot.at - LABEL_WORDS), slot.at)
    .flatMap((word) => word.filter(([term]) => !/^[a-z]+:/.test(term)).map(([term]) => term))
    .at(-1);
  const places = label === undefined ? [] : (said.byTerm.get(label) ?? []);
  if (places.length === 0 || places.length > MOST_PLACES_OF_LABEL) return undefined;
  const all = (said.slots.get('day') ?? []).filter(({ isTakenBack }) => !isTakenBack);
  const isIt = ({ slot: each }: SaidSlot) => each.type === 'day' && days.isSame(slot, each);
  const isNear = ({ unit }: SaidSlot, reach: number) =>
    places.some((at) => Math.abs((said.words[at]?.unit ?? -reach) - unit) <= reach);
  const isRightAfter = (saying: SaidSlot) =>
    places.some((at) => at < saying.word && saying.word - at <= LABEL_WORDS && isNear(saying, 0));
  const other = all.find(
    (saying) =>
      !isIt(saying) &&
      saying.slot.type === 'day' &&
      saying.slot.day.day !== undefined &&
      days.isRival(slot, saying.slot) &&
      isRightAfter(saying),
  );
  // In one breath with the other, `start 26 januari, stopdag 2 februari`, the word before it counts.
  const isOfIt = (saying: SaidSlot) =>
    isIt(saying) && (saying.unit === other?.unit ? isRightAfter(saying) : isNear(saying, NEAR_UNITS));
  return other && !all.some(isOfIt) ? other : undefined;
}
const NEAR_UNITS = 1;

const LONGEST_BETWEEN_days = 14;

/** `zondag` was said, and `maandag zeventien augustus`: then Sunday is the sixteenth. */
function isWorkedOut({ day }: DaySlot, said: Said): boolean {
  const { weekday, month } = day;
  if (weekday === undefined || day.day === undefined || month === undefined) return false;
  const all = (said.slots.get('day') ?? []).flatMap(({ slot, isTakenBack, unit }) =>
    slot.type === 'day' && !isTakenBack ? [{ ...slot.day, by: said.units[unit]?.role }] : [],
  );
  const ofWeekday = all.filter((each) => each.weekday === weekday);
  // Both named it, and nobody with another date.
  if (new Set(ofWeekday.map(({ by }) => by)).size < 2 || ofWeekday.some((each) => each.day !== undefined))
    return false;
  return all.some((each) => {
    if (each.day === undefined || each.weekday === undefined || each.month !== month) return false;
    const days = (day.day ?? 0) - each.day;
    return Math.abs(days) <= LONGEST_BETWEEN_days && (days - (weekday - each.weekday)) % 7 === 0;
  });
}

const relative =
  /^(?:vandaag|morgen|overmorgen|gisteren|eergisteren|morgenochtend|morgenmiddag|today|tomorrow|yesterday)$/;

/** `Morgen, 24 oktober`: which day that is nobody says, and the word itself was said. */
const isDated = ({ at }: DaySlot, { tokens }: Noted, said: Said): boolean =>
  [1, 2].some((back) => {
    const text = tokens[at - back]?.text ?? '';
    return relative.test(text) && said.words.some((word) => word.text.startsWith(text));
  });

function checkDay(slot: DaySlot, noted: Noted, said: Said): Found[] {
  if (slot.day.day !== undefined && isDated(slot, noted, said)) return [];
  if (isDayAndNumber(slot, noted, said) || isWorkedOut(slot, said)) return [];
  const weighed = weigh(slot, noted, said, days);
  const { start, end } = slot;
  const wrong = weighed.same ? wrongWeekday(slot, said) : undefined;
  if (wrong) return [{ kind: 'date', start, end, said: wrong.text, units: [wrong.unit] }];
  const isExact = slot.day.day !== undefined && slot.day.month !== undefined;
  const labelled = isExact && weighed.same ? datedOtherwise(slot, noted, said) : undefined;
  if (labelled) return [{ kind: 'date', start, end, said: labelled.text, units: [labelled.unit] }];
  const isOther =
    isWithdrawn(weighed) ||
    (isExact ? isOutdone(weighed, SHARE_OF_DATE, LEAST_OF_DATE) : isOutdone(weighed, SHARE, LEAST));
  if (weighed.same && !isOther) return [];
  if (isMonthAndNumber(slot, noted, said)) return [];
  if (!isWhole(slot.day) && weighed.same && !isWithdrawn(weighed)) return [];
  if (!weighed.same && !weighed.back && isMisheardDay(slot.day, said, noted.language)) return [];
  return [{ kind: 'date', start, end, ...instead(weighed) }];
}

/** What was put in its place, or stands there. */
function instead({ other, back }: Weighed): Pick<Found, 'said' | 'units'> {
  const saying = back ? back.saying : other?.saying;
  return {
    said: back?.saying.instead ?? other?.saying.text ?? null,
    units: saying ? [saying.unit] : [],
  };
}

function checkClock(slot: ClockSlot, noted: Noted, said: Said): Found[] {
  const weighed = weigh(slot, noted, said, clocks);
  if (weighed.same && !isWithdrawn(weighed)) return [];
  const hour = slot.clock.minutes / 60;
  const isSaidHour = (said.slots.get('amount') ?? []).some(
    ({ slot: each, isTakenBack }) =>
      each.type === 'amount' && !isTakenBack && each.amount.value % 12 === hour % 12,
  );
  if (isSaidHour && !weighed.back) return [];
  const { start, end } = slot;
  return [{ kind: 'date', start, end, ...instead(weighed) }];
}

export const checkDays = (noted: Noted, said: Said): Found[] =>
  noted.slots.flatMap((slot) =>
    slot.type === 'day'
      ? checkDay(slot, noted, said)
      : slot.type === 'clock'
        ? checkClock(slot, noted, said)
        : [],
  );
