/** What the build calls: every public page as HTML, and what search engines read. */
import { type Language, type SitePage, siteBlanks, sitePages, sitePath } from '@noteer/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Assets, Document } from './document.tsx';

const languages: Language[] = ['nl', 'en'];

export const renderPage = (name: SitePage, language: Language, assets: Assets): string =>
  `<!doctype html>${renderToStaticMarkup(<Document name={name} language={language} assets={assets} />)}\n`;

function sitemap(): string {
  const absolute = (page: SitePage, language: Language) =>
    `${siteBlanks.publicUrl}${sitePath(page, language)}`;
  const link = (page: SitePage, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(page, language)}"/>`;
  const entries = sitePages.flatMap((page) =>
    languages.map(
      (language) =>
        `<url><loc>${absolute(page, language)}</loc>${languages.map((other) => link(page, other)).join('')}</url>`,
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

const robots = [
  'User-agent: *',
  'Disallow: /api/',
  '',
  `Sitemap: ${siteBlanks.publicUrl}/sitemap.xml\n`,
].join('\n');

/** Every file of the site, by its address. */
export function renderSite(assets: Assets): Record<string, string> {
  const documents = sitePages.flatMap((page) =>
    languages.map((language) => [`${sitePath(page, language)}.html`, renderPage(page, language, assets)]),
  );
  return { ...Object.fromEntries(documents), '/sitemap.xml': sitemap(), '/robots.txt': robots };
}
