import { type CalendarDate, isSameDay } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components';
import { classNames } from './class-names.ts';

type CalendarDaysProps = {
  today: CalendarDate;
  /** Puts the focus on the day at hand when the view appears. */
  takesFocus: boolean;
};

export function CalendarDays({ today, takesFocus }: CalendarDaysProps) {
  const view = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) view.current?.querySelector<HTMLElement>('.calendar-day[tabindex="0"]')?.focus();
  }, [takesFocus]);

  return (
    <div ref={view} className="calendar-view">
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={classNames('calendar-day', isSameDay(date, today) && 'is-today')}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}
