import {
  confirmAuthenticator,
  endOtherSessions,
  endOwnSession,
  getSecondFactor,
  listSessions,
  makeRecoveryCodes,
  type Sent,
  startAuthenticator,
  stopSecondFactorReset,
} from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { profileQuery } from '../../lib/profile.ts';

/** Whoever opens the page wants to know how it is now. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: async () => (await call(getSecondFactor, {})).data,
    staleTime: 0,
  });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async () => (await call(listSessions, {})).data,
    staleTime: 0,
  });

function useRenewed() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [secondFactorQuery(), sessionsQuery(), profileQuery()].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

type OwnProof = Sent<typeof startAuthenticator>['body'];

export const useStartAuthenticator = () =>
  useMutation({ mutationFn: async (body: OwnProof) => (await call(startAuthenticator, { body })).data });

export function useConfirmAuthenticator() {
  const renew = useRenewed();
  return useMutation({
    mutationFn: async (otp: string) =>
      (await call(confirmAuthenticator, { body: { otp } })).data.recovery_codes,
    onSuccess: renew,
  });
}

export function useMakeRecoveryCodes() {
  const renew = useRenewed();
  return useMutation({
    mutationFn: async (body: OwnProof) => (await call(makeRecoveryCodes, { body })).data.recovery_codes,
    onSuccess: renew,
  });
}

export function useStopReset() {
  const renew = useRenewed();
  return useMutation({
    mutationFn: (id: string) => call(stopSecondFactorReset, { params: { id } }),
    onSettled: renew,
  });
}

export function useEndSession() {
  const renew = useRenewed();
  return useMutation({
    mutationFn: (id: string) => call(endOwnSession, { params: { id } }),
    onSettled: renew,
  });
}

export function useEndOtherSessions() {
  const renew = useRenewed();
  return useMutation({ mutationFn: () => call(endOtherSessions, {}), onSettled: renew });
}
