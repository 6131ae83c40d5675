import {
  type AccessLogLine,
  exportAccessLog,
  findAccessLogClients,
  listAccessLogUsers,
  listUnusualReads,
  readAccessLog,
  type UnusualRead,
} from '@noteer/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, fetchBlob } from '../../lib/api.ts';

const PAGE = 50;
const FEWEST_LETTERS = 2;

/** Empty where it is left open. A deed is a kind of deeds (one letter), or a single one. */
export type Filter = { user_id: string; client_id: string; deed: string; from: string; to: string };
export const everything: Filter = { user_id: '', client_id: '', deed: '', from: '', to: '' };

const chosenIn = ({ deed, ...filter }: Filter) => {
  const chosen = { ...filter, [deed.length === 1 ? 'event_action_code' : 'event_type_code']: deed };
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value));
};

const after = (pageParam: number) => ({
  limit: String(PAGE),
  ...(pageParam ? { before: String(pageParam) } : {}),
});

export const accessLogQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['access-log', filter],
    queryFn: async ({ pageParam }) =>
      (await call(readAccessLog, { query: { ...chosenIn(filter), ...after(pageParam) } })).data,
    initialPageParam: 0,
    getNextPageParam: (page: AccessLogLine[]) => (page.length === PAGE ? page.at(-1)?.id : undefined),
  });

export const unusualReadsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['access-log-unusual'],
    queryFn: async ({ pageParam }) => (await call(listUnusualReads, { query: after(pageParam) })).data,
    initialPageParam: 0,
    getNextPageParam: (page: UnusualRead[]) => (page.length === PAGE ? page.at(-1)?.id : undefined),
  });

export const accessLogUsersQuery = () =>
  queryOptions({
    queryKey: ['access-log-users'],
    queryFn: async () => (await call(listAccessLogUsers, {})).data,
  });

/** What is typed goes in the body of a request, never into an address. */
export const logClientsQuery = (typed: string) => {
  const search = typed.trim();
  return queryOptions({
    queryKey: ['access-log-clients', search],
    queryFn: async () => (await call(findAccessLogClients, { body: { search } })).data,
    enabled: search.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
    retry: false,
  });
};

export type ExportFormat = 'pdf' | 'csv';

export const fetchLogOfClient = (
  { client_id, from, to }: Filter,
  format: ExportFormat,
  language: 'nl' | 'en',
): Promise<Blob> =>
  fetchBlob(exportAccessLog, {
    params: { id: client_id },
    query: { format, language, ...(from && { from }), ...(to && { to }) },
  });
