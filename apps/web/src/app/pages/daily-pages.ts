/** The pages of every day, and of one's own account. */
import { titles } from '../strings.ts';
import type { AppPage } from './app-page.ts';

export const dailyPages: AppPage[] = [
  {
    path: 'home',
    title: titles.home,
    deed: 'read_agenda',
    load: async () => (await import('../../features/home/home-page.tsx')).HomePage,
  },
  {
    path: 'overview',
    title: titles.overview,
    deed: 'list_consultations',
    load: async () => (await import('../../features/overview/overview-page.tsx')).OverviewPage,
  },
  {
    path: 'tasks',
    title: titles.tasks,
    deed: 'do_tasks',
    load: async () => (await import('../../features/tasks/tasks-page.tsx')).TasksPage,
  },
  {
    path: 'clients',
    title: titles.clients,
    deed: 'find_clients',
    load: async () => (await import('../../features/clients/clients-page.tsx')).ClientsPage,
  },
  {
    path: 'recording-details/:id?',
    title: { nl: 'Consult', en: 'Consultation' },
    deed: 'read_note',
    load: async () =>
      (await import('../../features/recording-details/recording-details-page.tsx')).RecordingDetailsPage,
  },
  {
    path: 'cosign/:id?',
    title: { nl: 'Mede ondertekenen', en: 'Co-sign' },
    deed: 'cosign_note',
    load: async () => (await import('../../features/cosign/cosign-page.tsx')).CosignPage,
  },
  {
    path: 'snippets',
    title: { nl: 'Tekstfragmenten', en: 'Snippets' },
    deed: 'keep_writing',
    load: async () => (await import('../../features/snippets/snippets-page.tsx')).SnippetsPage,
  },
  {
    path: 'change-password',
    title: { nl: 'Wachtwoord wijzigen', en: 'Change password' },
    deed: 'use_own_account',
    load: async () => (await import('../../features/account/change-password-page.tsx')).ChangePasswordPage,
  },
  {
    path: 'account',
    title: { nl: 'Beveiliging', en: 'Security' },
    deed: 'use_own_account',
    load: async () => (await import('../../features/account/account-page.tsx')).AccountPage,
  },
];
