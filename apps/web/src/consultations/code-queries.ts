/** What is asked and said about the codes of a consultation. Keys begin with `codes`, which `use-news.ts` knows. */
import {
  type CodeSystem,
  type ConsultationCodes,
  confirmCodes,
  getSuggestions,
  putFacts,
  type Sent,
  searchCodeLines,
} from '@noteer/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../lib/api.ts';
import { recordingQuery } from './queries.ts';

export const codesQuery = (id: string) =>
  queryOptions({
    queryKey: ['codes', 'of', id],
    queryFn: async () => (await call(getSuggestions, { params: { id } })).data,
  });

/** Lines of the list of a day; nothing typed shows how it begins. */
export const codeLinesQuery = (system: CodeSystem, day: string, q: string) =>
  queryOptions({
    queryKey: ['codes', 'lines', system, day, q],
    queryFn: async () => (await call(searchCodeLines, { query: { system, day, q, limit: '20' } })).data,
    placeholderData: keepPreviousData,
  });

/** Somebody else, or another list, was first: what was looked at is not what there is now. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'codes_changed' || error.code === 'code_list_changed');

/** The answer is how it stands now. What was refused because it changed in between is asked for anew. */
function useKeepCodes(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = codesQuery(id);
  return {
    onSuccess: (codes: ConsultationCodes) => {
      queryClient.setQueryData(queryKey, codes);
      void queryClient.invalidateQueries({ queryKey: recordingQuery(id).queryKey });
    },
    onError: (error: Error) => {
      if (isOvertaken(error)) void queryClient.invalidateQueries({ queryKey });
    },
  };
}

type Facts = Sent<typeof putFacts>['body'];

export const useSayFacts = (id: string) =>
  useMutation({
    mutationFn: async (body: Facts) => (await call(putFacts, { params: { id }, body })).data,
    ...useKeepCodes(id),
  });

type Confirmation = Sent<typeof confirmCodes>['body'];

export const useConfirmCodes = (id: string) =>
  useMutation({
    mutationFn: async (body: Confirmation) => (await call(confirmCodes, { params: { id }, body })).data,
    ...useKeepCodes(id),
  });
