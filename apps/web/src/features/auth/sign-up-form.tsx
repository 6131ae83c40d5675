import { SignUp } from '@noteer/contract';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { useStrings } from '../../lib/strings.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useSignUp } from './api.ts';
import { FailureNotice } from './failure-notice.tsx';
import { frameStrings, signUpStrings } from './strings.ts';
import type { Enrolment } from './verify-email-form.tsx';

/** The terms are accepted on the screen; the server is asked nothing about them. */
const SignUpWithTerms = SignUp.safeExtend({
  terms: z.boolean().refine((isAccepted) => isAccepted, { error: signUpStrings.termsRequired.en }),
});

const emptyForm = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  confirm_password: '',
  terms: false,
};

/** An invitation names its address behind the #, where no server sees it. */
function invitedAddress(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

export function SignUpForm({ onSignedUp }: { onSignedUp: (enrolment: Enrolment) => void }) {
  const t = useStrings(signUpStrings);
  const { show, hide } = useStrings(frameStrings);
  const signUp = useSignUp();
  const { hash } = useLocation();
  const { form, field, showFieldErrors } = useContractForm(SignUpWithTerms, {
    ...emptyForm,
    email: invitedAddress(hash),
  });
  const passwordProps = { showLabel: show, hideLabel: hide, autoComplete: 'new-password' };

  const submit = form.handleSubmit(({ terms: _, ...account }) =>
    signUp.mutate(account, {
      onSuccess: ({ message: _, ...enrolment }) => onSignedUp({ email: account.email, ...enrolment }),
      onError: (error) => showFieldErrors(error),
    }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {signUp.error && <FailureNotice error={signUp.error} fallback={t.failed} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t.first_name} autoComplete="given-name" {...field('first_name')} />
        <TextField label={t.last_name} autoComplete="family-name" {...field('last_name')} />
      </div>
      <TextField label={t.email} type="email" autoComplete="email" {...field('email')} />
      <SelectField
        label={t.gender}
        placeholder={t.chooseGender}
        options={[
          { value: 'male', label: t.male },
          { value: 'female', label: t.female },
        ]}
        {...field('gender')}
      />
      <PasswordField label={t.password} hint={t.passwordHint} {...passwordProps} {...field('password')} />
      <PasswordField label={t.confirm_password} {...passwordProps} {...field('confirm_password')} />
      <CheckboxField {...field('terms')}>
        {t.acceptTerms}{' '}
        <TextLink to="/terms" target="_blank">
          {t.terms}
        </TextLink>
      </CheckboxField>
      <Button type="submit" size="lg" isPending={signUp.isPending}>
        {t.submit}
      </Button>
    </form>
  );
}
