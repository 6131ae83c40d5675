import { changeRecording, type Recording, retryRecording } from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recordingQuery } from '../../consultations/queries.ts';
import { call } from '../../lib/api.ts';

export function useHideRecording() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(changeRecording, { params: { id }, body: { is_recording_deleted: true } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['recordings'], refetchType: 'none' }),
  });
}

export function useRetryRecording() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<Recording> =>
      (await call(retryRecording, { params: { id } })).data,
    onSuccess: (recording) => queryClient.setQueryData(recordingQuery(recording.id).queryKey, recording),
  });
}
