import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { groupedKey } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { useConfirmAuthenticator } from './security-api.ts';
import { setUpStrings } from './security-strings.ts';

export type Enrolment = { qr_code_url: string; totp_url: string; totp_key: string };

type NewAuthenticatorProps = {
  enrolment: Enrolment;
  onConfirmed: (recovery_codes: string[]) => void;
  onCancel: () => void;
};

export function NewAuthenticator({ enrolment, onConfirmed, onCancel }: NewAuthenticatorProps) {
  const t = useStrings(setUpStrings);
  const language = useLanguage();
  const confirm = useConfirmAuthenticator();
  const [otp, setOtp] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    confirm.mutate(otp, { onSuccess: onConfirmed });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-muted">{t.scan}</p>
      <img
        src={enrolment.qr_code_url}
        alt={t.qrCode}
        className="size-48 self-center rounded-control border border-line bg-card p-2"
      />
      <p className="text-sm text-muted">
        {t.key} <code className="font-medium text-ink select-all">{groupedKey(enrolment.totp_key)}</code>
      </p>
      <a href={enrolment.totp_url} className="text-sm font-medium text-pine underline pointer-fine:hidden">
        {t.openApp}
      </a>
      <CodeField
        label={t.newCode}
        length={6}
        value={otp}
        error={confirm.error ? failureSentence(confirm.error, language) : undefined}
        onChange={setOtp}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel} disabled={confirm.isPending}>
          {t.cancel}
        </Button>
        <Button type="submit" isPending={confirm.isPending}>
          {t.confirm}
        </Button>
      </div>
    </form>
  );
}
