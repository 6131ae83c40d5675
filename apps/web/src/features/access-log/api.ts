import { type AccessLogLine, listAccessLogUsers, readAccessLog } from '@noteer/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const PAGE = 50;

/** Empty where it is left open. */
export type Filter = { user_id: string; client_id: string; from: string; to: string };
export const everything: Filter = { user_id: '', client_id: '', from: '', to: '' };

export const accessLogQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['access-log', filter],
    queryFn: async ({ pageParam }) => {
      const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
      const before = pageParam ? { before: String(pageParam) } : {};
      return (await call(readAccessLog, { query: { ...chosen, ...before, limit: String(PAGE) } })).data;
    },
    initialPageParam: 0,
    getNextPageParam: (page: AccessLogLine[]) => (page.length === PAGE ? page.at(-1)?.id : undefined),
  });

export const accessLogUsersQuery = () =>
  queryOptions({
    queryKey: ['access-log-users'],
    queryFn: async () => (await call(listAccessLogUsers, {})).data,
  });
