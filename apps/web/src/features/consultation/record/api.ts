import { changeRecording } from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export function useHideRecording() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(changeRecording, { params: { id }, body: { is_recording_deleted: true } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['recordings'], refetchType: 'none' }),
  });
}
