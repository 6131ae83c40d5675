import type { ContactRequest } from '@noteer/contract';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { contactRequestsStrings } from './strings.ts';

type RequestPagesProps = {
  /** What `useInfiniteQuery(contactRequestsQuery(…))` returns, as far as it is shown. */
  result: {
    data: { pages: ContactRequest[][] } | undefined;
    error: Error | null;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  empty: ReactNode;
  children: (requests: ContactRequest[]) => ReactNode;
};

/** A list that comes a page at a time: loading, failed, empty, or there with more to come. */
export function RequestPages({ result, empty, children }: RequestPagesProps) {
  const t = useStrings(contactRequestsStrings);
  const language = useLanguage();
  const requests = result.data?.pages.flat();
  if (!requests && result.error) {
    return (
      <EmptyState
        icon={<CloudOff />}
        title={t.fetchFailed}
        action={
          <Button variant="secondary" isPending={result.isFetching} onClick={() => void result.refetch()}>
            {t.retry}
          </Button>
        }
      >
        {failureSentence(result.error, language)}
      </EmptyState>
    );
  }
  if (!requests) return <LoadingRequests />;
  if (requests.length === 0) return empty;
  return (
    <>
      {children(requests)}
      {result.hasNextPage && (
        <div className="mt-3 border-t border-line pt-3 text-center">
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

const widths = ['w-32', 'w-44', 'w-36'];

function LoadingRequests() {
  const t = useStrings(contactRequestsStrings);
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{t.loading}</span>
      {widths.map((width) => (
        <div key={width} className="flex min-h-18 flex-col justify-center gap-3">
          <Skeleton className={`h-3 ${width}`} />
          <Skeleton className="h-3 w-56 max-w-full" />
        </div>
      ))}
    </div>
  );
}
