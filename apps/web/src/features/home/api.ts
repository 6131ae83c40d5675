import { addUnplannedContact } from '@noteer/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const useAddUnplannedContact = () =>
  useMutation({
    mutationFn: async (client_name: string) =>
      (await call(addUnplannedContact, { body: { client_name } })).data,
  });
