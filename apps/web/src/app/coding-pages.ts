/** The pages of those who do the codes. */
import type { Deed } from '@noteer/contract';
import type { RouteObject } from 'react-router';
import { page } from './load-page.ts';
import { titles } from './strings.ts';

export const codingPages: { deed: Deed; isAdministration: true; page: RouteObject }[] = [
  {
    deed: 'code_consultations',
    isAdministration: true,
    page: {
      path: 'codes',
      handle: { title: titles.codes },
      lazy: page(async () => (await import('../features/codes/desk-page.tsx')).DeskPage),
    },
  },
  {
    deed: 'code_consultations',
    isAdministration: true,
    page: {
      path: 'codes/totals',
      handle: { title: titles.codeTotals },
      lazy: page(async () => (await import('../features/codes/totals-page.tsx')).TotalsPage),
    },
  },
];
