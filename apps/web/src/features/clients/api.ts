import {
  changeClient,
  createClient,
  eraseClient,
  getHoldings,
  joinClient,
  listClients,
  partClient,
  removeClient,
  type Sent,
  searchClients,
} from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { pagedQuery } from '../../lib/paged-query.ts';

const key = 'clients';

/** Everyone, or those who fit what was typed: that goes in the body, so that no name stands in an address. */
export const clientsQuery = (search: string) =>
  pagedQuery({
    queryKey: [key, 'list', search],
    keepsBefore: true,
    fetchPage: ({ limit, after }) =>
      search === ''
        ? call(listClients, { query: { limit, ...(after && { after }) } })
        : call(searchClients, { body: { search, limit: Number(limit), ...(after && { after }) } }),
  });

/** A client's name stands in every list. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    for (const changed of [key, 'appointments', 'recordings', 'tasks'])
      void queryClient.invalidateQueries({ queryKey: [changed] });
  };
}

type Form = Sent<typeof createClient>['body'];

export const useSaveClient = (id: string | undefined) =>
  useMutation({
    mutationFn: (body: Form) =>
      id ? call(changeClient, { params: { id }, body }) : call(createClient, { body }),
    onSuccess: useRefresh(),
  });

export const useJoinClient = () =>
  useMutation({
    mutationFn: ({ id, into }: { id: string; into: string }) =>
      call(joinClient, { params: { id }, body: { into } }),
    onSuccess: useRefresh(),
  });

export const usePartClient = () =>
  useMutation({
    mutationFn: (id: string) => call(partClient, { params: { id } }),
    onSuccess: useRefresh(),
  });

export const useRemoveClient = () =>
  useMutation({
    mutationFn: (id: string) => call(removeClient, { params: { id } }),
    onSuccess: useRefresh(),
  });

/** How much is kept of a client. Looked at anew each time: it is what somebody decides on. */
export const holdingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['client-data', id],
    queryFn: async () => (await call(getHoldings, { params: { id } })).data,
    gcTime: 0,
  });

export const useEraseClient = () =>
  useMutation({
    mutationFn: async ({ id, typed_name }: { id: string; typed_name: string }) =>
      (await call(eraseClient, { params: { id }, body: { typed_name } })).data,
    onSuccess: useRefresh(),
  });
