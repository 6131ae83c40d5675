import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CloudAlert } from 'lucide-react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { startOver } from '../lib/leave.ts';
import { useStrings } from '../lib/strings.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageNotLoaded } from './load-page.ts';
import { frameStrings } from './strings.ts';

/** Stands in for a page that broke; what is around it keeps working. */
export function PageFailed() {
  const t = useStrings(frameStrings);
  const { reset } = useQueryErrorResetBoundary();
  const location = useLocation();
  const navigate = useNavigate();
  const error = useRouteError();

  function retry() {
    // Only a fresh start knows the names of a newer version's files.
    if (error instanceof PageNotLoaded) return startOver();
    reset();
    // Going to where one already is draws the page anew.
    void navigate(location, { replace: true, state: location.state });
  }

  return (
    <EmptyState
      icon={<CloudAlert />}
      title={t.failedTitle}
      action={<Button onClick={retry}>{t.retry}</Button>}
    >
      {t.failed}
    </EmptyState>
  );
}
