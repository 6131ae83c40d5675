import { VerifyResetCode } from '@noteer/contract';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { ApiError } from '../../lib/api.ts';
import { useStrings } from '../../lib/strings.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCheckEmail, useVerifyResetCode } from './api.ts';
import { FailureNotice } from './failure-notice.tsx';
import { FormCodeField } from './form-code-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { forgotStrings } from './strings.ts';

type ResetCodeFormProps = {
  email: string;
  token: string;
  onBack: () => void;
  onChecked: (token: string) => void;
};

const isWrongCode = (error: Error) => error instanceof ApiError && error.code === 'wrong_code';

export function ResetCodeForm({ email, token, onBack, onChecked }: ResetCodeFormProps) {
  const t = useStrings(forgotStrings);
  const verify = useVerifyResetCode();
  const resend = useCheckEmail();
  const { form } = useContractForm(VerifyResetCode, { token, otp: '' });

  useEffect(() => form.setFocus('otp'), [form]);

  const submit = form.handleSubmit((values) =>
    verify.mutate(values, { onSuccess: onChecked, onError: () => form.setFocus('otp') }),
  );

  // A new code comes with a new token; the old pair is dead from then on.
  const sendAgain = async () => {
    form.setValue('token', await resend.mutateAsync({ email }));
    form.resetField('otp');
    verify.reset();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {verify.error &&
        (isWrongCode(verify.error) ? (
          <Notice tone="error">{t.codeFailed}</Notice>
        ) : (
          <FailureNotice error={verify.error} fallback={t.codeFailed} />
        ))}
      <FormCodeField form={form} name="otp" label={t.code} length={4} />
      <ResendCode send={sendAgain} />
      <Button type="submit" size="lg" isPending={verify.isPending}>
        {t.checkCode}
      </Button>
      <Button variant="quiet" icon={<ArrowLeft />} onClick={onBack}>
        {t.otherEmail}
      </Button>
    </form>
  );
}
