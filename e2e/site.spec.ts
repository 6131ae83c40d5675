import { type SitePage, sitePages, sitePath } from '@noteer/contract';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { inspect } from './support/screen.ts';
import { dropdown, menuLink, openMenu } from './support/site.ts';

const languages = ['nl', 'en'] as const;
const everyAddress = languages.flatMap((language) => sitePages.map((page) => sitePath(page, language)));

test('each public page has a head of its own, links that lead somewhere, and a place in every window', {
  tag: ['@desk', '@thorough'],
}, async ({ page, clinic, request }) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), targets: new Set<string>() };
  for (const language of languages) {
    for (const name of sitePages) {
      await page.goto(sitePath(name, language));
      const { title, description } = await headOf(page, clinic.url, name, language);
      seen.titles.add(title);
      seen.descriptions.add(description);
      for (const target of await targetsOf(page, clinic.url)) seen.targets.add(target);
      // Other words change nothing of what axe looks at.
      if (language === 'nl') await inspect(page);
      await expectToFit(page);
      if (language === 'nl') await inspect(page);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  }
  expect([seen.titles.size, seen.descriptions.size]).toEqual([everyAddress.length, everyAddress.length]);
  expect([...seen.targets].sort()).toEqual([...everyAddress, '/sign-in'].sort());
  for (const target of seen.targets) {
    const answer = await request.get(target, { maxRedirects: 0 });
    expect(answer.status(), target).toBe(200);
  }
});

async function headOf(page: Page, origin: string, name: SitePage, language: 'nl' | 'en') {
  const meta = (selector: string, attribute = 'content') => page.locator(selector).getAttribute(attribute);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await meta('link[rel=canonical]', 'href')).toBe(origin + sitePath(name, language));
  for (const other of languages)
    expect(await meta(`link[hreflang=${other}]`, 'href')).toBe(origin + sitePath(name, other));
  const picture = await meta('meta[property="og:image"]');
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  return { title: await page.title(), description: (await meta('meta[name=description]')) ?? '' };
}

async function targetsOf(page: Page, origin: string): Promise<string[]> {
  const address = new URL(page.url()).pathname;
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  expect(links.length, address).toBeGreaterThan(10);
  const urls = links.map((link) => new URL(link));
  for (const url of urls) {
    expect(url.origin, `${url} on ${address}`).toBe(origin);
    if (url.hash && url.pathname === address)
      await expect(page.locator(url.hash), `${url.hash} on ${address}`).toHaveCount(1);
  }
  return urls.map(({ pathname }) => pathname);
}

/** No wider than the window, whatever its width; the last one is a phone's. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [1024, 1023, 320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // The window takes its new size a moment after it was asked to.
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
    const tooWide_px = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(tooWide_px, `${page.url()} at ${width} px`).toBe(0);
  }
}

test('search engines find every page in the sitemap that robots.txt names', { tag: '@desk' }, async ({
  request,
  clinic,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${clinic.url}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(found.sort()).toEqual(everyAddress.map((address) => clinic.url + address).sort());
});

test('the header leads home, to both specialties, to about and to contact', { tag: '@thorough' }, async ({
  page,
}) => {
  const visit = async (from: string, name: string | RegExp, to: string, under?: string) => {
    await page.goto(from);
    await openMenu(page);
    if (under) await dropdown(page, under).click();
    await menuLink(page, name).click();
    await expect(page).toHaveURL(to);
  };
  await visit('/about', 'Home', '/welcome');
  await visit('/welcome', /Psychiatrie/, '/psychiatry', 'Platform');
  await visit('/welcome', /Huisartsgeneeskunde/, '/family-medicine', 'Platform');
  await visit('/welcome', 'Over ons', '/about');
  await visit('/welcome', 'Contact', '/contact');
  await visit('/welcome', /^NL/, '/sign-in', 'Inloggen');
  await visit('/en/welcome', /^SLO/, '/sign-in', 'Log In');
  await visit('/en/welcome', 'Contact Us', '/en/contact');
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Noteer, Home' }).click();
  await expect(page).toHaveURL('/welcome');
});

test('the dropdowns open and close by keyboard alone', { tag: ['@desk', '@thorough'] }, async ({ page }) => {
  await page.goto('/welcome');
  await openMenu(page);
  const [platform, logIn] = [dropdown(page, 'Platform'), dropdown(page, 'Inloggen')];
  await platform.focus();
  await page.keyboard.press('Enter');
  await expect(menuLink(page, /Psychiatrie/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menuLink(page, /Psychiatrie/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuLink(page, /Psychiatrie/)).toBeHidden();
  await expect(platform).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(menuLink(page, /Huisartsgeneeskunde/)).toBeFocused();
  await logIn.focus();
  await expect(menuLink(page, /Huisartsgeneeskunde/)).toBeHidden();
  await page.keyboard.press('Space');
  await expect(menuLink(page, /^SLO/)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(menuLink(page, /^SLO/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sign-in');
});

test('a dropdown closes when another opens and when one clicks elsewhere', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto('/welcome');
  await openMenu(page);
  await dropdown(page, 'Platform').click();
  await dropdown(page, 'Inloggen').click();
  await expect(menuLink(page, /Psychiatrie/)).toBeHidden();
  await expect(menuLink(page, /^NL/)).toBeVisible();
  await page.mouse.click(200, 700);
  await expect(menuLink(page, /^NL/)).toBeHidden();
});

test('the language is chosen in the header and remembered, also by the app', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto('/psychiatry');
  await openMenu(page);
  await menuLink(page, 'English').click();
  await expect(page).toHaveURL('/en/psychiatry');
  await page.goto('/about');
  await expect(page).toHaveURL('/en/about');
  await page.goto('/sign-in');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await page.goto('/en/welcome');
  await openMenu(page);
  await menuLink(page, 'Nederlands').click();
  await expect(page).toHaveURL('/welcome');
  await page.goto('/en/contact');
  await expect(page).toHaveURL('/contact');
});

test('an unknown address leads to the welcome page', { tag: ['@desk', '@thorough'] }, async ({ page }) => {
  for (const [from, to] of [
    ['/nergens', '/welcome'],
    ['/nergens/dieper?x=1', '/welcome'],
    ['/en/nowhere', '/en/welcome'],
  ] as const) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
  }
});

test('the header is a row of links from 820 px, and one button below', {
  tag: ['@desk', '@thorough'],
}, async ({ page }) => {
  await page.goto('/welcome');
  for (const [width, isRow] of [
    [1440, true],
    [1024, true],
    [1023, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menuLink(page, 'Over ons'), String(width)).toBeVisible({ visible: isRow });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(button, String(width)).toBeVisible({ visible: !isRow });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read and every menu used', async ({ page }) => {
    const atLeast: Partial<Record<SitePage, number>> = { contact: 300 };
    for (const language of languages) {
      for (const name of sitePages) {
        await page.goto(sitePath(name, language));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const words = await page.locator('main').innerText();
        expect(words.length, name).toBeGreaterThan(atLeast[name] ?? 1000);
      }
    }
    await page.goto('/welcome');
    await openMenu(page);
    await dropdown(page, 'Platform').click();
    await menuLink(page, /Huisartsgeneeskunde/).click();
    await expect(page).toHaveURL('/family-medicine');
    await openMenu(page);
    await menuLink(page, 'English').click();
    await expect(page).toHaveURL('/en/family-medicine');
  });
});
