import {
  type Appointment,
  addUnplannedContact,
  deleteAppointment,
  deleteRecording,
  listRecordings,
  type Sent,
} from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { type Walkthrough, walkthroughName, walkthroughOf } from '../../lib/walkthrough.ts';

export const useAddUnplannedContact = () =>
  useMutation({
    mutationFn: async (body: Sent<typeof addUnplannedContact>['body']) =>
      (await call(addUnplannedContact, { body })).data,
  });

/** What the record step needs: one that was recorded already is shown there, not begun anew. */
export const useFindWalkthrough = () =>
  useMutation({
    mutationFn: async (appointment: Appointment): Promise<Walkthrough> => {
      const begun = { apt: { id: appointment.id, client_name: walkthroughName(appointment) } };
      if (appointment.status === 'scheduled') return begun;
      const { data } = await call(listRecordings, { query: { appointment: appointment.id, limit: '1' } });
      return data[0] ? { ...walkthroughOf(data[0]), ...begun } : begun;
    },
  });

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
