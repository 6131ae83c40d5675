import { memo } from 'react';
import { type Control, type UseFormClearErrors, useController } from 'react-hook-form';
import { DayCalendar } from '../../consultations/day-calendar.tsx';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { TimeField } from '../../ui/time-field.tsx';
import { addAppointmentStrings } from './strings.ts';
import type { AppointmentValues } from './use-appointment-form.ts';

type Props = { control: Control<AppointmentValues>; clearErrors: UseFormClearErrors<AppointmentValues> };

/** The day and the times on it. Left alone while letters are typed elsewhere: a month is a lot to draw. */
export const WhenFields = memo(function WhenFields(props: Props) {
  const t = useStrings(addAppointmentStrings);
  return (
    <div className="flex flex-col gap-x-10 gap-y-5 sm:max-lg:flex-row">
      <DateField {...props} />
      <div className="grid grid-cols-2 content-start gap-x-4 gap-y-5 sm:max-lg:grid-cols-1">
        <ClockField name="start" label={t.start} {...props} />
        <ClockField name="end" label={t.end} {...props} />
      </div>
    </div>
  );
});

function DateField({ control, clearErrors }: Props) {
  const t = useStrings(addAppointmentStrings);
  const { field, fieldState } = useController({ control, name: 'date' });
  return (
    // On a phone the calendar is a little wider than what stands above it.
    <div ref={(node) => field.ref(focusable(node))} className="max-sm:-mx-5 max-sm:self-center">
      <DayCalendar
        label={t.date}
        value={field.value || null}
        onChange={(date) => {
          field.onChange(date);
          clearErrors('date');
        }}
        error={fieldState.error?.message}
      />
    </div>
  );
}

function ClockField({ control, clearErrors, name, label }: Props & { name: 'start' | 'end'; label: string }) {
  const language = useLanguage();
  const { field, fieldState } = useController({ control, name });
  return (
    <div ref={(node) => field.ref(focusable(node))}>
      <TimeField
        label={label}
        language={language}
        value={field.value || null}
        onChange={(time) => {
          field.onChange(time ?? '');
          clearErrors(name);
        }}
        error={fieldState.error?.message}
      />
    </div>
  );
}

/** A wrong field takes the focus at the part where one goes on: the hours, or the day at hand. */
const focusable = (node: HTMLElement | null) =>
  node && {
    focus: () => node.querySelector<HTMLElement>('[role="spinbutton"], .calendar-day[tabindex="0"]')?.focus(),
  };
