import type { Task } from '@noteer/contract';
import { shortDate } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useNow } from '../../lib/use-now.ts';
import { calendarDate, startOfDate } from '../../lib/wall-clock.ts';
import { dueStrings } from './strings.ts';

export const dueGroups = ['overdue', 'today', 'later', 'undated'] as const;
type DueGroup = (typeof dueGroups)[number];

/** Whole days, whatever the clocks do in between. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Where a date stands from today, and how that is said. */
export function useDue() {
  const t = useStrings(dueStrings);
  const language = useLanguage();
  const today = calendarDate(useNow());

  function groupOf({ due }: Task): DueGroup {
    if (!due) return 'undated';
    if (due === today) return 'today';
    return due < today ? 'overdue' : 'later';
  }

  function inWords(due: string): string {
    const days = daysBetween(today, due);
    if (days === 0) return t.today;
    if (days === 1) return t.tomorrow;
    const date = shortDate(startOfDate(due), startOfDate(today), language);
    if (days > 0) return date;
    return `${days === -1 ? t.dayLate : t.daysLate(-days)} · ${date}`;
  }

  return { groupOf, inWords };
}
