/** The addresses of a client's file. */
import type { Deed } from '@noteer/contract';
import type { RouteObject } from 'react-router';
import { page } from './load-page.ts';
import { titles } from './strings.ts';

export const clientFilePages: { deed: Deed; page: RouteObject }[] = [
  {
    deed: 'find_clients',
    page: {
      path: 'clients/:id',
      handle: { title: titles.client },
      lazy: page(async () => (await import('../features/client-file/client-page.tsx')).ClientPage),
    },
  },
  {
    deed: 'read_attachments',
    page: {
      path: 'clients/:id/documents/:attachment',
      handle: { title: titles.attachment },
      lazy: page(
        async () => (await import('../features/client-file/viewer/attachment-page.tsx')).AttachmentPage,
      ),
    },
  },
  {
    deed: 'read_client_file',
    page: {
      path: 'clients/:id/notes/:recording',
      handle: { title: titles.fileNote },
      lazy: page(async () => (await import('../features/client-file/note-page.tsx')).NotePage),
    },
  },
  {
    deed: 'read_preparation',
    page: {
      path: 'preparation/:appointment',
      handle: { title: titles.preparation },
      lazy: page(async () => (await import('../features/preparation/preparation-page.tsx')).PreparationPage),
    },
  },
];
