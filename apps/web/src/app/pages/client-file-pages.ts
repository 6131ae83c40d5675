/** The addresses of a client's file. */
import type { AppPage } from './app-page.ts';

export const clientFilePages: AppPage[] = [
  {
    path: 'clients/:id',
    title: { nl: 'Cliënt', en: 'Client' },
    deed: 'find_clients',
    load: async () => (await import('../../features/client-file/client-page.tsx')).ClientPage,
  },
  {
    path: 'clients/:id/documents/:attachment',
    title: { nl: 'Document', en: 'Document' },
    deed: 'read_attachments',
    load: async () => (await import('../../features/client-file/viewer/attachment-page.tsx')).AttachmentPage,
  },
  {
    path: 'clients/:id/notes/:recording',
    title: { nl: 'Verslag', en: 'Note' },
    deed: 'read_client_file',
    load: async () => (await import('../../features/client-file/note-page.tsx')).NotePage,
  },
  {
    path: 'preparation/:appointment',
    title: { nl: 'Voorbereiding', en: 'Preparation' },
    deed: 'read_preparation',
    load: async () => (await import('../../features/preparation/preparation-page.tsx')).PreparationPage,
  },
];
