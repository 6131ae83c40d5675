import { listUsers } from '@noteer/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

/** Who has an account, for those who may know. */
export const usersQuery = () =>
  queryOptions({
    queryKey: ['users'],
    queryFn: async () => (await call(listUsers, {})).data,
  });
