import { resetPassword } from '@noteer/contract';
import { useEffect } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useResetPassword } from './api.ts';
import { FailureNotice } from './failure-notice.tsx';
import { forgotStrings, frameStrings } from './strings.ts';

type ResetPasswordFormProps = { token: string; onReset: () => void };

export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const t = useStrings(forgotStrings);
  const { show, hide } = useStrings(frameStrings);
  const reset = useResetPassword();
  const { form, field, showFieldErrors } = useContractForm(resetPassword.body, {
    token,
    password: '',
    confirm_password: '',
  });
  const passwordProps = { showLabel: show, hideLabel: hide, autoComplete: 'new-password' };

  useEffect(() => form.setFocus('password'), [form]);

  const submit = form.handleSubmit((values) =>
    reset.mutate(values, { onSuccess: onReset, onError: (error) => showFieldErrors(error) }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {reset.error && <FailureNotice error={reset.error} fallback={t.resetFailed} />}
      <PasswordField label={t.password} {...passwordProps} {...field('password')} />
      <PasswordField label={t.confirm_password} {...passwordProps} {...field('confirm_password')} />
      <Button type="submit" size="lg" isPending={reset.isPending}>
        {t.save}
      </Button>
    </form>
  );
}
