/** Deleting what several screens list. */
import { deleteAppointment, deleteRecording } from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

export const useDeleteAppointment = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(deleteAppointment, { params: { id } }),
    onSuccess: refresh,
  });
};

export const useDeleteRecording = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(deleteRecording, { params: { id } }),
    onSuccess: refresh,
  });
};

/** An appointment and its recording change together. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    for (const key of ['appointments', 'recordings', 'tasks']) {
      void queryClient.invalidateQueries({ queryKey: [key] });
    }
  };
}
