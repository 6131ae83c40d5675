import type { DeskConsultation } from '@noteer/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';

type Result = {
  data: InfiniteData<DeskConsultation[]> | undefined;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<{ data: InfiniteData<DeskConsultation[]> | undefined }>;
};

/** Which row is at hand, and the way from one to another. */
export function useDeskRows(
  { data, hasNextPage, fetchNextPage }: Result,
  at: string | undefined,
  list: RefObject<HTMLDivElement | null>,
) {
  const rows = data?.pages.flat() ?? [];
  const found = rows.findIndex(({ id }) => id === at);
  /** Where it stood, for when it leaves the list while it is open. */
  const place = useRef(0);
  useEffect(() => {
    if (found >= 0) place.current = found;
  }, [found]);

  const elements = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const after = found >= 0 ? found + 1 : at === undefined ? 0 : place.current;

  /** From the row that has the focus, else from the one that is open. */
  function move(step: number) {
    const shown = elements();
    const focused = shown.indexOf(document.activeElement as HTMLElement);
    const from = focused >= 0 ? focused : found;
    const to = Math.min(Math.max(from < 0 ? 0 : from + step, 0), shown.length - 1);
    shown[to]?.focus();
  }

  /** The one after the one that is open; the next page is asked for where this one ends. */
  async function next(): Promise<string | undefined> {
    const here = rows[after]?.id;
    if (here || !hasNextPage) return here ?? at;
    const more = (await fetchNextPage()).data?.pages.flat() ?? [];
    return more[after]?.id ?? at;
  }

  return {
    row: rows[found],
    hasRows: rows.length > 0,
    hasNext: rows[after] !== undefined || hasNextPage,
    next,
    move,
  };
}
