import { useLanguage, useStrings } from '../lib/strings.ts';
import { useNow } from '../lib/use-now.ts';
import { calendarDate } from '../lib/wall-clock.ts';
import { Calendar } from '../ui/calendar.tsx';
import { calendarStrings } from './strings.ts';

type DayCalendarProps = {
  /** YYYY-MM-DD */
  value: string | null;
  onChange: (date: string) => void;
  /** What the date is for; "Datum" when the page leaves no doubt. */
  label?: string | undefined;
  error?: string | undefined;
};

/** The calendar with its words, marking the day that it is. */
export function DayCalendar({ value, onChange, label, error }: DayCalendarProps) {
  const t = useStrings(calendarStrings);
  const language = useLanguage();
  const today = calendarDate(useNow());
  return (
    <Calendar
      label={label ?? t.label}
      value={value}
      onChange={onChange}
      language={language}
      today={today}
      previousLabel={t.previous}
      nextLabel={t.next}
      yearViewLabel={t.years}
      dayViewLabel={t.days}
      error={error}
    />
  );
}
