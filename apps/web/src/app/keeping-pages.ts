/** The page of what is kept for how long and what was erased. */
import type { Deed } from '@noteer/contract';
import { page } from './load-page.ts';
import { titles } from './strings.ts';

export const keepingPages = [
  {
    deed: 'manage_retention' as Deed,
    isAdministration: true as const,
    page: {
      path: 'retention',
      handle: { title: titles.retention },
      lazy: page(async () => (await import('../features/retention/retention-page.tsx')).RetentionPage),
    },
  },
];
