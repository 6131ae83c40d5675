import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';

type Option = { value: string; label: string };

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly Option[];
    /** Shown while nothing is chosen; its value is the empty string. */
    placeholder?: string | undefined;
  };

export function SelectField({
  label,
  error,
  hint,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  // React refuses both at once, and a form library brings only one of the two.
  const start =
    'value' in select || 'defaultValue' in select ? {} : { defaultValue: placeholder ? '' : undefined };
  return (
    <Field label={label} error={error} hint={hint} id={id} className={className}>
      {(control) => (
        <span className="relative">
          <select
            {...start}
            {...select}
            {...control}
            className={classNames(controlLook, 'select-look appearance-none text-ellipsis pr-11')}
          >
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  );
}
