/** What a shared link shows: the mark, the first line of the page, and the pen line, on paper. */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Language, sitePages, sitePath } from '@noteer/contract';
import type { Browser } from '@playwright/test';
import { keep, openPictureEncoder } from './picture-encoder.ts';
import { indexedPng } from './png.ts';
import { languages } from './sizes.ts';

const web = join(import.meta.dirname, '../apps/web');
const size = { width: 1200, height: 630 };

const fonts = createRequire(join(web, 'package.json'));
const face = (family: string, file: string) => {
  const font = readFileSync(fonts.resolve(file)).toString('base64');
  return `@font-face { font-family: "${family}"; font-weight: 100 900; src: url("data:font/woff2;base64,${font}"); }`;
};

const styles = () => `
  ${readFileSync(join(web, 'src/styles/tokens.css'), 'utf8')
    .replace('@theme', ':root')
    .replaceAll(/--\w+-\*: initial;/g, '')}
  ${face('Fraunces Variable', '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2')}
  * { box-sizing: border-box; margin: 0; }
  body {
    display: grid; grid-template-rows: auto 1fr auto; width: ${size.width}px; height: ${size.height}px; overflow: hidden;
    padding: 64px 0 32px 80px; background: var(--color-paper); color: var(--color-ink);
    font-family: var(--font-display); font-optical-sizing: auto;
  }
  header { display: flex; align-items: center; gap: 18px; color: var(--color-pine); }
  header svg { width: 56px; height: 56px; }
  header span { color: var(--color-ink); font-size: 48px; font-weight: 560; letter-spacing: -0.03em; line-height: 1; }
  h1 {
    align-self: center; max-width: 1000px; padding-right: 80px; font-size: 80px; font-weight: 480;
    letter-spacing: -0.025em; line-height: 1.06; text-wrap: balance; white-space: pre-line;
  }
  h1.long { font-size: 64px; }
  .line { color: var(--color-pine); }
  .line svg { display: block; width: 1500px; height: 180px; }
  .line path { stroke-width: 3px; }
`;

/** A title of more letters than this needs three lines at the large size. */
const LONG = 46;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function pageOf(title: string, language: Language, mark: string, line: string): string {
  const look = title.length > LONG ? ' class="long"' : '';
  return `<!doctype html><html lang="${language}"><head><style>${styles()}</style></head><body>
    <header>${mark}<span>Noteer</span></header><h1${look}>${escaped(title)}</h1><div class="line">${line}</div>
  </body></html>`;
}

const built = (path: string) => readFileSync(join(web, 'dist/site', `${path}.html`), 'utf8');

function svgIn(html: string, what: RegExp): string {
  const found = html.match(/<svg[\s\S]*?<\/svg>/g)?.find((svg) => what.test(svg));
  if (!found) throw new Error(`the site has no drawing ${what}`);
  return found;
}

export async function takeSocial(browser: Browser): Promise<void> {
  mkdirSync(join(web, 'src/site/pictures/social'), { recursive: true });
  const welcome = built(sitePath('welcome', 'nl'));
  const mark = svgIn(welcome, /viewBox="0 0 32 32"/);
  const line = svgIn(welcome, /class="pen-line"/);
  const encoder = await openPictureEncoder(browser);
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1 });
  for (const name of sitePages) {
    for (const language of languages) {
      await page.setContent(built(sitePath(name, language)), { waitUntil: 'commit' });
      const title = await page.locator('h1').first().textContent();
      if (!title) throw new Error(`${name} has no title`);
      await page.setContent(pageOf(title.trim(), language, mark, line));
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      const rgba = await encoder.pixels(await page.screenshot());
      keep(`social/${name}-${language}.png`, indexedPng(rgba, size.width, size.height));
    }
  }
  await page.close();
}
