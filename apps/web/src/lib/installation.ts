/** What this installation told about itself. The institution may decide otherwise while a page is open. */
import { getConfig } from '@noteer/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

export const configQuery = () =>
  queryOptions({
    queryKey: ['config'],
    queryFn: async () => (await call(getConfig, {})).data,
    staleTime: 5 * 60_000,
  });
