import { getRetention, listErasures, releaseHold } from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const key = 'retention';

export const retentionQuery = () =>
  queryOptions({ queryKey: [key], queryFn: async () => (await call(getRetention, {})).data });

export const erasuresQuery = () =>
  queryOptions({
    queryKey: [key, 'erasures'],
    queryFn: async () => (await call(listErasures, {})).data,
  });

export const useRelease = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(releaseHold, { params: { id } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [key] }),
  });
};
