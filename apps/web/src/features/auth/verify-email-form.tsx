import { type SignedIn, VerifyEmail } from '@noteer/contract';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { groupedKey } from '../../lib/format.ts';
import { useStrings } from '../../lib/strings.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { useResendCode, useVerifyEmail } from './api.ts';
import { FailureNotice } from './failure-notice.tsx';
import { FormCodeField } from './form-code-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { verifyStrings } from './strings.ts';

export type Enrolment = {
  email: string;
  qr_code_url: string;
  totp_url: string;
  totp_key: string;
  signup_id: string;
};

type VerifyEmailFormProps = {
  enrolment: Enrolment;
  onBack: () => void;
  onVerified: (session: SignedIn) => void;
};

export function VerifyEmailForm({ enrolment, onBack, onVerified }: VerifyEmailFormProps) {
  const t = useStrings(verifyStrings);
  const { email, signup_id, qr_code_url, totp_url, totp_key } = enrolment;
  const verify = useVerifyEmail();
  const resend = useResendCode();
  const { form, showFieldErrors } = useContractForm(VerifyEmail, { email, signup_id, otp: '' });

  // The button that led here is gone; start reading where the step starts.
  const start = useRef<HTMLFormElement>(null);
  useEffect(() => {
    start.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  const submit = form.handleSubmit((values) =>
    verify.mutate(values, {
      onSuccess: onVerified,
      onError: (error) => showFieldErrors(error) || form.setFocus('otp'),
    }),
  );

  return (
    <form ref={start} tabIndex={-1} noValidate onSubmit={submit} className="flex flex-col gap-8 outline-none">
      {verify.error && <FailureNotice error={verify.error} fallback={t.failed} />}
      <Step number={1} title={t.scanTitle} text={t.scan}>
        <img
          src={qr_code_url}
          alt={t.qrCode}
          className="size-48 rounded-control border border-line bg-card p-2"
        />
        <p className="text-sm text-muted">
          {t.key} <code className="font-medium text-ink select-all">{groupedKey(totp_key)}</code>
        </p>
        <a href={totp_url} className="text-sm font-medium text-pine underline pointer-fine:hidden">
          {t.openApp}
        </a>
      </Step>
      <Step number={2} title={t.mailTitle} text={t.sentTo(email)}>
        <FormCodeField form={form} name="otp" label={t.code} length={6} />
        <ResendCode send={() => resend.mutateAsync({ email, signup_id })} />
      </Step>
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" isPending={verify.isPending}>
          {t.submit}
        </Button>
        <Button variant="quiet" icon={<ArrowLeft />} onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </form>
  );
}

type StepProps = { number: number; title: string; text: string; children: ReactNode };

function Step({ number, title, text, children }: StepProps) {
  return (
    <section className="flex gap-4">
      <span aria-hidden="true" className="display w-5 shrink-0 text-2xl text-pine">
        {number}
      </span>
      <div className="flex flex-col items-start gap-3">
        <div>
          <h2 className="font-semibold">{title}</h2>
          <p className="text-sm text-muted">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
