/** The pages of the institution's own way of working: its settings, its templates, and where its appointments come from. */
import type { Deed } from '@noteer/contract';
import { page } from './load-page.ts';
import { titles } from './strings.ts';

export const institutionPages = [
  {
    deed: 'manage_institution' as Deed,
    isAdministration: true as const,
    page: {
      path: 'institution',
      handle: { title: titles.institution },
      lazy: page(async () => (await import('../features/institution/institution-page.tsx')).InstitutionPage),
    },
  },
  {
    deed: 'import_appointments' as Deed,
    isAdministration: true as const,
    page: {
      path: 'appointments-from-elsewhere',
      handle: { title: titles.incoming },
      lazy: page(
        async () => (await import('../features/incoming-appointments/incoming-page.tsx')).IncomingPage,
      ),
    },
  },
  {
    deed: 'keep_templates' as Deed,
    page: {
      path: 'templates',
      handle: { title: titles.templates },
      lazy: page(async () => (await import('../features/templates/templates-page.tsx')).TemplatesPage),
    },
  },
];
