import { parseTime, type Time } from '@internationalized/date';
import { useId } from 'react';
import {
  DateInput,
  DateSegment,
  I18nProvider,
  Label,
  TimeField as RawTimeField,
} from 'react-aria-components';
import { FieldError, labelLook } from './field.tsx';
import { type Language, localeOf } from './locale.tsx';
import { toStep } from './time-step.ts';

type TimeFieldProps = {
  label: string;
  /** HH:mm */
  value: string | null;
  onChange: (value: string | null) => void;
  language: Language;
  minuteStep?: number | undefined;
  error?: string | undefined;
};

/** Hours and minutes are typed or stepped with the arrow keys; there is no a.m. or p.m. in any language. */
export function TimeField({ label, value, onChange, language, minuteStep = 1, error }: TimeFieldProps) {
  const errorId = useId();
  const time = value ? parseTime(value) : null;

  function handleChange(next: Time | null) {
    const hoursAndMinutes = (t: Time) => t.toString().slice(0, 'HH:mm'.length);
    onChange(next ? hoursAndMinutes(toStep(next, time, minuteStep)) : null);
  }

  return (
    <I18nProvider locale={localeOf(language)}>
      <RawTimeField
        value={time}
        onChange={handleChange}
        hourCycle={24}
        granularity="minute"
        shouldForceLeadingZeros
        isInvalid={Boolean(error)}
        {...(error && { 'aria-describedby': errorId })}
        className="flex flex-col gap-1.5"
      >
        <Label className={labelLook}>{label}</Label>
        <DateInput className="time-input">
          {(segment) => <DateSegment segment={segment} className="time-segment" />}
        </DateInput>
        <FieldError id={errorId} error={error} />
      </RawTimeField>
    </I18nProvider>
  );
}
