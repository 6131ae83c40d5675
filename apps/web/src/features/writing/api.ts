import {
  acceptWritingOffer,
  changeSnippet,
  changeWritingRule,
  createSnippet,
  listWritingExamples,
  refuseWritingOffer,
  removeSnippet,
  removeWritingRule,
  type SnippetForm,
  seeWritingOffers,
  shareWritingRule,
} from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { snippetsQuery, writingOffersQuery, writingRulesQuery } from '../../consultations/writing-queries.ts';
import { call } from '../../lib/api.ts';

export const examplesQuery = (id: string) =>
  queryOptions({
    queryKey: ['writing-examples', id],
    queryFn: async () => (await call(listWritingExamples, { params: { id } })).data,
  });

/** Both lists: what is taken from the one is in the other. */
function useWritingChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries(writingOffersQuery()),
      queryClient.invalidateQueries(writingRulesQuery()),
    ]);
}

export function useDecide() {
  const onSuccess = useWritingChanged();
  return useMutation({
    mutationFn: async ({ id, isTaken }: { id: string; isTaken: boolean }) => {
      if (isTaken) await call(acceptWritingOffer, { params: { id } });
      else await call(refuseWritingOffer, { params: { id } });
    },
    onSuccess,
  });
}

type RuleDeed = { id: string } & (
  | { deed: 'change'; body: { is_on?: boolean; is_proposed?: boolean } }
  | { deed: 'share' | 'remove' }
);

export function useRuleDeed() {
  const onSuccess = useWritingChanged();
  return useMutation({
    mutationFn: async ({ id, ...asked }: RuleDeed) => {
      const params = { id };
      if (asked.deed === 'change') await call(changeWritingRule, { params, body: asked.body });
      else if (asked.deed === 'share') await call(shareWritingRule, { params });
      else await call(removeWritingRule, { params });
    },
    onSuccess,
  });
}

/** Whoever looks at the page has seen the offers: elsewhere they are not new any more. Here they stay marked as they came. */
export function useSeen(hasNews: boolean): void {
  const queryClient = useQueryClient();
  const see = useEffectEvent(async () => {
    await call(seeWritingOffers, {}).catch(() => undefined);
    await queryClient.invalidateQueries({ ...writingOffersQuery(), refetchType: 'none' });
  });
  useEffect(() => {
    if (hasNews) void see();
  }, [hasNews]);
}

export function useSaveSnippet() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      id,
      form,
      is_shared,
    }: {
      id: string | undefined;
      form: SnippetForm;
      is_shared: boolean;
    }) =>
      id === undefined
        ? call(createSnippet, { body: { ...form, is_shared } })
        : call(changeSnippet, { params: { id }, body: form }),
    onSuccess: () => queryClient.invalidateQueries(snippetsQuery()),
  });
}

export function useRemoveSnippet() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeSnippet, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(snippetsQuery()),
  });
}
