import { getInstitution, type Sent, setInstitution } from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { configQuery } from '../../lib/installation.ts';

export const institutionQuery = () =>
  queryOptions({
    queryKey: ['institution'],
    queryFn: async () => (await call(getInstitution, {})).data,
  });

export function useDecide() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof setInstitution>['body']) =>
      (await call(setInstitution, { body })).data,
    onSuccess: (institution) => {
      queryClient.setQueryData(institutionQuery().queryKey, institution);
      return queryClient.invalidateQueries(configQuery());
    },
  });
}
