/** A certain value of a text: what it says, in one form for words and figures. */
import type { Unit } from './units.ts';

export type ValueKind = 'number' | 'dose' | 'measure' | 'date' | 'time' | 'medicine';

export type ReadDate = {
  year: number | null;
  /** 1 to 12. */
  month: number | null;
  day: number | null;
  /** 1 is Monday, 7 Sunday. */
  weekday: number | null;
};

type Place = { start: number; end: number; text: string };
type Numbers = {
  /** Two of a blood pressure and of a score out of something: `27/30`. */
  numbers: number[];
  /** What the same figures say as well: `1.500` may be one and a half. */
  also: number[];
};

export type Value = Place &
  (
    | ({ kind: 'number' } & Numbers)
    | ({ kind: 'dose' | 'measure'; unit: Unit } & Numbers)
    | ({ kind: 'date' } & ReadDate)
    /** After midnight. Without a part of the day, what was said: `tien uur` is 600. */
    | { kind: 'time'; minutes: number }
    /** The medicine by its own name, whatever it was called. */
    | { kind: 'medicine'; name: string }
  );
