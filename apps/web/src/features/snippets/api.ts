import { changeSnippet, createSnippet, removeSnippet, type SnippetForm } from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { snippetsQuery } from '../../consultations/snippets.ts';
import { call } from '../../lib/api.ts';

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
