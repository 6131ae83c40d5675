import { addCover, endCover, listCovers, type Sent } from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const coversQuery = () =>
  queryOptions({
    queryKey: ['covers'],
    queryFn: async () => (await call(listCovers, {})).data,
    staleTime: 0,
  });

export function useAddCover() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof addCover>['body']) => (await call(addCover, { body })).data,
    onSuccess: (covers) => queryClient.setQueryData(coversQuery().queryKey, covers),
  });
}

export function useEndCover() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endCover, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(coversQuery()),
  });
}
