/** Where the site's links go in the language that the page is in. */
import { type SitePage, siteBlanks, sitePath } from '@noteer/contract';
import { useLanguage } from '../lib/strings.ts';

export function useSitePath(): (page: SitePage) => string {
  const language = useLanguage();
  return (page) => sitePath(page, language);
}

export const loginPaths = { nl: siteBlanks.loginNl, slo: siteBlanks.loginSlo };
