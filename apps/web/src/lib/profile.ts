/** The signed-in person's own profile. */
import { getProfile, type Language, type Profile, updateProfile } from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './api.ts';

export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async () => (await call(getProfile, {})).data,
    // Names and roles seldom change; five minutes keep the shell from asking at every page.
    staleTime: 5 * 60_000,
  });

/** The server takes a whole profile, so the rest is read first. */
export function useSaveLanguage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (language: Language): Promise<Profile> => {
      const { first_name, last_name, gender } = await queryClient.ensureQueryData(profileQuery());
      const body = { first_name, last_name, gender, language };
      return (await call(updateProfile, { body })).data;
    },
    onSuccess: (profile) => queryClient.setQueryData(profileQuery().queryKey, profile),
  });
}
