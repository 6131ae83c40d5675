import type { ReactNode } from 'react';
import { strings, useStrings } from '../lib/strings.ts';
import { Button } from './button.tsx';
import { FetchFailed } from './fetch-failed.tsx';

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
  /** What failed is explained by the error, unless `fetchFailedMore` says it better. */
  words: { loading: string; fetchFailed: string; fetchFailedMore?: string };
  /** Rows in the shape of what comes. */
  skeletons: ReactNode;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

const listStrings = strings({
  more: { nl: 'Meer tonen', en: 'Show more' },
});

/** A list that comes a page at a time: loading, failed, empty, or there with more to come. */
export function ListPages<Item>({ result, words, skeletons, empty, children }: ListPagesProps<Item>) {
  const t = useStrings(listStrings);
  const items = result.data?.pages.flat();
  if (!items && result.error) {
    return (
      <FetchFailed title={words.fetchFailed} result={result}>
        {words.fetchFailedMore}
      </FetchFailed>
    );
  }
  if (!items) {
    return (
      <div role="status" className="divide-y divide-line">
        <span className="sr-only">{words.loading}</span>
        {skeletons}
      </div>
    );
  }
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
