/** The pages of the institution's own way of working: its settings, its numbers, and the templates that notes are written by. */
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
    deed: 'read_own_numbers' as Deed,
    page: {
      path: 'numbers',
      handle: { title: titles.numbers },
      lazy: page(async () => (await import('../features/numbers/numbers-page.tsx')).NumbersPage),
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
