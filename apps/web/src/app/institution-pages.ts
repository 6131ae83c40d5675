/** The pages of the institution's own way of working: settings, numbers, templates, writing, incoming appointments, covering. */
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
  {
    deed: 'keep_writing' as Deed,
    page: {
      path: 'my-writing',
      handle: { title: titles.myWriting },
      lazy: page(async () => (await import('../features/writing/writing-page.tsx')).WritingPage),
    },
  },
  {
    deed: 'cosign_note' as Deed,
    page: {
      path: 'cosign/:id?',
      handle: { title: titles.cosign },
      lazy: page(async () => (await import('../features/cosign/cosign-page.tsx')).CosignPage),
    },
  },
  {
    deed: 'arrange_cover' as Deed,
    page: {
      path: 'cover',
      handle: { title: titles.cover },
      lazy: page(async () => (await import('../features/covers/covers-page.tsx')).CoversPage),
    },
  },
];
