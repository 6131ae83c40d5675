/** Texts behind an abbreviation, for the notes that use them and the page that keeps them. */
import { listSnippets } from '@noteer/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../lib/api.ts';
import { useMay } from '../lib/may.ts';

export const snippetsQuery = () =>
  queryOptions({
    queryKey: ['snippets'],
    queryFn: async () => (await call(listSnippets, {})).data,
  });

/** One's own goes before a shared one of the same abbreviation. */
export function useSnippetFor(): (abbreviation: string) => string | undefined {
  const may = useMay();
  const { data } = useQuery({ ...snippetsQuery(), enabled: may('keep_writing') });
  return useCallback(
    (abbreviation) => {
      const found = data?.filter((snippet) => snippet.abbreviation === abbreviation) ?? [];
      return (found.find(({ is_shared }) => !is_shared) ?? found[0])?.text;
    },
    [data],
  );
}
