/** What a text counts and when it says things are: amounts, days and times of the clock, each at its place. */
import type { Token } from './tokens.ts';
import type { Unit } from './units.ts';

export type Place = { start: number; end: number; index: number; length: number };

export type Amount = Place & {
  what: 'amount';
  value: number;
  unit: Unit | undefined;
  isOrdinal: boolean;
  /** In digits: nobody writes those for an article. */
  isNumeral: boolean;
  /** Other readings of the same words. */
  others: number[];
  /** How many tokens are the number itself. */
  step: number;
};

/** A day as far as it is named. */
export type Day = Place & {
  what: 'day';
  day?: number;
  month?: number;
  year?: number;
  weekday?: number;
  /** Written as 3/4: month first in some countries. */
  mayBeSwapped?: boolean;
};

/** Minutes after twelve: three in the night and in the afternoon are said alike. */
export type Clock = Place & { what: 'clock'; minutes: number };

export type Quantity = Amount | Day | Clock;

export const placeOf = (tokens: readonly Token[], index: number, length: number): Place => ({
  start: tokens[index]?.start ?? 0,
  end: tokens[index + length - 1]?.end ?? 0,
  index,
  length,
});
