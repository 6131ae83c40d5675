import { type CalendarDate, isSameDay } from '@internationalized/date';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components';

export function CalendarDays({ today }: { today: CalendarDate }) {
  return (
    <div className="calendar-view">
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="calendar-day"
              data-today={isSameDay(date, today) || undefined}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}
