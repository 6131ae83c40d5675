/** What is counted, how high it stands in a plot, and how it is said. */
import { type NoteNumbers, SIGNED_WITHIN } from '@noteer/contract';
import { share, wholeNumber } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { numbersStrings } from './strings.ts';

export const measures = ['consultations', 'signing', 'kept', 'marks', 'omissions'] as const;
export type Measure = (typeof measures)[number];

const partOf = (some: number, all: number) => (all === 0 ? null : some / all);

/** Times grow by doubling: each of them stands one step higher than the one before. */
const stepOf = (minutes: number | null) =>
  ((minutes === null ? SIGNED_WITHIN.length : SIGNED_WITHIN.findIndex((each) => each >= minutes)) + 1) /
  (SIGNED_WITHIN.length + 1);

/** From 0 to 1; null where there is nothing to show. `most` is the most consultations of a week. */
export function heightOf(measure: Measure, numbers: NoteNumbers, most: number): number | null {
  switch (measure) {
    case 'consultations':
      return numbers.consultations / Math.max(1, most);
    case 'signing':
      return stepOf(numbers.half_signed_within);
    case 'kept':
      return numbers.kept_share;
    case 'marks':
      return partOf(numbers.marks_taken, numbers.marks);
    case 'omissions':
      return partOf(numbers.omissions_taken, numbers.omissions);
  }
}

const MINUTES_A_DAY = 1_440;

/** As a person says it. */
export function useSaid(): (measure: Measure, numbers: NoteNumbers) => string {
  const t = useStrings(numbersStrings);
  const language = useLanguage();
  const time = (minutes: number | null) => {
    if (minutes === null) return t.overAWeek;
    if (minutes >= MINUTES_A_DAY) return t.days(minutes / MINUTES_A_DAY);
    return minutes >= 60 ? t.hours(minutes / 60) : t.minutes(minutes);
  };
  return (measure, numbers) => {
    switch (measure) {
      case 'consultations':
        return wholeNumber(numbers.consultations, language);
      case 'signing':
        return time(numbers.half_signed_within);
      case 'kept':
        return numbers.kept_share === null ? t.nothing : share(numbers.kept_share, language);
      case 'marks':
        return t.outOf(numbers.marks_taken, numbers.marks);
      case 'omissions':
        return t.outOf(numbers.omissions_taken, numbers.omissions);
    }
  };
}
