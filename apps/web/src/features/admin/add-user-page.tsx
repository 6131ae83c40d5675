import { AddUser, roles } from '@noteer/contract';
import { ArrowLeft } from 'lucide-react';
import { serverSentence } from '../../lib/error-strings.ts';
import { roleHelpStrings, roleStrings } from '../../lib/role-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAddUser } from './api.ts';
import { Invitations } from './invitations.tsx';
import { addUserStrings } from './strings.ts';

const emptyForm = {
  email: '',
  first_name: '',
  last_name: '',
  password: '',
  confirm_password: '',
  role: 'clinician',
} as const;

export function AddUserPage() {
  const t = useStrings(addUserStrings);
  const roleNames = useStrings(roleStrings);
  const roleHelp = useStrings(roleHelpStrings);
  const language = useLanguage();
  const add = useAddUser();
  const { form, field, showFieldErrors } = useContractForm(AddUser, emptyForm);
  const passwordProps = { showLabel: t.show, hideLabel: t.hide, autoComplete: 'new-password' };

  const submit = form.handleSubmit((values) =>
    add.mutate(values, {
      onSuccess: () => {
        form.reset();
        toast.success(t.done);
      },
      onError: (error) => {
        toast.error(t.failed);
        showFieldErrors(error, { email_taken: 'email' });
      },
    }),
  );

  return (
    <div className="flex flex-col items-start gap-4">
      <ButtonLink to="/admin" variant="quiet" size="sm" icon={<ArrowLeft />}>
        {t.back}
      </ButtonLink>
      <div className="grid w-full max-w-6xl items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <Card className="w-full">
          <form noValidate onSubmit={submit} className="flex flex-col gap-5">
            <p className="text-muted">{t.intro}</p>
            {add.error && (
              <Notice tone="error" title={t.failed}>
                {serverSentence(add.error, language)}
              </Notice>
            )}
            <TextField label={t.email} type="email" autoComplete="off" {...field('email')} />
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField label={t.first_name} autoComplete="off" {...field('first_name')} />
              <TextField label={t.last_name} autoComplete="off" {...field('last_name')} />
            </div>
            <SelectField
              label={t.gender}
              placeholder={t.chooseGender}
              options={[
                { value: 'male', label: t.male },
                { value: 'female', label: t.female },
                { value: 'other', label: t.other },
              ]}
              {...field('gender')}
            />
            <SelectField
              label={t.role}
              hint={Object.values(roleHelp).join(' ')}
              options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
              {...field('role')}
            />
            <PasswordField
              label={t.password}
              hint={t.passwordHint}
              {...passwordProps}
              {...field('password')}
            />
            <PasswordField label={t.confirm_password} {...passwordProps} {...field('confirm_password')} />
            <Button type="submit" size="lg" isPending={add.isPending} className="self-start">
              {t.submit}
            </Button>
          </form>
        </Card>
        <Invitations />
      </div>
    </div>
  );
}
