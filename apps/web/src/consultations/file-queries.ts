/** What several screens ask about a client's file. Keys begin with a word that `use-news.ts` knows. */
import {
  getFileNote,
  getFilePoints,
  getPreparation,
  getSinceLastTime,
  makePreparation,
} from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

/** Events tell sooner; this is for when they do not come. */
const POLL_MS = 30_000;

/** A final note to read. */
export const fileNoteQuery = (id: string) =>
  queryOptions({
    queryKey: ['file-notes', id],
    queryFn: async () => (await call(getFileNote, { params: { id } })).data,
  });

/** The page before an appointment. One that is old is being made anew: it is asked for again. */
export const preparationQuery = (appointment_id: string) =>
  queryOptions({
    queryKey: ['preparations', appointment_id],
    queryFn: async () => (await call(getPreparation, { params: { id: appointment_id } })).data,
    staleTime: POLL_MS,
    refetchInterval: ({ state }) => (state.data?.is_stale ? POLL_MS : false),
  });

export function useMakePreparation(appointment_id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(makePreparation, { params: { id: appointment_id } })).data,
    onSuccess: (made) => queryClient.setQueryData(preparationQuery(appointment_id).queryKey, made),
  });
}

/** What a note says that the one before it did not. */
export const sinceQuery = (recording_id: string) =>
  queryOptions({
    queryKey: ['since', recording_id],
    queryFn: async () => (await call(getSinceLastTime, { params: { id: recording_id } })).data,
  });

/** What the papers before a consultation have for its note. */
export const filePointsQuery = (recording_id: string) =>
  queryOptions({
    queryKey: ['file-points', recording_id],
    queryFn: async () => (await call(getFilePoints, { params: { id: recording_id } })).data,
  });
