import { strings } from '../lib/strings.ts';

export const legalStrings = strings({
  dated: { nl: 'Geldt vanaf 16 november 2026', en: 'Applies from 16 November 2026' },
  brief: { nl: 'In het kort', en: 'In brief' },
  contents: { nl: 'Op deze pagina', en: 'On this page' },
});
