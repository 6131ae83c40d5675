/** Looking for a client while one types. What is typed goes in the body of a request, never into an address. */
import { getClient, searchClients } from '@noteer/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

/** As many as are seen at a glance; typing on narrows it. */
const OFFERED = 6;
const FEWEST_LETTERS = 2;

export const offeredClientsQuery = (typed: string) => {
  const search = typed.trim();
  return queryOptions({
    queryKey: ['clients', 'offered', search],
    queryFn: async () => (await call(searchClients, { body: { search, limit: OFFERED } })).data,
    enabled: search.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
    // Offering is a help: without it a name can be typed all the same.
    retry: false,
  });
};

/** Who was chosen, also when the form comes back after a while. */
export const clientQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['clients', 'one', id],
    queryFn: id ? async () => (await call(getClient, { params: { id } })).data : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
