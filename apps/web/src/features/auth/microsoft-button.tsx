import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../lib/error-strings.ts';
import { configQuery } from '../../lib/installation.ts';
import { leaveFor } from '../../lib/leave.ts';
import { rememberState } from '../../lib/microsoft-state.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useStartMicrosoftLogin } from './api.ts';
import { signInStrings } from './strings.ts';

/** Only there where the institution has connected its Microsoft tenant. */
export function MicrosoftButton() {
  const t = useStrings(signInStrings);
  const language = useLanguage();
  const { data: config } = useQuery(configQuery());
  const start = useStartMicrosoftLogin();
  if (!config?.has_microsoft_login) return null;

  const go = () =>
    start.mutate(undefined, {
      onSuccess: ({ url, state }) => {
        rememberState(state);
        leaveFor(url);
      },
      onError: (error) => toast.error(failureSentence(error, language)),
    });

  return (
    <>
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t.or}
      </p>
      <Button variant="secondary" size="lg" isPending={start.isPending} onClick={go}>
        {t.microsoft}
      </Button>
    </>
  );
}
