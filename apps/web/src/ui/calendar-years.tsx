import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

/** Four rows of three: as high as the days, so nothing jumps when the view changes. */
export const YEARS_PER_PAGE = 12;
const YEARS_PER_ROW = 3;

export const pageStart = (year: number): number => Math.floor(year / YEARS_PER_PAGE) * YEARS_PER_PAGE;

type CalendarYearsProps = {
  label: string;
  year: number;
  thisYear: number;
  /** Moves through the years without choosing one; running off a page turns it. */
  onMove: (year: number) => void;
  onPick: (year: number) => void;
  onLeave: () => void;
};

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -YEARS_PER_ROW,
  ArrowDown: YEARS_PER_ROW,
  PageUp: -YEARS_PER_PAGE,
  PageDown: YEARS_PER_PAGE,
};

export function CalendarYears({ label, year, thisYear, onMove, onPick, onLeave }: CalendarYearsProps) {
  const first = pageStart(year);
  const current = useRef<HTMLButtonElement>(null);
  const isFirstPaint = useRef(true);
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The arrows beside the heading turn pages too; they keep the focus that they have.
    const isHere =
      group.current?.contains(document.activeElement) || document.activeElement === document.body;
    if (year && (isFirstPaint.current || isHere)) current.current?.focus();
    isFirstPaint.current = false;
  }, [year]);

  function handleKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step) onMove(year + step);
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      onKeyDown={handleKey}
      className="calendar-view calendar-years"
    >
      {Array.from({ length: YEARS_PER_PAGE }, (_, offset) => first + offset).map((shown) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio cannot tell moving from choosing
        <button
          key={shown}
          ref={shown === year ? current : null}
          type="button"
          role="radio"
          aria-checked={shown === year}
          tabIndex={shown === year ? 0 : -1}
          onClick={() => onPick(shown)}
          className={classNames('calendar-year', shown === thisYear && 'is-today')}
        >
          {shown}
        </button>
      ))}
    </div>
  );
}
