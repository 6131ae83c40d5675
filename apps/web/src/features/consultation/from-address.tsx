import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { Navigate, useLocation } from 'react-router';
import { recordingQuery } from '../../consultations/queries.ts';
import { isNotThere, RecordingNotThere } from '../../consultations/recording-not-there.tsx';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { walkthroughOf } from '../../lib/walkthrough.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { reviewStrings } from './strings.ts';

/** Only the address is known: asks whose recording it is, and goes on as if one had come from a list. */
export function FromAddress({ id }: { id: string }) {
  const t = useStrings(reviewStrings);
  const language = useLanguage();
  const { pathname } = useLocation();
  const { data: recording, error, refetch, isFetching } = useQuery(recordingQuery(id));
  if (recording) return <Navigate to={pathname} replace state={walkthroughOf(recording)} />;
  if (isNotThere(error)) return <RecordingNotThere />;
  if (error) {
    return (
      <Card>
        <EmptyState
          icon={<CloudOff />}
          title={t.fetchFailed}
          action={
            <Button variant="secondary" isPending={isFetching} onClick={() => void refetch()}>
              {t.retry}
            </Button>
          }
        >
          {failureSentence(error, language)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="h-7 w-56" />
      <Card>
        <SkeletonText lines={7} />
      </Card>
    </div>
  );
}
