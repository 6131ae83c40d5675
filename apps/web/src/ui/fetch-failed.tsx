import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureSentence } from '../lib/error-strings.ts';
import { strings, useLanguage, useStrings } from '../lib/strings.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

const failedStrings = strings({
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
});

type FetchFailedProps = {
  /** What could not be loaded. */
  title: ReactNode;
  /** As `useQuery` has it. */
  result: { error: Error | null; isFetching?: boolean; refetch: () => unknown };
  /** Instead of what the error itself says. */
  children?: ReactNode;
};

/** Where something was to be shown and did not come: why, and another try. */
export function FetchFailed({ title, result, children }: FetchFailedProps) {
  const t = useStrings(failedStrings);
  const language = useLanguage();
  return (
    <EmptyState
      icon={<CloudOff />}
      title={title}
      action={
        <Button
          variant="secondary"
          isPending={result.isFetching ?? false}
          onClick={() => void result.refetch()}
        >
          {t.retry}
        </Button>
      }
    >
      {children ?? failureSentence(result.error, language)}
    </EmptyState>
  );
}
