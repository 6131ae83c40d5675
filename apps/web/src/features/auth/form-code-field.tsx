import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import { CodeField } from '../../ui/code-field.tsx';

type FormCodeFieldProps<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  name: Path<Input>;
  label: string;
  length: number;
};

/** Ties the boxes of a code to a form; the boxes hand over a value instead of an event. */
export function FormCodeField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  length,
}: FormCodeFieldProps<Input, Output>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <CodeField
      {...field}
      label={label}
      length={length}
      error={fieldState.error?.message}
      onChange={(value) => {
        field.onChange(value);
        form.clearErrors(name);
      }}
    />
  );
}
