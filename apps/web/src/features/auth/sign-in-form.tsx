import { Login, type SignedIn } from '@noteer/contract';
import { useEffect } from 'react';
import { ApiError } from '../../lib/api.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useLogin } from './api.ts';
import { SecondFactorField } from './second-factor-field.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { frameStrings, signInStrings } from './strings.ts';

type SignInFormProps = {
  email?: string;
  /** On the lock screen only the person who was there may come back. */
  isEmailFixed?: boolean;
  onSignedIn: (session: SignedIn) => void;
};

/** The password was right; only the second factor is still missing. */
const isHalfway = (error: unknown): boolean =>
  error instanceof ApiError && ['second_factor_required', 'second_factor_mailed'].includes(error.code);

export function SignInForm({ email = '', isEmailFixed = false, onSignedIn }: SignInFormProps) {
  const t = useStrings(signInStrings);
  const { show, hide } = useStrings(frameStrings);
  const language = useLanguage();
  const login = useLogin();
  const { form, field, showFieldErrors } = useContractForm(Login, { email, password: '', otp_token: '' });

  useEffect(() => {
    if (isEmailFixed) form.setFocus('password');
  }, [form, isEmailFixed]);

  function explain(error: Error) {
    if (isHalfway(error)) {
      form.setFocus('otp_token', { shouldSelect: true });
      return;
    }
    toast.error(failureSentence(error, language));
    const isPlaced = showFieldErrors(error, { wrong_second_factor: 'otp_token' });
    if (!isPlaced) form.setFocus('password', { shouldSelect: true });
  }

  const submit = form.handleSubmit((values) =>
    login.mutate(values, {
      onSuccess: (session) => {
        form.reset();
        onSignedIn(session);
      },
      onError: explain,
    }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {login.error && <SignInNotice error={login.error} />}
      <TextField
        label={t.email}
        type="email"
        autoComplete="username"
        readOnly={isEmailFixed}
        {...field('email')}
      />
      <PasswordField
        label={t.password}
        showLabel={show}
        hideLabel={hide}
        autoComplete="current-password"
        {...field('password')}
      />
      <SecondFactorField {...field('otp_token')} />
      <Button type="submit" size="lg" isPending={login.isPending}>
        {t.submit}
      </Button>
    </form>
  );
}
