import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { setUpStrings } from './security-strings.ts';

type OwnProof = { password: string; otp_token?: string };

type OwnProofFormProps = {
  intro: string;
  asksForCode: boolean;
  error: Error | null;
  isPending: boolean;
  onProof: (proof: OwnProof) => void;
  onCancel: () => void;
};

/** Under which field a refusal belongs. */
const fieldOf = (error: Error | null): 'password' | 'code' | null => {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'wrong_password') return 'password';
  return error.code === 'wrong_code' ? 'code' : null;
};

/** Whoever sits at a desk that was left open gets no further than this. */
export function OwnProofForm({ intro, asksForCode, error, isPending, onProof, onCancel }: OwnProofFormProps) {
  const t = useStrings(setUpStrings);
  const language = useLanguage();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const sentence = error ? failureSentence(error, language) : undefined;
  const place = fieldOf(error);

  function submit(event: FormEvent) {
    event.preventDefault();
    const otp_token = code.trim();
    onProof({ password, ...(otp_token && { otp_token }) });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-muted">{intro}</p>
      {sentence && !place && <Notice tone="error">{sentence}</Notice>}
      <PasswordField
        label={t.password}
        hint={t.passwordHint}
        showLabel={t.show}
        hideLabel={t.hide}
        autoComplete="current-password"
        value={password}
        error={place === 'password' ? sentence : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      {asksForCode && (
        <TextField
          label={t.code}
          autoComplete="one-time-code"
          value={code}
          error={place === 'code' ? sentence : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel} disabled={isPending}>
          {t.cancel}
        </Button>
        <Button type="submit" isPending={isPending}>
          {t.next}
        </Button>
      </div>
    </form>
  );
}
