import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

test('the welcome page has what a visitor looks for, and ends at contact', async ({ page }) => {
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Jij luistert\.\s*Noteer schrijft mee\./);
  await expect(page.locator('.site-card')).toHaveCount(4);
  await expect(page.locator('.site-row')).toHaveCount(4);
  await expect(page.getByRole('contentinfo')).toContainText('© 2025 Noteer');
  await page.locator('.site-call').getByRole('link', { name: 'Neem contact op' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the benefit rows alternate: words left, then right', { tag: ['@desk', '@thorough'] }, async ({
  page,
}) => {
  await page.goto('/welcome');
  const lefts = await page
    .locator('.site-row h2')
    .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().left)));
  const [first = 0, second = 0] = lefts;
  expect(second).toBeGreaterThan(first + 300);
  expect(lefts).toEqual([first, second, first, second]);
});

test('the pictures are of the product, and the film plays when asked to', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto('/welcome');
  const pictures = page.locator('main img');
  for (let i = 0; i < (await pictures.count()); i++) {
    await pictures.nth(i).scrollIntoViewIfNeeded();
    await expect
      .poll(() => pictures.nth(i).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(300);
    expect(await pictures.nth(i).getAttribute('alt')).toMatch(/.{30}/);
  }
  const seconds = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    const before = { paused: video.paused, preload: video.preload };
    await video.play();
    await new Promise((resolve) =>
      video.addEventListener('timeupdate', () => video.currentTime > 0.5 && resolve(0)),
    );
    return { ...before, duration: video.duration };
  });
  expect(seconds).toMatchObject({ paused: true, preload: 'none' });
  expect(seconds.duration).toBeGreaterThan(8);
});

const leftOf = (page: Page) =>
  page.locator('.carousel-track').evaluate((track) => track.getBoundingClientRect().left);

/** Pixels a second, over a second of the page's own clock. */
const speedOf = (page: Page) =>
  page.locator('.carousel-track').evaluate(async (track) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const began = await frame();
    const from = track.getBoundingClientRect().left;
    for (;;) {
      const now = await frame();
      if (now - began >= 1000) return ((from - track.getBoundingClientRect().left) / (now - began)) * 1000;
    }
  });

test.describe('the partners', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('are five, pass at 50 pixels a second and stop under the pointer or by choice', {
    tag: ['@desk', '@thorough'],
  }, async ({ page }) => {
    await page.goto('/welcome');
    await page.locator('.carousel').scrollIntoViewIfNeeded();
    await expect(page.locator('.carousel-set:not([aria-hidden]) .carousel-logo')).toHaveCount(5);
    await page.mouse.move(0, 0);
    const speed = await speedOf(page);
    expect(speed).toBeGreaterThan(45);
    expect(speed).toBeLessThan(55);

    await page.locator('.carousel-window').hover();
    const hovered = await leftOf(page);
    expect(await speedOf(page)).toBe(0);
    expect(await leftOf(page)).toBe(hovered);

    await page.mouse.move(0, 0);
    await page.getByLabel('Zet de logo’s stil').check();
    expect(await speedOf(page)).toBe(0);
  });
});

test('the partners stand still for those who want no motion', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/welcome');
  await page.locator('.carousel').scrollIntoViewIfNeeded();
  await expect(page.locator('.carousel-logo:visible')).toHaveCount(5);
  expect(await speedOf(page)).toBe(0);
});
