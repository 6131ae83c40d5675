/** Which minutes of a contact count: the planned or the real ones, and by which rule. */
import type { Contact, TimeRule } from './types.ts';

/** A consultation is priced from so many minutes; the last step has no end. */
export const steps = [5, 15, 30, 45, 60, 75, 90, 120] as const;

/** Null: too short to be billed. */
export const stepOf = (minutes: number): number | null => steps.findLast((step) => step <= minutes) ?? null;

/** Planning counts as long as the real time differs by no more than this; a minute more, and the real time counts. */
const mostDeviation_minutes = 15;

/** Longer than a day is a mistake, and nothing that anyone can have said. */
export const dayLong_minutes = 24 * 60;

type CountedBy = 'planning' | 'deviation' | 'real' | 'unplanned';
type Counted = { minutes: number; by: CountedBy };
type Times = Pick<Contact, 'is_planned' | 'planned_minutes' | 'real_minutes'>;
type TimeField = 'planned_minutes' | 'real_minutes';

/** Unplanned care never counts by planning; planned care only where the institution works by that rule. */
const goesByPlanning = (contact: Pick<Contact, 'is_planned'>, rule: TimeRule) =>
  contact.is_planned && rule === 'planning';

export const timesThatMatter = (contact: Times, rule: TimeRule): TimeField[] =>
  goesByPlanning(contact, rule) ? ['planned_minutes', 'real_minutes'] : ['real_minutes'];

/** Null: a time that matters was not said. Parts of a minute count as they are: 15.5 is more than 15, 44.9 is not from 45. */
export function countMinutes(contact: Times, rule: TimeRule): Counted | null {
  const { planned_minutes: planned, real_minutes: real } = contact;
  if (real === null) return null;
  if (!contact.is_planned) return { minutes: real, by: 'unplanned' };
  if (rule === 'real') return { minutes: real, by: 'real' };
  if (planned === null) return null;
  return Math.abs(real - planned) > mostDeviation_minutes
    ? { minutes: real, by: 'deviation' }
    : { minutes: planned, by: 'planning' };
}

const anyMinutes = Array.from({ length: dayLong_minutes + 1 }, (_, minutes) => minutes);

/** All minutes that can count, given what was said of the times. */
export function possibleMinutes(contact: Times, rule: TimeRule): number[] {
  const counted = countMinutes(contact, rule);
  if (counted) return [counted.minutes];
  const unsaid = timesThatMatter(contact, rule).filter((field) => contact[field] === null);
  const [only] = unsaid;
  if (!only || unsaid.length > 1) return anyMinutes;
  return anyMinutes.flatMap((minutes) => countMinutes({ ...contact, [only]: minutes }, rule)?.minutes ?? []);
}

/** The nearest other real times that would be counted as something else, by whatever `sortOf` tells apart. */
export function otherTimes<T>(contact: Times, rule: TimeRule, sortOf: (minutes: number) => T) {
  const real = contact.real_minutes;
  const sortAt = (minutes: number) => {
    const counted = countMinutes({ ...contact, real_minutes: minutes }, rule);
    return counted && sortOf(counted.minutes);
  };
  if (real === null) return { shorter: null, longer: null };
  const now = sortAt(real);
  const differs = (minutes: number) => sortAt(minutes) !== now;
  const found = (minutes: number | undefined) =>
    minutes === undefined ? null : { real: minutes, sort: sortAt(minutes) };
  return {
    shorter: found(anyMinutes.findLast((minutes) => minutes < real && differs(minutes))),
    longer: found(anyMinutes.find((minutes) => minutes > real && differs(minutes))),
  };
}
