import type { CalendarDate } from '@internationalized/date';
import type { KeyboardEvent } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';

/** Four rows of three: as high as the days, so nothing jumps when the view changes. */
export const YEARS_PER_PAGE = 12;

export const pageStart = (year: number): number => Math.floor(year / YEARS_PER_PAGE) * YEARS_PER_PAGE;

type CalendarYearsProps = {
  label: string;
  focused: CalendarDate;
  today: CalendarDate;
  onPick: (year: number) => void;
  onPage: (direction: 1 | -1) => void;
  onLeave: () => void;
};

export function CalendarYears({ label, focused, today, onPick, onPage, onLeave }: CalendarYearsProps) {
  const first = pageStart(focused.year);
  const years = Array.from({ length: YEARS_PER_PAGE }, (_, offset) => first + offset);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'PageUp') onPage(-1);
    else if (event.key === 'PageDown') onPage(1);
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="calendar-view" onKeyDownCapture={handleKey}>
      <ListBox
        // A new page is a new list, so that focus lands on its own year and not on a number that is gone.
        key={first}
        aria-label={label}
        autoFocus
        layout="grid"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[String(focused.year)]}
        onAction={(key) => onPick(Number(key))}
        className="calendar-years"
      >
        {years.map((year) => (
          <ListBoxItem
            key={year}
            id={String(year)}
            textValue={String(year)}
            className="calendar-year"
            data-today={year === today.year || undefined}
          >
            {year}
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  );
}
