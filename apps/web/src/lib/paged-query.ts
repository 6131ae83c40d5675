/** A list that is asked for a page at a time: a list of years costs what its first page costs. */
import { infiniteQueryOptions, keepPreviousData, type QueryKey } from '@tanstack/react-query';

const PAGE = 50;

/** `limit` and `after` as the lists of the contract take them. */
type PageQuery = { limit: string; after?: string };

type PagedQuery<Item> = {
  queryKey: QueryKey;
  fetchPage: (query: PageQuery) => Promise<{ data: Item[] }>;
  refetchInterval?: number;
  /** What was found before stays until what is searched for now is there: rows, menus and the reader's eye with it. */
  keepsBefore?: boolean;
};

export const pagedQuery = <Item extends { id: string }>({
  fetchPage,
  keepsBefore = false,
  ...options
}: PagedQuery<Item>) =>
  infiniteQueryOptions({
    ...options,
    ...(keepsBefore && { placeholderData: keepPreviousData }),
    queryFn: async ({ pageParam }) =>
      (await fetchPage({ limit: String(PAGE), ...(pageParam && { after: pageParam }) })).data,
    initialPageParam: '',
    getNextPageParam: (page: Item[]) => (page.length === PAGE ? page.at(-1)?.id : undefined),
  });
