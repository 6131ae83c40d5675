/** The pages of those who plan, bill and take in people. */
import { titles } from '../strings.ts';
import type { AppPage } from './app-page.ts';

export const administrationPages: AppPage[] = [
  {
    path: 'admin',
    title: titles.admin,
    deed: 'read_all_agendas',
    isAdministration: true,
    load: async () => (await import('../../features/admin/admin-page.tsx')).AdminPage,
  },
  {
    path: 'codes',
    title: titles.codes,
    deed: 'code_consultations',
    isAdministration: true,
    load: async () => (await import('../../features/codes/desk-page.tsx')).DeskPage,
  },
  {
    path: 'codes/totals',
    title: { nl: 'Totalen van codes', en: 'Totals of codes' },
    deed: 'code_consultations',
    isAdministration: true,
    load: async () => (await import('../../features/codes/totals-page.tsx')).TotalsPage,
  },
  {
    path: 'add-user',
    title: { nl: 'Gebruiker toevoegen', en: 'Add User' },
    deed: 'add_user',
    isAdministration: true,
    load: async () => (await import('../../features/admin/add-user-page.tsx')).AddUserPage,
  },
  {
    path: 'add-appointment',
    title: titles.addAppointment,
    deed: 'plan_appointment',
    load: async () => (await import('../../features/admin/add-appointment-page.tsx')).AddAppointmentPage,
  },
];
