import type { CodeTotals } from '@noteer/contract';
import { sortStrings } from '../../consultations/code-strings.ts';
import { shortDate } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useNow } from '../../lib/use-now.ts';
import { startOfDate } from '../../lib/wall-clock.ts';
import type { Counted } from './measure.ts';
import { totalsStrings } from './totals-strings.ts';

export type By = 'day' | 'clinician' | 'code';
export type TotalsRow = Counted & { id: string; name: string; detail: string | null };

/** The same table of three things. */
export function useTotalsRows(totals: CodeTotals | undefined, by: By): TotalsRow[] {
  const t = useStrings(totalsStrings);
  const sorts = useStrings(sortStrings);
  const language = useLanguage();
  const now = useNow();
  if (!totals) return [];
  switch (by) {
    case 'day':
      return totals.by_day.map((row) => ({
        ...row,
        id: row.day,
        name: shortDate(startOfDate(row.day), now, language),
        detail: null,
      }));
    case 'clinician':
      return totals.by_clinician.map((row) => ({
        ...row,
        id: row.clinician_id,
        name: row.clinician_name,
        detail: null,
      }));
    case 'code':
      return totals.by_code.map((row) => ({
        ...row,
        id: `${row.system} ${row.code}`,
        name: `${sorts[row.system]} ${row.code || t.noCode}`,
        detail: row.meaning,
      }));
  }
}
