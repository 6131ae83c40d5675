/** Who is invited, who is signed out everywhere, and second factors that were lost. */
import {
  agreeSecondFactorReset,
  askSecondFactorReset,
  endUserSessions,
  invite,
  listInvitations,
  listSecondFactorResets,
  type Sent,
  stopSecondFactorReset,
  withdrawInvitation,
} from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { usersQuery } from '../../consultations/users-query.ts';
import { call } from '../../lib/api.ts';

export const invitationsQuery = () =>
  queryOptions({
    queryKey: ['invitations'],
    queryFn: async () => (await call(listInvitations, {})).data,
    staleTime: 0,
  });

export const factorResetsQuery = () =>
  queryOptions({
    queryKey: ['second-factor-resets'],
    queryFn: async () => (await call(listSecondFactorResets, {})).data,
    staleTime: 0,
  });

function useInvitationDeed<Given>(deed: (given: Given) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSettled: () => queryClient.invalidateQueries(invitationsQuery()),
  });
}

export const useInvite = () =>
  useInvitationDeed((body: Sent<typeof invite>['body']) => call(invite, { body }));
export const useWithdrawInvitation = () =>
  useInvitationDeed((id: string) => call(withdrawInvitation, { params: { id } }));

function useResetDeed(deed: (id: string) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(factorResetsQuery()),
        queryClient.invalidateQueries(usersQuery()),
      ]),
  });
}

export const useAskReset = () => useResetDeed((userId) => call(askSecondFactorReset, { params: { userId } }));
export const useAgreeReset = () => useResetDeed((id) => call(agreeSecondFactorReset, { params: { id } }));
export const useStopReset = () => useResetDeed((id) => call(stopSecondFactorReset, { params: { id } }));

export const useEndSessions = () =>
  useMutation({ mutationFn: (userId: string) => call(endUserSessions, { params: { userId } }) });
