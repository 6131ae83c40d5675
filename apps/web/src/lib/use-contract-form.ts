/** A form that asks what the contract asks: checked on submit only, one message under each field. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { ErrorCode } from '@noteer/contract';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fieldSentence, serverSentence } from './error-strings.ts';
import { ApiError } from './exchange.ts';
import { useLanguage } from './strings.ts';

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
  const language = useLanguage();

  const wordsOf = (message: string | undefined) => message && fieldSentence(message, language);

  /** Everything a field of ui/ takes. Editing a field takes its message away until the next submit. */
  const field = <Name extends Path<Input>>(name: Name) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: wordsOf(errors[name]?.message as string | undefined),
  });

  /**
   * Puts the server's complaints under their fields and tells whether any found its place. `homes` says
   * under which field a refusal belongs that names none itself.
   */
  function showFieldErrors(error: unknown, homes: Partial<Record<ErrorCode, Path<Input>>> = {}): boolean {
    if (!(error instanceof ApiError)) return false;
    const sentence = serverSentence(error, language) ?? error.detail;
    const home = homes[error.code];
    const complaints = home ? { [home]: [sentence] } : error.fields;
    const known = Object.entries(complaints).filter(([name]) => name in form.getValues());
    known.forEach(([name, messages], index) => {
      // Only messages of validation are the same in every language.
      const message = (error.code === 'invalid' && messages[0]) || sentence;
      form.setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    return known.length > 0;
  }

  return { form, field, showFieldErrors };
}
