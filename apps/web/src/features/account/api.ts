import { changePassword, deleteAccount, type Sent } from '@noteer/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const useChangePassword = () =>
  useMutation({
    mutationFn: async (body: Sent<typeof changePassword>['body']) =>
      (await call(changePassword, { body })).data,
  });

export const useDeleteOwnAccount = () =>
  useMutation({ mutationFn: (userId: string) => call(deleteAccount, { params: { userId } }) });
