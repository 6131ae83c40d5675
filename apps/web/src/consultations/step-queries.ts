/** Who signs what with whom, and who covers: asked by several screens. Keys begin with a word that `use-news.ts` knows. */
import {
  getOwnSigning,
  listCovered,
  listNoteSteps,
  listToCosign,
  type Recording,
  type ReopenReason,
  reopenNote,
} from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { recordingQuery } from './queries.ts';

/** Events tell sooner; this is for when they do not come. */
const POLL_MS = 30_000;

export const noteStepsQuery = (id: string) =>
  queryOptions({
    queryKey: ['note-steps', id],
    queryFn: async () => (await call(listNoteSteps, { params: { id } })).data,
  });

export const ownSigningQuery = () =>
  queryOptions({
    queryKey: ['own-signing'],
    queryFn: async () => (await call(getOwnSigning, {})).data,
    staleTime: POLL_MS,
  });

export const toCosignQuery = () =>
  queryOptions({
    queryKey: ['to-cosign'],
    queryFn: async () => (await call(listToCosign, {})).data,
    refetchInterval: POLL_MS,
  });

export const coveredQuery = () =>
  queryOptions({
    queryKey: ['recordings', 'covered'],
    queryFn: async () => (await call(listCovered, {})).data,
    refetchInterval: POLL_MS,
  });

/** The answer is the recording as it is now; what else shows it is out of date. */
export function useKeepRecording() {
  const queryClient = useQueryClient();
  return (recording: Recording) => {
    queryClient.setQueryData(recordingQuery(recording.id).queryKey, recording);
    for (const queryKey of [
      ...[['recordings', 'list'], ['recordings', 'covered'], ['appointments'], ['to-cosign']],
      ['note-steps', recording.id],
    ])
      void queryClient.invalidateQueries({ queryKey });
  };
}

export function useReopenNote(id: string) {
  const keep = useKeepRecording();
  return useMutation({
    mutationFn: async (body: ReopenReason) => (await call(reopenNote, { params: { id }, body })).data,
    onSuccess: keep,
  });
}
