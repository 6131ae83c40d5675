import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CloudAlert } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useStrings } from '../lib/strings.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { frameStrings } from './strings.ts';

/** Stands in for a page that broke; what is around it keeps working. */
export function PageFailed() {
  const t = useStrings(frameStrings);
  const { reset } = useQueryErrorResetBoundary();
  const { revalidate, state } = useRevalidator();

  return (
    <EmptyState
      icon={<CloudAlert />}
      title={t.failedTitle}
      action={
        <Button
          isPending={state === 'loading'}
          onClick={() => {
            reset();
            void revalidate();
          }}
        >
          {t.retry}
        </Button>
      }
    >
      {t.failed}
    </EmptyState>
  );
}
