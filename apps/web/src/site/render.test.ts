import { sitePages, sitePath } from '@noteer/contract';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import { renderSite } from './render.tsx';

const files = renderSite({ styles: ['/a.css'], scripts: ['/a.js'], fonts: ['/a.woff2'] });
const everyPage = sitePages.flatMap((page) =>
  (['nl', 'en'] as const).map((language) => ({ page, language })),
);
const htmlOf = ({ page, language }: (typeof everyPage)[number]) =>
  files[`${sitePath(page, language)}.html`] ?? '';

test.each(everyPage)(
  '$page in $language is whole, and holds nothing that the security policy refuses',
  (one) => {
    const html = htmlOf(one);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/^<!doctype html><html lang="(nl|en)">/);
    expect(html).not.toMatch(/ style=| on[a-z]+="|<style/);
    expect([...html.matchAll(/<script[^>]*>/g)].map(String)).toEqual([
      '<script type="module" src="/a.js" blocking="render">',
    ]);
    expect(html).not.toMatch(/<img(?![^>]* alt="[^"]{10,}")/);
  },
);

test.each(everyPage)('$page in $language tells search engines what it is in a line', ({ page, language }) => {
  expect(pages[page].title[language].length).toBeLessThanOrEqual(65);
  expect(pages[page].description[language].length).toBeGreaterThanOrEqual(100);
  expect(pages[page].description[language].length).toBeLessThanOrEqual(160);
});

test.each(everyPage)('$page in $language loads nothing from elsewhere', (one) => {
  const addresses = [...htmlOf(one).matchAll(/(?:src|srcset|poster|action)="([^"]+)"/gi)].map(
    ([, value]) => value,
  );
  for (const address of addresses) expect(address).not.toMatch(/^(https?:)?\/\//);
});

test('the language of a page is that of its links', () => {
  for (const one of everyPage) {
    const links = [...htmlOf(one).matchAll(/<a href="(\/[^"#]+)(?:#[^"]*)?"([^>]*)>/g)];
    const others = links.filter(([, href = '', rest = '']) => {
      const isEnglish = href.startsWith('/en/');
      return !rest.includes('data-language') && isEnglish !== (one.language === 'en');
    });
    expect(others.map(([, href]) => href)).toEqual([]);
  }
});
