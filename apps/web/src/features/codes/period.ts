/** Of which days and whose codes the totals are; in the address, so that it can be kept and sent. */
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { useNow } from '../../lib/use-now.ts';
import { calendarDate } from '../../lib/wall-clock.ts';
import type { Period } from './api.ts';

const Asked = z.object({
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  clinician_id: z.uuid().optional().catch(undefined),
});

const LONGEST_days = 366;

/** What the server takes: at most a year, from the first day on. */
export const isPeriod = ({ from, to }: Pick<Period, 'from' | 'to'>): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days >= 0 && days <= LONGEST_days;
};

/** Unless something else is asked for: this month until today. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const today = calendarDate(useNow());
  const period = useMemo((): Period => {
    const { from, to, clinician_id } = Asked.parse(Object.fromEntries(params));
    return {
      from: from ?? `${today.slice(0, 7)}-01`,
      to: to ?? today,
      ...(clinician_id && { clinician_id }),
    };
  }, [params, today]);
  const change = useCallback(
    (changed: Partial<Record<keyof Period, string>>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changed)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { period, change };
}
