import {
  changeRecording,
  getRecording,
  getTranscript,
  listTemplates,
  type Recording,
  retryRecording,
} from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Events tell sooner; this is for when they do not come. */
const POLL_MS = 30_000;

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['templates'],
    queryFn: async () => (await call(listTemplates, {})).data,
    // The list changes with a new version of the product.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const recordingQuery = (id: string) =>
  queryOptions({
    queryKey: ['recordings', id],
    queryFn: async () => (await call(getRecording, { params: { id } })).data,
    refetchInterval: POLL_MS,
  });

/** Grows: only what came since is asked for. */
export const transcriptQuery = (id: string) =>
  queryOptions({
    queryKey: ['transcripts', id],
    queryFn: async ({ client, queryKey }): Promise<TranscriptPiece[]> => {
      const known = client.getQueryData<TranscriptPiece[]>(queryKey) ?? [];
      const from = (known.at(-1)?.seq ?? -1) + 1;
      const { data } = await call(getTranscript, { params: { id }, query: { from } });
      return data.length > 0 ? [...known, ...data] : known;
    },
    refetchInterval: POLL_MS,
  });

export type TranscriptPiece = { seq: number; start_s: number; end_s: number; text: string };

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
