/** A form that asks what the contract asks: checked on submit only, one message under each field. */
import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from './exchange.ts';

export function useContractForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  defaultValues: NoInfer<DefaultValues<Input>>,
) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;

  /** Everything a field of ui/ takes. Editing a field takes its message away until the next submit. */
  const field = <Name extends Path<Input>>(name: Name) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message as string | undefined,
  });

  /** Puts the server's complaints under their fields; tells whether there was a field for any of them. */
  function showFieldErrors(error: unknown): boolean {
    if (!(error instanceof ApiError)) return false;
    const known = Object.entries(error.fields).filter(([name]) => name in form.getValues());
    known.forEach(([name, messages], index) => {
      const message = messages[0] ?? error.detail;
      form.setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    return known.length > 0;
  }

  return { form, field, showFieldErrors };
}
