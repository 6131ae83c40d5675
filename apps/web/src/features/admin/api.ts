import { addUser, deleteAccount, listUsers, type Sent } from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const usersQuery = () =>
  queryOptions({
    queryKey: ['users'],
    queryFn: async () => (await call(listUsers, {})).data,
  });

export function useAddUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof addUser>['body']) => (await call(addUser, { body })).data,
    onSuccess: () => queryClient.invalidateQueries(usersQuery()),
  });
}

export function useDeleteUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => call(deleteAccount, { params: { userId } }),
    onSuccess: () => queryClient.invalidateQueries(usersQuery()),
  });
}
