import { type Recording, retryRecording } from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recordingQuery } from '../../consultations/queries.ts';
import { call } from '../../lib/api.ts';

export function useRetryRecording() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<Recording> =>
      (await call(retryRecording, { params: { id } })).data,
    onSuccess: (recording) => queryClient.setQueryData(recordingQuery(recording.id).queryKey, recording),
  });
}
