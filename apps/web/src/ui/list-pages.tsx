import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { strings, useStrings } from '../lib/strings.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** What `useInfiniteQuery` returns, as far as it is shown. */
export type PagedResult<Item> = {
  data: { pages: Item[][] } | undefined;
  error: Error | null;
  isFetching?: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
};

type ListPagesProps<Item> = {
  result: PagedResult<Item>;
  /** In the shape of what comes. */
  loading: ReactNode;
  empty: ReactNode;
  failed: { title: string; text: (error: Error) => string };
  children: (items: Item[]) => ReactNode;
};

const listStrings = strings({
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  more: { nl: 'Meer tonen', en: 'Show more' },
});

/** A list that comes a page at a time: loading, failed, empty, or there with more to come. */
export function ListPages<Item>({ result, loading, empty, failed, children }: ListPagesProps<Item>) {
  const t = useStrings(listStrings);
  const items = result.data?.pages.flat();
  if (!items && result.error) {
    return (
      <EmptyState
        icon={<CloudOff />}
        title={failed.title}
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
        {failed.text(result.error)}
      </EmptyState>
    );
  }
  if (!items) return loading;
  if (items.length === 0) return empty;
  return (
    <>
      {children(items)}
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
