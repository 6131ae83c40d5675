import { askNoteReading, getNoteReading, type NoteReading } from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Events tell sooner; this is for when they do not come. */
const POLL_MS = 5000;

export const isUnderWay = ({ state }: NoteReading): boolean => state === 'waiting' || state === 'reading';

/** What the last second reading of the note says. */
export const noteReadingQuery = (id: string) =>
  queryOptions({
    queryKey: ['note-readings', id],
    queryFn: async () => (await call(getNoteReading, { params: { id } })).data,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  });

/** Has the note read as the server has it: whoever asks sees to it first that all of it is there. */
export function useAskReading(id: string, flush: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await flush();
      return (await call(askNoteReading, { params: { id } })).data;
    },
    onSuccess: (reading) => queryClient.setQueryData(noteReadingQuery(id).queryKey, reading),
  });
}
