/** What is counted, and how a figure of it is written. */
import { useCallback } from 'react';
import { money, wholeNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/strings.ts';

export const measures = ['count', 'minutes', 'tariff'] as const;
export type Measure = (typeof measures)[number];

export type Counted = { count: number; minutes: number; tariff_cents: number; without_tariff: number };

export const measured = (counted: Counted, measure: Measure): number =>
  measure === 'tariff' ? counted.tariff_cents : counted[measure];

export function useFigures(): (counted: Counted, measure: Measure) => string {
  const language = useLanguage();
  return useCallback(
    (counted, measure) => {
      if (measure !== 'tariff') return wholeNumber(counted[measure], language);
      // None of them has a tariff: nothing is known, which is not nothing.
      return counted.without_tariff > 0 && counted.tariff_cents === 0
        ? '–'
        : money(counted.tariff_cents, language);
    },
    [language],
  );
}
