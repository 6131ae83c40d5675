import type { CodeTotals } from '@noteer/contract';
import { useState } from 'react';
import { shortDate } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useNow } from '../../lib/use-now.ts';
import { startOfDate } from '../../lib/wall-clock.ts';
import type { Period } from './api.ts';
import { type Measure, measured, useFigures } from './measure.ts';
import { totalsStrings } from './totals-strings.ts';

type Day = CodeTotals['by_day'][number];
type DayColumnsProps = { days: readonly Day[]; period: Period; measure: Measure };

/** Every day of the period, also those on which nothing was. */
function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = Date.parse(from); day <= Date.parse(to); day += 86_400_000)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

/** A column for each day. It is for the eye; the table beneath has every figure. */
export function DayColumns({ days, period, measure }: DayColumnsProps) {
  const t = useStrings(totalsStrings);
  const language = useLanguage();
  const now = useNow();
  const figure = useFigures();
  const [shown, setShown] = useState<Day | null>(null);
  const byDay = new Map(days.map((day) => [day.day, day]));
  const most = Math.max(1, ...days.map((day) => measured(day, measure)));
  const highest = days.find((day) => measured(day, measure) === most);
  const written = (day: string) => shortDate(startOfDate(day), now, language);
  const all = daysOf(period);
  return (
    <figure className="day-columns">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{t.plotOf(t[measure])}</span>
        <span className="tabular min-h-5 text-sm text-muted">
          {shown
            ? `${written(shown.day)}: ${figure(shown, measure)}`
            : highest && t.highest(figure(highest, measure), written(highest.day))}
        </span>
      </figcaption>
      <div aria-hidden="true" className="day-columns-area" onPointerLeave={() => setShown(null)}>
        {all.map((day) => {
          const counted = byDay.get(day);
          return (
            <span key={day} className="day-column" onPointerEnter={() => setShown(counted ?? null)}>
              {counted && <span style={{ height: `${(measured(counted, measure) / most) * 100}%` }} />}
            </span>
          );
        })}
      </div>
      <p aria-hidden="true" className="time-axis">
        <span>{written(all[0] ?? period.from)}</span>
        <span>{written(period.to)}</span>
      </p>
    </figure>
  );
}
