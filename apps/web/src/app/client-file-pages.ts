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
];
