/** What of the desk is asked for. It stands in the address: days, a clinician and a doubt say nothing of a client. */
import { CodeDoubt } from '@noteer/contract';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import type { DeskQuery } from './api.ts';

export const ages = ['3', '7', '14', '30', '90'] as const;

/** What does not fit is left out: somebody may have typed the address. */
const Filter = z.object({
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  clinician_id: z.uuid().optional().catch(undefined),
  doubt: CodeDoubt.optional().catch(undefined),
  older_than: z.enum(ages).optional().catch(undefined),
});
export type Filter = z.infer<typeof Filter>;
type FilterName = keyof Filter;

const opened = z.uuid().optional().catch(undefined);

/** The filter and which consultation is open. The open one is an id, as in every address of a consultation. */
export function useDeskAddress() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => Filter.parse(Object.fromEntries(params)), [params]);
  const at = opened.parse(params.get('at') ?? undefined);

  /** Other rows: none of them is open. */
  const setFilter = useCallback(
    (changed: Partial<Record<FilterName, string>>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('at');
          for (const [name, value] of Object.entries(changed)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );

  const clear = useCallback(() => setParams({}, { replace: true }), [setParams]);

  /** A step in the history, so that the way back leads to the list. From one to the next is no step. */
  const open = useCallback(
    (id: string | undefined) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (id) after.set('at', id);
          else after.delete('at');
          return after;
        },
        { replace: at !== undefined },
      ),
    [setParams, at],
  );

  const query = useMemo(
    (): DeskQuery => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
    [filter],
  );
  return { filter, query, at, setFilter, clear, open };
}
