import { changePassword, checkOwnPassword, deleteAccount, forgetVoice, type Sent } from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownVoiceQuery } from '../../consultations/queries.ts';
import { call } from '../../lib/api.ts';

export const useChangePassword = () =>
  useMutation({
    mutationFn: async (body: Sent<typeof changePassword>['body']) =>
      (await call(changePassword, { body })).data,
  });

type Leaver = { userId: string; password: string; hand_over_to?: string | undefined };

export const useDeleteOwnAccount = () =>
  useMutation({
    mutationFn: async ({ userId, password, hand_over_to }: Leaver) => {
      await call(checkOwnPassword, { body: { password } });
      return call(deleteAccount, { params: { userId }, query: { hand_over_to } });
    },
  });

export function useForgetVoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(forgetVoice, {})).data,
    onSuccess: (own) => queryClient.setQueryData(ownVoiceQuery().queryKey, own),
  });
}
