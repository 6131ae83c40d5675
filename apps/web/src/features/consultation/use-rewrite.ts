import { type Recording, retryRecording, rewriteNote } from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recordingQuery } from '../../consultations/queries.ts';
import { call } from '../../lib/api.ts';
import { noteWritingQuery } from './writing/api.ts';

/** Has the note written by another template; what is there stays among the versions. */
export function useRewrite(id: string) {
  const queryClient = useQueryClient();
  const onSuccess = (recording: Recording) => {
    queryClient.setQueryData(recordingQuery(id).queryKey, recording);
    void queryClient.invalidateQueries({ queryKey: noteWritingQuery(id).queryKey });
  };
  const rewrite = useMutation({
    mutationFn: async (template: string) =>
      (await call(rewriteNote, { params: { id }, body: { template } })).data,
    onSuccess,
  });
  const retry = useMutation({
    mutationFn: async () => (await call(retryRecording, { params: { id } })).data,
    onSuccess,
  });
  return { rewrite, retry };
}
