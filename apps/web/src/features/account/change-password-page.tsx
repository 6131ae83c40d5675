import { ChangePassword } from '@noteer/contract';
import { serverSentence } from '../../lib/error-strings.ts';
import { signIn } from '../../lib/session.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useChangePassword } from './api.ts';
import { changePasswordStrings } from './strings.ts';

const emptyForm = { old_password: '', password: '', confirm_password: '' };

export function ChangePasswordPage() {
  const t = useStrings(changePasswordStrings);
  const language = useLanguage();
  const change = useChangePassword();
  const { form, field, showFieldErrors } = useContractForm(ChangePassword, emptyForm);
  const reveal = { showLabel: t.show, hideLabel: t.hide };

  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: (session) => {
        // All older tokens died with the old password; these are the ones to go on with.
        signIn(session);
        form.reset();
        toast.success(t.done);
      },
      onError: (error) => {
        toast.error(t.failed);
        showFieldErrors(error, { wrong_password: 'old_password' });
      },
    }),
  );

  return (
    <Card className="max-w-xl">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-muted">{t.intro}</p>
        {change.error && (
          <Notice tone="error" title={t.failed}>
            {serverSentence(change.error, language)}
          </Notice>
        )}
        <PasswordField
          label={t.old_password}
          autoComplete="current-password"
          {...reveal}
          {...field('old_password')}
        />
        <PasswordField
          label={t.password}
          hint={t.passwordHint}
          autoComplete="new-password"
          {...reveal}
          {...field('password')}
        />
        <PasswordField
          label={t.confirm_password}
          autoComplete="new-password"
          {...reveal}
          {...field('confirm_password')}
        />
        <Button type="submit" size="lg" isPending={change.isPending} className="self-start">
          {t.submit}
        </Button>
      </form>
    </Card>
  );
}
