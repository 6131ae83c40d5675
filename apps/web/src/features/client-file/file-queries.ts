/** What happened when, what it shows over time, and words inside the papers. */
import { getClientFile, getTimeline, searchClientFile, type TimelineItem } from '@noteer/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { Language } from '../../lib/strings.ts';

const PAGE = 50;
const FEWEST_LETTERS = 2;

export const clientFileQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['client-file', 'course', id, language],
    queryFn: async () => (await call(getClientFile, { params: { id }, query: { language } })).data,
  });

export type TimelineKind = TimelineItem['kind'];

/** The newest first, a page at a time. */
export const timelineQuery = (id: string, kind: TimelineKind | undefined) =>
  infiniteQueryOptions({
    queryKey: ['client-file', 'timeline', id, kind ?? 'all'],
    queryFn: async ({ pageParam }) => {
      const query = { limit: PAGE, ...(kind && { kind }), ...(pageParam && { before: pageParam }) };
      return (await call(getTimeline, { params: { id }, query })).data;
    },
    initialPageParam: '',
    getNextPageParam: (page: TimelineItem[]) => (page.length === PAGE ? page.at(-1)?.id : undefined),
  });

export const isWorthSearching = (search: string): boolean => search.trim().length >= FEWEST_LETTERS;

/** What is looked for goes in the body of a request, never into an address. */
export const fileSearchQuery = (id: string, search: string) =>
  queryOptions({
    queryKey: ['client-file', 'search', id, search],
    queryFn: async () => (await call(searchClientFile, { params: { id }, body: { search } })).data,
    enabled: isWorthSearching(search),
    placeholderData: keepPreviousData,
  });
