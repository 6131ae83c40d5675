/** The pages of the institution's own way of working: its settings, the templates that notes are written by, and how each clinician writes. */
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
    deed: 'keep_templates' as Deed,
    page: {
      path: 'templates',
      handle: { title: titles.templates },
      lazy: page(async () => (await import('../features/templates/templates-page.tsx')).TemplatesPage),
    },
  },
  {
    deed: 'keep_writing' as Deed,
    page: {
      path: 'my-writing',
      handle: { title: titles.myWriting },
      lazy: page(async () => (await import('../features/writing/writing-page.tsx')).WritingPage),
    },
  },
];
