import type { ComponentProps } from 'react';
import { controlLook, Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & ComponentProps<'input'>;

export function TextField({ label, error, hint, id, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} id={id} className={className}>
      {(control) => <input {...input} {...control} className={controlLook} />}
    </Field>
  );
}
