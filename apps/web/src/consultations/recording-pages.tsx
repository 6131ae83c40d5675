import type { Recording } from '@noteer/contract';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../lib/strings.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { RecordingList, type RecordingListProps } from './recording-list.tsx';
import { recordingListStrings } from './strings.ts';

/** What `useInfiniteQuery(recordingsQuery(…))` returns, as far as it is shown. */
export type RecordingsResult = {
  data: { pages: Recording[][] } | undefined;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
};

type RecordingPagesProps = Omit<RecordingListProps, 'recordings'> & {
  result: RecordingsResult;
  empty: ReactNode;
};

/** A list that comes a page at a time: loading, failed, empty, or there with more to come. */
export function RecordingPages({ result, empty, ...list }: RecordingPagesProps) {
  const t = useStrings(recordingListStrings);
  const recordings = result.data?.pages.flat();
  if (!recordings) return result.error ? <Failed onRetry={result.refetch} /> : <LoadingRows />;
  if (recordings.length === 0) return empty;
  return (
    <>
      <RecordingList {...list} recordings={recordings} />
      {result.hasNextPage && (
        <div className="border-t border-line pt-3 text-center">
          <Button
            variant="quiet"
            size="sm"
            isPending={result.isFetchingNextPage}
            onClick={() => void result.fetchNextPage()}
          >
            {t.more}
          </Button>
        </div>
      )}
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => unknown }) {
  const t = useStrings(recordingListStrings);
  return (
    <EmptyState
      icon={<CloudOff />}
      title={t.fetchFailed}
      action={
        <Button variant="secondary" onClick={() => void onRetry()}>
          {t.retry}
        </Button>
      }
    >
      {t.fetchFailedMore}
    </EmptyState>
  );
}

const widths = ['w-32', 'w-40', 'w-28', 'w-36', 'w-32'];

function LoadingRows() {
  const t = useStrings(recordingListStrings);
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{t.loading}</span>
      {widths.map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className="flex min-h-14 items-center justify-between gap-4 px-3">
          <Skeleton className={`h-3 ${width}`} />
          <Skeleton className="h-3 w-24" />
          <Skeleton className="size-5 shrink-0 rounded-full" />
        </div>
      ))}
    </div>
  );
}
