import { changeDismissed, type DismissedPoint } from '@noteer/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dismissedQuery } from '../../consultations/queries.ts';
import { call } from '../../lib/api.ts';
import { useStrings } from '../../lib/strings.ts';
import { toast } from '../../ui/toaster.tsx';
import { checkStrings } from './checks/strings.ts';
import { isStuck } from './evidence-trouble.tsx';

export type Dismissals = {
  count: number;
  /** False until the server has told them, so that nothing is pointed at and then is not. */
  isLoaded: boolean;
  has(point: DismissedPoint): boolean;
  dismiss(point: DismissedPoint): void;
  clear(): void;
};

const none: readonly DismissedPoint[] = [];
const keyOf = ({ kind, text }: DismissedPoint): string => `${kind} ${text.toLowerCase()}`;
const pointOf = ({ kind, text }: DismissedPoint): DismissedPoint => ({ kind, text });

type Change = { dismiss?: DismissedPoint[]; restore?: DismissedPoint[] };

const withChange = (known: readonly DismissedPoint[], { dismiss = [], restore = [] }: Change) => {
  const gone = new Set([...dismiss, ...restore].map(keyOf));
  return [...known.filter((point) => !gone.has(keyOf(point))), ...dismiss];
};

/** What somebody looked at and found good: kept with the note, for every device that they work on. */
export function useDismissals(id: string): Dismissals {
  const query = useQuery(dismissedQuery(id));
  const { mutate } = useChangeDismissed(id);
  const points = query.data ?? none;
  const isLoaded = query.data !== undefined || isStuck(query);
  return useMemo(() => {
    const keys = new Set(points.map(keyOf));
    // What is put aside in its own place is no point of the note.
    const inNote = points.filter(({ kind }) => kind !== SPEAKERS_OFFER && kind !== READING);
    return {
      count: inNote.length,
      isLoaded,
      has: (point) => keys.has(keyOf(point)),
      dismiss: (point) => mutate({ dismiss: [pointOf(point)] }),
      clear: () => mutate({ restore: inNote }),
    };
  }, [points, isLoaded, mutate]);
}

/** Of the offer to write the note anew with corrected speakers; its text is the number of the correction. */
export const SPEAKERS_OFFER = 'speakers';
/** Of what the second reading found. */
export const READING = 'reading';

/** Shown at once, and put back when the server does not take it. */
function useChangeDismissed(id: string) {
  const t = useStrings(checkStrings);
  const queryClient = useQueryClient();
  const { queryKey } = dismissedQuery(id);
  const mutationKey = ['change-dismissed', id];
  return useMutation({
    mutationKey,
    // One after the other, as they were asked for.
    scope: { id: `change-dismissed ${id}` },
    mutationFn: async (body: Change) => (await call(changeDismissed, { params: { id }, body })).data,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => withChange(known ?? [], change));
    },
    onSuccess: (points) => {
      // While another change is on its way the server does not know it yet: its answer would undo it on the screen.
      if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(queryKey, points);
    },
    onError: () => {
      toast.error(t.notDismissed);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}
