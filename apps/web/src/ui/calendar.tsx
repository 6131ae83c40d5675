import { type CalendarDate, getLocalTimeZone, parseDate, today as todayIn } from '@internationalized/date';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { I18nProvider, Calendar as RawCalendar } from 'react-aria-components';
import { CalendarDays } from './calendar-days.tsx';
import { CalendarYears, pageStart, YEARS_PER_PAGE } from './calendar-years.tsx';
import { FieldError } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { type Language, localeOf } from './locale.tsx';

type CalendarProps = {
  label: string;
  /** YYYY-MM-DD */
  value: string | null;
  onChange: (value: string) => void;
  language: Language;
  previousLabel: string;
  nextLabel: string;
  yearViewLabel: string;
  dayViewLabel: string;
  error?: string | undefined;
  /** YYYY-MM-DD; the day that is marked as today. */
  today?: string | undefined;
};

export function Calendar(props: CalendarProps) {
  const { label, value, onChange, language, error } = props;
  const today = props.today ? parseDate(props.today) : todayIn(getLocalTimeZone());
  const selected = value ? parseDate(value) : null;
  const [focused, setFocused] = useState<CalendarDate>(selected ?? today);
  const [view, setView] = useState<'day' | 'year'>('day');
  const [hasPickedYear, setPickedYear] = useState(false);
  const [seenValue, setSeenValue] = useState(value);
  const errorId = useId();

  // A value that is set from outside brings its month into view.
  if (value !== seenValue) {
    setSeenValue(value);
    if (selected) setFocused(selected);
  }

  function backToDays(year: number) {
    setFocused(focused.set({ year }));
    setPickedYear(true);
    setView('day');
  }

  function toggleView() {
    setPickedYear(false);
    setView(view === 'day' ? 'year' : 'day');
  }

  function page(direction: 1 | -1) {
    const step = view === 'day' ? { months: direction } : { years: direction * YEARS_PER_PAGE };
    setFocused(focused.add(step));
  }

  return (
    <I18nProvider locale={localeOf(language)}>
      <div className="flex w-80 flex-col gap-1.5">
        <RawCalendar
          aria-label={label}
          value={selected}
          onChange={(date) => onChange(date.toString())}
          focusedValue={focused}
          onFocusChange={setFocused}
          firstDayOfWeek="mon"
          isInvalid={Boolean(error)}
          {...(error && { 'aria-describedby': errorId })}
          className="calendar"
        >
          <header className="flex items-center">
            <IconButton label={props.previousLabel} icon={<ChevronLeft />} onClick={() => page(-1)} />
            <HeadingButton
              text={view === 'day' ? monthName(focused, language) : yearRange(focused)}
              label={view === 'day' ? props.yearViewLabel : props.dayViewLabel}
              isOpen={view === 'year'}
              onClick={toggleView}
            />
            <IconButton label={props.nextLabel} icon={<ChevronRight />} onClick={() => page(1)} />
          </header>
          {view === 'day' ? (
            <CalendarDays today={today} takesFocus={hasPickedYear} />
          ) : (
            <CalendarYears
              label={props.yearViewLabel}
              year={focused.year}
              thisYear={today.year}
              onMove={(year) => setFocused(focused.set({ year }))}
              onPick={backToDays}
              onLeave={() => backToDays(focused.year)}
            />
          )}
        </RawCalendar>
        <FieldError id={errorId} error={error} />
      </div>
    </I18nProvider>
  );
}

type HeadingButtonProps = { text: string; label: string; isOpen: boolean; onClick: () => void };

function HeadingButton({ text, label, isOpen, onClick }: HeadingButtonProps) {
  return (
    <button type="button" aria-expanded={isOpen} onClick={onClick} className="calendar-heading">
      <span aria-live="polite">{text}</span>
      <span className="sr-only">, {label}</span>
      <ChevronDown aria-hidden="true" className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
    </button>
  );
}

function monthName(date: CalendarDate, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(date.toDate('UTC'));
}

function yearRange(date: CalendarDate): string {
  const first = pageStart(date.year);
  return `${first} – ${first + YEARS_PER_PAGE - 1}`;
}
