import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { pagedQuery } from './paged-query.ts';

type ListChange<Item extends { id: string }, Change> = {
  /** What the keys of both lists begin with. */
  key: string;
  /** The list of what is open, and of what is done. */
  listOf: (isDone: boolean) => ReturnType<typeof pagedQuery<Item>>;
  isDone: (item: Item) => boolean;
  before: (change: Change) => Item;
  after: (change: Change) => Item;
  send: (change: Change) => Promise<unknown>;
};

/** Changes something that stands in one of two lists. Shown at once, and put back when the server does not take it. */
export function useListChange<Item extends { id: string }, Change>(
  { key, send, before, after, ...lists }: ListChange<Item, Change>,
  onError: (error: Error) => void,
) {
  const queryClient = useQueryClient();
  const mutationKey = ['change', key];
  return useMutation({
    mutationKey,
    mutationFn: send,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: [key] });
      place(queryClient, after(change), lists);
    },
    onError: (error, change) => {
      place(queryClient, before(change), lists);
      onError(error);
    },
    onSettled: () => {
      // While another change is on its way the server does not know it yet: its answer would undo it on the screen.
      const isLast = queryClient.isMutating({ mutationKey }) === 1;
      return isLast ? queryClient.invalidateQueries({ queryKey: [key] }) : undefined;
    },
  });
}

/** Puts it at the head of the list where it belongs now, in as far as that list is known. */
function place<Item extends { id: string }>(
  queryClient: QueryClient,
  item: Item,
  { listOf, isDone }: Pick<ListChange<Item, never>, 'listOf' | 'isDone'>,
): void {
  for (const flag of [false, true]) {
    queryClient.setQueryData(listOf(flag).queryKey, (data) => {
      if (!data) return undefined;
      const [first = [], ...rest] = data.pages.map((page) => page.filter(({ id }) => id !== item.id));
      return { ...data, pages: [isDone(item) === flag ? [item, ...first] : first, ...rest] };
    });
  }
}
