import { type FormEvent, useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { SecondFactorField } from './second-factor-field.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { microsoftStrings } from './strings.ts';

type MicrosoftCodeFormProps = {
  error: Error | null;
  isPending: boolean;
  onCode: (otp_token: string) => void;
};

/** Our own second factor, where the institution's tenant asked for a password alone. */
export function MicrosoftCodeForm({ error, isPending, onCode }: MicrosoftCodeFormProps) {
  const t = useStrings(microsoftStrings);
  const [code, setCode] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim()) onCode(code.trim());
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {error && <SignInNotice error={error} />}
      <SecondFactorField value={code} onChange={(event) => setCode(event.target.value)} />
      <Button type="submit" size="lg" isPending={isPending}>
        {t.secondFactor}
      </Button>
    </form>
  );
}
