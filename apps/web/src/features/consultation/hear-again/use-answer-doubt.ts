import { answerDoubt, type Doubt } from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { draftQuery } from '../../../consultations/queries.ts';
import { call } from '../../../lib/api.ts';
import { useStrings } from '../../../lib/strings.ts';
import { toast } from '../../../ui/toaster.tsx';
import { answeredStrings } from './strings.ts';

type Answer = { doubt: string; answer: Doubt['answer'] };

/** Shown at once, and put back when the server does not take it. */
export function useAnswerDoubt(id: string, ai_model_name: string) {
  const t = useStrings(answeredStrings);
  const queryClient = useQueryClient();
  const { queryKey } = draftQuery(id, ai_model_name);
  const mutationKey = ['answer-doubt', id];
  const change = (next: (doubts: Doubt[]) => Doubt[]) =>
    queryClient.setQueryData(queryKey, (draft) => draft && { ...draft, doubts: next(draft.doubts) });
  return useMutation({
    mutationKey,
    // One after the other, as they were given.
    scope: { id: `answer-doubt ${id}` },
    mutationFn: async ({ doubt, answer }: Answer) =>
      (await call(answerDoubt, { params: { id, doubt }, body: { answer } })).data,
    onMutate: async ({ doubt, answer }) => {
      await queryClient.cancelQueries({ queryKey });
      change((doubts) => doubts.map((each) => (each.id === doubt ? { ...each, answer } : each)));
    },
    onSuccess: (doubts) => {
      // While another answer is on its way the server does not know it yet: what it says would undo it on the screen.
      if (queryClient.isMutating({ mutationKey }) === 1) change(() => doubts);
    },
    onError: () => {
      toast.error(t.failed);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}
