import type { Task } from '@noteer/contract';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tasksStrings } from './strings.ts';

type TaskPagesProps = {
  /** What `useInfiniteQuery(tasksQuery(…))` returns, as far as it is shown. */
  result: {
    data: { pages: Task[][] } | undefined;
    error: Error | null;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  empty: ReactNode;
  children: (tasks: Task[]) => ReactNode;
};

/** A list that comes a page at a time: loading, failed, empty, or there with more to come. */
export function TaskPages({ result, empty, children }: TaskPagesProps) {
  const t = useStrings(tasksStrings);
  const language = useLanguage();
  const tasks = result.data?.pages.flat();
  if (!tasks && result.error) {
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
  if (!tasks) return <LoadingTasks />;
  if (tasks.length === 0) return empty;
  return (
    <>
      {children(tasks)}
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

const widths = ['w-3/5', 'w-4/5', 'w-1/2'];

function LoadingTasks() {
  const t = useStrings(tasksStrings);
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{t.loading}</span>
      {widths.map((width) => (
        <div key={width} className="flex min-h-20 items-center gap-4">
          <Skeleton className="size-6 rounded-full" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className={`h-3 ${width}`} />
            <Skeleton className="h-3 w-32" />
          </div>
        </div>
      ))}
    </div>
  );
}
