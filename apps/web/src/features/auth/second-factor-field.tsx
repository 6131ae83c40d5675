import { type ComponentProps, useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { signInStrings } from './strings.ts';

type SecondFactorFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

/** The code of the app or, for whoever lost the phone, a recovery code: the same field with the keys that it needs. */
export function SecondFactorField(field: SecondFactorFieldProps) {
  const t = useStrings(signInStrings);
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div className="flex flex-col items-start gap-1">
      <TextField
        className="w-full"
        label={isRecovery ? t.recoveryCode : t.code}
        hint={isRecovery ? t.recoveryCodeHint : t.codeHint}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize={isRecovery ? 'characters' : undefined}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        {...field}
      />
      <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? t.useApp : t.useRecoveryCode}
      </Button>
    </div>
  );
}
