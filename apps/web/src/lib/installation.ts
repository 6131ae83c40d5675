/** What this installation told about itself; it does not change while the page is open. */
import { getConfig } from '@noteer/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

export const configQuery = () =>
  queryOptions({
    queryKey: ['config'],
    queryFn: async () => (await call(getConfig, {})).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
