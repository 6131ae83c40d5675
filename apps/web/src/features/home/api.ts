import { type Appointment, addUnplannedContact, listRecordings, type Sent } from '@noteer/contract';
import { useMutation } from '@tanstack/react-query';
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
