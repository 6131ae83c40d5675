import { CheckEmail } from '@noteer/contract';
import { useStrings } from '../../lib/strings.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckEmail } from './api.ts';
import { FailureNotice } from './failure-notice.tsx';
import { forgotStrings } from './strings.ts';

type ResetEmailFormProps = { email: string; onSent: (email: string, token: string) => void };

export function ResetEmailForm({ email, onSent }: ResetEmailFormProps) {
  const t = useStrings(forgotStrings);
  const check = useCheckEmail();
  const { form, field, showFieldErrors } = useContractForm(CheckEmail, { email });

  const submit = form.handleSubmit((values) =>
    check.mutate(values, {
      onSuccess: (token) => onSent(values.email, token),
      onError: (error) => showFieldErrors(error),
    }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {check.error && <FailureNotice error={check.error} fallback={t.sendFailed} />}
      <TextField label={t.email} type="email" autoComplete="username" {...field('email')} />
      <Button type="submit" size="lg" isPending={check.isPending}>
        {t.sendCode}
      </Button>
    </form>
  );
}
