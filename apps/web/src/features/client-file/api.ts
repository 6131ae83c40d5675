import {
  type Attachment,
  correctAttachmentPage,
  getAttachment,
  getAttachmentFile,
  getAttachmentPage,
  getAttachmentPicture,
  keepAttachment,
  listAttachments,
  removeAttachment,
  retryAttachment,
} from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, fetchBlob } from '../../lib/api.ts';

/** Events tell sooner; this is for when they do not come. */
const POLL_MS = 30_000;

export const isBeingRead = ({ stage }: Attachment): boolean => stage === 'waiting' || stage === 'reading';

export const attachmentsQuery = (client_id: string) =>
  queryOptions({
    queryKey: ['attachments', 'of', client_id],
    queryFn: async () => (await call(listAttachments, { params: { id: client_id } })).data,
    refetchInterval: ({ state }) => (state.data?.some(isBeingRead) ? POLL_MS : false),
  });

export const attachmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['attachments', 'one', id],
    queryFn: async () => (await call(getAttachment, { params: { id } })).data,
    refetchInterval: ({ state }) => (state.data && isBeingRead(state.data) ? POLL_MS : false),
  });

export const attachmentPageQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['attachment-pages', id, number],
    queryFn: async () => (await call(getAttachmentPage, { params: { id, number } })).data,
  });

/** The picture of a page never changes. */
export const pictureQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['attachment-pictures', id, number],
    queryFn: ({ signal }) => fetchBlob(getAttachmentPicture, { params: { id, number } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What was added or changed is known at once; the lists are asked anew besides. */
export function useKnown() {
  const queryClient = useQueryClient();
  return (attachment: Attachment) => {
    queryClient.setQueryData(attachmentQuery(attachment.id).queryKey, attachment);
    queryClient.setQueryData(attachmentsQuery(attachment.client_id).queryKey, (known) =>
      known?.some(({ id }) => id === attachment.id)
        ? known.map((each) => (each.id === attachment.id ? attachment : each))
        : known && [attachment, ...known],
    );
    return queryClient.invalidateQueries({ queryKey: ['attachments'] });
  };
}

export function useKeepAttachment() {
  const known = useKnown();
  return useMutation({
    mutationFn: async (id: string) => (await call(keepAttachment, { params: { id } })).data,
    onSuccess: (attachment) => void known(attachment),
  });
}

export function useRetryAttachment() {
  const known = useKnown();
  return useMutation({
    mutationFn: async (id: string) => (await call(retryAttachment, { params: { id } })).data,
    onSuccess: (attachment) => void known(attachment),
  });
}

export function useRemoveAttachment() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeAttachment, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['attachments', 'of'] }),
  });
}

export function useCorrectPage(id: string, number: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (text: string | null) =>
      (await call(correctAttachmentPage, { params: { id, number }, body: { text } })).data,
    onSuccess: (page) => {
      queryClient.setQueryData(attachmentPageQuery(id, number).queryKey, page);
      void queryClient.invalidateQueries({ queryKey: ['attachments'] });
    },
  });
}

/** Saved by the browser, under the name that it had. */
export const useDownload = () =>
  useMutation({
    mutationFn: async ({ id, file_name }: Pick<Attachment, 'id' | 'file_name'>) => {
      const address = URL.createObjectURL(await fetchBlob(getAttachmentFile, { params: { id } }));
      const link = document.createElement('a');
      link.href = address;
      link.download = file_name;
      link.click();
      // The browser has taken hold of it by then.
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    },
  });
