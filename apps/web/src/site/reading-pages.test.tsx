/** What is true of every page that is only read. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Language, LanguageContext } from '../lib/strings.ts';
import type { Page } from './page.ts';
import { about } from './pages/about/about-page.tsx';
import { familyMedicine } from './pages/family-medicine/family-medicine-page.tsx';
import { privacy } from './pages/privacy/privacy-page.tsx';
import { psychiatry } from './pages/psychiatry/psychiatry-page.tsx';
import { terms } from './pages/terms/terms-page.tsx';

const pages: [name: string, page: Page][] = Object.entries({
  psychiatry,
  familyMedicine,
  about,
  privacy,
  terms,
});
const cases = pages.flatMap(([name, page]) =>
  (['nl', 'en'] as const).map((language): [string, Language, Page] => [name, language, page]),
);

function render({ Content }: Page, language: Language): string {
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <Content />
    </LanguageContext>,
  );
}

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name);

describe.each(cases)('%s in %s', (_name, language, page) => {
  const html = render(page, language);

  test('has one main heading, and headings that skip no level', () => {
    const levels = found(html, /<h([1-6])/g).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    }, 0);
  });

  test('leads to places that are on it', () => {
    const ids = found(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    for (const target of found(html, / href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  test('needs no inline style or script, which the policy refuses', () => {
    expect(html).not.toMatch(/ style="|<script|<style/);
  });
});

test.each([privacy, terms])('rules say from which day they apply', (page) => {
  expect(render(page, 'nl')).toContain('16 november 2026');
  expect(render(page, 'en')).toContain('16 November 2026');
});

test('no two have the same title or description, and search engines show both whole', () => {
  for (const language of ['nl', 'en'] as const) {
    const titles = pages.map(([, page]) => page.title[language]);
    const descriptions = pages.map(([, page]) => page.description[language]);
    expect(new Set(titles).size).toBe(pages.length);
    expect(new Set(descriptions).size).toBe(pages.length);
    expect(titles.filter((title) => title.length > 60)).toEqual([]);
    expect(descriptions.filter(({ length }) => length < 110 || length > 155)).toEqual([]);
  }
});
