import { changeRecording } from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recordingQuery } from '../../../consultations/queries.ts';
import { call } from '../../../lib/api.ts';

/** Declares the note of a recording ready for the record, or takes that back. */
export function useMarkReviewed(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (is_reviewed: boolean) =>
      (await call(changeRecording, { params: { id }, body: { is_reviewed } })).data,
    onSuccess: (recording) => queryClient.setQueryData(recordingQuery(id).queryKey, recording),
  });
}
