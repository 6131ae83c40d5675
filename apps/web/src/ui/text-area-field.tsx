import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';

type TextAreaFieldProps = FieldProps & ComponentProps<'textarea'>;

export function TextAreaField({ label, error, hint, id, className, rows = 4, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} id={id} className={className}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={classNames(controlLook, 'py-3 leading-normal')}
        />
      )}
    </Field>
  );
}
