import {
  addUser,
  changeRole,
  deleteAccount,
  listDepartures,
  listEngines,
  type Role,
  readDepartedText,
  type Sent,
  setProfession,
  setSupervisor,
} from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { usersQuery } from '../../consultations/users-query.ts';
import { call } from '../../lib/api.ts';

/** A model that is being got moves every second; all else seldom. */
const ENGINES_POLL_MS = 30_000;
const PREPARING_POLL_MS = 2_000;

export const enginesQuery = () =>
  queryOptions({
    queryKey: ['engines'],
    queryFn: async () => (await call(listEngines, {})).data,
    refetchInterval: ({ state }) =>
      state.data?.some((engine) => engine.state === 'preparing') ? PREPARING_POLL_MS : ENGINES_POLL_MS,
  });

export const departuresQuery = () =>
  queryOptions({
    queryKey: ['departures'],
    queryFn: async () => (await call(listDepartures, {})).data,
    // Whoever opens it wants to know what left until now.
    staleTime: 0,
  });

/** Every look is in the access log, so it is asked for by hand and never again by itself. */
export const useDepartedText = () =>
  useMutation({
    mutationFn: async (id: string) => (await call(readDepartedText, { params: { id } })).data.text,
  });

export function useAddUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof addUser>['body']) => (await call(addUser, { body })).data,
    onSuccess: () => queryClient.invalidateQueries(usersQuery()),
  });
}

export function useChangeRole() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, role }: { id: string; role: Role }) =>
      call(changeRole, { params: { userId: id }, body: { role } }),
    onSuccess: () => queryClient.invalidateQueries(usersQuery()),
  });
}

export function useDeleteUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, hand_over_to }: { userId: string; hand_over_to?: string | undefined }) =>
      call(deleteAccount, { params: { userId }, query: { hand_over_to } }),
    onSuccess: () => queryClient.invalidateQueries(usersQuery()),
  });
}

export function useSetProfession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & Sent<typeof setProfession>['body']) =>
      call(setProfession, { params: { userId: id }, body }),
    onSuccess: () => queryClient.invalidateQueries(usersQuery()),
  });
}

export function useSetSupervisor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & Sent<typeof setSupervisor>['body']) =>
      call(setSupervisor, { params: { userId: id }, body }),
    onSuccess: () => queryClient.invalidateQueries(usersQuery()),
  });
}
