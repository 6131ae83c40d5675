import {
  type AgendaForm,
  type Answer,
  addFeed,
  importAppointments,
  listConnectorKeys,
  listFeeds,
  makeConnectorKey,
  previewAppointments,
  readFeedNow,
  removeFeed,
  revokeConnectorKey,
  type Sent,
} from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, upload } from '../../lib/api.ts';
import type { UploadOptions } from '../../lib/exchange-bytes.ts';

export type FileQuestion = { file: File; user_id: string; takes: AgendaForm['takes'] };
export type FilePreview = Answer<typeof previewAppointments>;

function formOf({ file, user_id, takes }: FileQuestion, seen?: string): FormData {
  const form = new FormData();
  if (user_id) form.set('user_id', user_id);
  form.set('takes', takes);
  if (seen) form.set('seen', seen);
  form.set('file', file, file.name);
  return form;
}

export const previewFile = (question: FileQuestion, options: UploadOptions): Promise<FilePreview> =>
  upload(previewAppointments, { body: formOf(question) }, options);

export const useTakeFile = () =>
  useMutation({
    mutationFn: async ({ seen, ...question }: FileQuestion & { seen: string }) => {
      const { signal } = new AbortController();
      const options = { signal, onProgress: () => {} };
      return (await upload(importAppointments, { body: formOf(question, seen) }, options)).data.counts;
    },
  });

const READING_POLL_MS = 2_000;
const POLL_MS = 30_000;

export const feedsQuery = () =>
  queryOptions({
    queryKey: ['agenda-feeds'],
    queryFn: async () => (await call(listFeeds, {})).data,
    // One that was just added, or asked for, is read within moments.
    refetchInterval: ({ state }) =>
      state.data?.some(({ is_reading, tried_at }) => is_reading || !tried_at) ? READING_POLL_MS : POLL_MS,
  });

function useFeedDeed<Asked>(mutationFn: (asked: Asked) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => queryClient.invalidateQueries(feedsQuery()) });
}

export const useAddFeed = () => useFeedDeed((body: Sent<typeof addFeed>['body']) => call(addFeed, { body }));
export const useRemoveFeed = () => useFeedDeed((id: string) => call(removeFeed, { params: { id } }));

/** Done when it was read: the button waits for what it asked for. */
export const useReadFeed = () => {
  const queryClient = useQueryClient();
  return useFeedDeed(async (id: string) => {
    const { data: before } = await call(readFeedNow, { params: { id } });
    for (let tries = 0; tries < MOST_LOOKS; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      const feeds = await queryClient.fetchQuery({ ...feedsQuery(), staleTime: 0 });
      const now = feeds.find((feed) => feed.id === id);
      if (!now || (now.tried_at !== before.tried_at && !now.is_reading)) return;
    }
  });
};
const LOOK_MS = 700;
const MOST_LOOKS = 40;

export const keysQuery = () =>
  queryOptions({
    queryKey: ['connector-keys'],
    queryFn: async () => (await call(listConnectorKeys, {})).data,
  });

export function useMakeKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => (await call(makeConnectorKey, { body: { name } })).data,
    onSuccess: () => queryClient.invalidateQueries(keysQuery()),
  });
}

export function useRevokeKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeConnectorKey, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(keysQuery()),
  });
}
