import { getNoteWriting, type NoteWriting, type Recording, stopWriting } from '@noteer/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recordingQuery } from '../../../consultations/queries.ts';
import { call } from '../../../lib/api.ts';

/** Events tell sooner; this is for when they do not come. */
const POLL_MS = 5000;

/** The note that a model is writing, as far as it is; what stood before the answer is lost to the eye stays. */
export const noteWritingQuery = (id: string) =>
  queryOptions({
    queryKey: ['note-writing', id],
    queryFn: async () => (await call(getNoteWriting, { params: { id } })).data,
    refetchInterval: ({ state }) => (state.data ? POLL_MS : false),
  });

/** What was being tried failed, and nothing is written until the next attempt. */
const isTrouble = ({ phase, problem }: NoteWriting): boolean => phase === 'waiting' && problem !== null;

type Asked = Pick<Recording, 'id' | 'processing'>;

/** Where the writing of a note stands; `isBusy` while somebody should see the note come instead of the note. */
export function useWriting({ id, processing: { stage } }: Asked) {
  const queryClient = useQueryClient();
  const isWriting = stage === 'writing';
  const { data } = useQuery({
    ...noteWritingQuery(id),
    enabled: isWriting || stage === 'done',
    ...(isWriting && { refetchInterval: POLL_MS }),
  });
  const writing = data ?? null;
  const isOver = isWriting && data === null;
  useEffect(() => {
    // The note is there, or is about to be: whoever looks at the recording should hear of it.
    if (isOver) void queryClient.invalidateQueries({ queryKey: recordingQuery(id).queryKey });
  }, [isOver, queryClient, id]);
  return { writing, isBusy: isWriting || (writing !== null && !isTrouble(writing)) };
}

/** Ends what the model does; what it has written so far becomes the note. */
export function useStopWriting(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(stopWriting, { params: { id } }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: noteWritingQuery(id).queryKey }),
        queryClient.invalidateQueries({ queryKey: recordingQuery(id).queryKey }),
      ]),
  });
}
