/** The pages of what is set up or looked into now and then; those with an icon are in the list of the administration, in this order. */
import {
  Archive,
  Building2,
  CalendarSync,
  ChartColumn,
  FileText,
  Inbox,
  ListOrdered,
  PenLine,
  ScrollText,
  UserRoundCheck,
} from 'lucide-react';
import { titles } from '../strings.ts';
import type { AppPage } from './app-page.ts';

export const managementPages: AppPage[] = [
  {
    path: 'institution',
    title: { nl: 'Instelling', en: 'Institution' },
    deed: 'manage_institution',
    isAdministration: true,
    management: { Icon: Building2 },
    load: async () => (await import('../../features/institution/institution-page.tsx')).InstitutionPage,
  },
  {
    path: 'language-model',
    title: { nl: 'Taalmodel', en: 'Language model' },
    deed: 'choose_model',
    isAdministration: true,
    management: { Icon: PenLine },
    load: async () => (await import('../../features/language-model/model-page.tsx')).LanguageModelPage,
  },
  {
    path: 'templates',
    title: { nl: 'Sjablonen', en: 'Templates' },
    deed: 'keep_templates',
    management: { Icon: FileText, deed: 'share_templates' },
    load: async () => (await import('../../features/templates/templates-page.tsx')).TemplatesPage,
  },
  {
    path: 'appointments-from-elsewhere',
    title: { nl: 'Afspraken van elders', en: 'Incoming appointments' },
    deed: 'import_appointments',
    isAdministration: true,
    management: { Icon: CalendarSync },
    load: async () => (await import('../../features/incoming-appointments/incoming-page.tsx')).IncomingPage,
  },
  {
    path: 'numbers',
    title: { nl: 'Cijfers', en: 'Numbers' },
    deed: 'read_own_numbers',
    management: { Icon: ChartColumn, deed: 'read_numbers' },
    load: async () => (await import('../../features/numbers/numbers-page.tsx')).NumbersPage,
  },
  {
    path: 'cover',
    title: { nl: 'Waarneming', en: 'Covering' },
    deed: 'arrange_cover',
    management: { Icon: UserRoundCheck },
    load: async () => (await import('../../features/covers/covers-page.tsx')).CoversPage,
  },
  {
    path: 'retention',
    title: { nl: 'Bewaren en wissen', en: 'Keeping and erasing' },
    deed: 'manage_retention',
    isAdministration: true,
    management: { Icon: Archive },
    load: async () => (await import('../../features/retention/retention-page.tsx')).RetentionPage,
  },
  {
    path: 'code-lists',
    title: { nl: 'Codelijsten', en: 'Code lists' },
    deed: 'manage_code_lists',
    isAdministration: true,
    management: { Icon: ListOrdered },
    load: async () => (await import('../../features/code-lists/lists-page.tsx')).CodeListsPage,
  },
  {
    path: 'code-lists/import',
    title: { nl: 'Lijst importeren', en: 'Import a list' },
    deed: 'manage_code_lists',
    isAdministration: true,
    load: async () => (await import('../../features/code-lists/import-page.tsx')).ImportPage,
  },
  {
    path: 'code-settings',
    title: { nl: 'Instellingen voor codes', en: 'Settings for codes' },
    deed: 'manage_code_lists',
    isAdministration: true,
    load: async () => (await import('../../features/code-lists/settings-page.tsx')).CodeSettingsPage,
  },
  {
    path: 'contact-requests',
    title: { nl: 'Contactverzoeken', en: 'Contact requests' },
    deed: 'handle_contact_requests',
    isAdministration: true,
    management: { Icon: Inbox },
    load: async () =>
      (await import('../../features/contact-requests/contact-requests-page.tsx')).ContactRequestsPage,
  },
  {
    path: 'access-log',
    title: titles.accessLog,
    deed: 'read_access_log',
    management: { Icon: ScrollText },
    load: async () => (await import('../../features/access-log/access-log-page.tsx')).AccessLogPage,
  },
];
