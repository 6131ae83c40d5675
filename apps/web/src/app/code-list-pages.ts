/** The pages of lists of codes and of what was decided about codes. */
import type { Deed } from '@noteer/contract';
import type { RouteObject } from 'react-router';
import { page } from './load-page.ts';
import { titles } from './strings.ts';

const forAdministrators = (child: RouteObject) => ({
  deed: 'manage_code_lists' as Deed,
  isAdministration: true as const,
  page: child,
});

export const codeListPages = [
  forAdministrators({
    path: 'code-lists',
    handle: { title: titles.codeLists },
    lazy: page(async () => (await import('../features/code-lists/lists-page.tsx')).CodeListsPage),
  }),
  forAdministrators({
    path: 'code-lists/import',
    handle: { title: titles.importCodes },
    lazy: page(async () => (await import('../features/code-lists/import-page.tsx')).ImportPage),
  }),
  forAdministrators({
    path: 'code-settings',
    handle: { title: titles.codeSettings },
    lazy: page(async () => (await import('../features/code-lists/settings-page.tsx')).CodeSettingsPage),
  }),
];
