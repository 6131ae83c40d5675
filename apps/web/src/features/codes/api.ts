import {
  askAboutCodes,
  exportCodes,
  getCodeRules,
  getCodeTotals,
  listDesk,
  listUsers,
  reachOf,
  type Sent,
} from '@noteer/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { codesQuery } from '../../consultations/code-queries.ts';
import { call, fetchBlob } from '../../lib/api.ts';
import { pagedQuery } from '../../lib/paged-query.ts';

export type DeskQuery = Omit<NonNullable<Sent<typeof listDesk>['query']>, 'limit' | 'after'>;

/** Every look at it is in the access log: it is asked for when somebody comes back to it, not by the clock. */
export const deskQuery = (filter: DeskQuery) =>
  pagedQuery({
    queryKey: ['codes', 'desk', filter],
    fetchPage: (page) => call(listDesk, { query: { ...filter, ...page } }),
  });

/** Whose consultations there may be. */
export const cliniciansQuery = () =>
  queryOptions({
    queryKey: ['users'],
    queryFn: async () => (await call(listUsers, {})).data,
    select: (users) => users.filter(({ role }) => reachOf(role, 'record')),
  });

export function useAsk(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (text: string) => (await call(askAboutCodes, { params: { id }, body: { text } })).data,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: codesQuery(id).queryKey });
      void queryClient.invalidateQueries({ queryKey: ['codes', 'desk'] });
    },
  });
}

export type Period = { from: string; to: string; clinician_id?: string };

export const totalsQuery = (period: Period) =>
  queryOptions({
    queryKey: ['codes', 'totals', period],
    queryFn: async () => (await call(getCodeTotals, { query: period })).data,
    placeholderData: keepPreviousData,
  });

export const rulesQuery = ({ from, to }: Pick<Period, 'from' | 'to'>) =>
  queryOptions({
    queryKey: ['codes', 'rules', from, to],
    queryFn: async () => (await call(getCodeRules, { query: { from, to } })).data,
    placeholderData: keepPreviousData,
  });

export const fetchExport = (period: Period): Promise<Blob> => fetchBlob(exportCodes, { query: period });
