import type { NumbersOfWeek } from '@noteer/contract';
import { useState } from 'react';
import { fileDate } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { heightOf, type Measure, useSaid } from './measures.ts';
import { numbersStrings } from './strings.ts';

type WeekPlotProps = {
  measure: Measure;
  weeks: readonly string[];
  byWeek: ReadonlyMap<string, NumbersOfWeek>;
};

/** Of a hundred: a column and the room beside it. */
const COLUMN = 0.72;

/** A column for each week. With the pointer or the arrow keys one goes from week to week; the table beneath has every figure. */
export function WeekPlot({ measure, weeks, byWeek }: WeekPlotProps) {
  const t = useStrings(numbersStrings);
  const language = useLanguage();
  const said = useSaid();
  const [at, setAt] = useState<number>();
  const shown = Math.min(at ?? weeks.length - 1, weeks.length - 1);
  const most = Math.max(1, ...[...byWeek.values()].map(({ numbers }) => numbers?.consultations ?? 0));
  const day = (week: string | undefined) => (week ? fileDate({ date: week }, language) : '');
  const words = (week: string | undefined) => {
    const row = week === undefined ? undefined : byWeek.get(week);
    const value = row?.numbers ? said(measure, row.numbers) : row ? t.fewerThan5 : t.nothing;
    return `${value}, ${t.weekOf(day(week))}`;
  };
  const wide = 100 / weeks.length;
  return (
    <figure className="week-plot">
      <figcaption>
        <span className="block font-medium">{t[measure]}</span>
        <span className="block text-sm text-muted">{t[`${measure}Hint`]}</span>
        <span className="tabular block pt-2 text-lg">{words(weeks[shown])}</span>
      </figcaption>
      <div className="week-plot-area">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {weeks.map((week, place) => {
            const row = byWeek.get(week);
            const high = row?.numbers ? heightOf(measure, row.numbers, most) : null;
            const x = place * wide + (wide * (1 - COLUMN)) / 2;
            const tall = Math.max(high === null ? 0 : 1.5, (high ?? 0) * 100);
            return (
              <rect
                key={week}
                x={x}
                y={row && high === null ? 98.5 : 100 - tall}
                width={wide * COLUMN}
                height={row && high === null ? 1.5 : tall}
                data-shown={place === shown || undefined}
                data-untold={(row && high === null) || undefined}
              />
            );
          })}
        </svg>
        <input
          type="range"
          min={0}
          max={weeks.length - 1}
          value={shown}
          aria-label={t.chooseWeek(t[measure])}
          aria-valuetext={words(weeks[shown])}
          onChange={(event) => setAt(event.target.valueAsNumber)}
          onPointerMove={(event) => {
            const { left, width } = event.currentTarget.getBoundingClientRect();
            const place = Math.floor(((event.clientX - left) / width) * weeks.length);
            if (event.pointerType === 'mouse') setAt(Math.max(0, Math.min(weeks.length - 1, place)));
          }}
          onPointerLeave={() => setAt(undefined)}
        />
      </div>
      <p aria-hidden="true" className="time-axis">
        <span>{day(weeks[0])}</span>
        <span>{day(weeks.at(-1))}</span>
      </p>
    </figure>
  );
}
