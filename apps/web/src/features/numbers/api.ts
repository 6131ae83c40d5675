import { getNumbers, getOwnNumbers } from '@noteer/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type Whose = 'institution' | 'own';
export const periods = ['13', '26', '52'] as const;
export type Weeks = (typeof periods)[number];

export const numbersQuery = (whose: Whose, weeks: Weeks) =>
  queryOptions({
    queryKey: ['numbers', whose, weeks],
    queryFn: async () =>
      (await call(whose === 'own' ? getOwnNumbers : getNumbers, { query: { weeks } })).data,
    placeholderData: keepPreviousData,
  });
