import { reportPageSpeed } from '@noteer/contract';
import { expect, test } from './support/journey.ts';
import { signIn } from './support/steps.ts';

test('how fast a page was is reported, by a module that is loaded after all else', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  const loadedAt: number[] = [];
  let shownAt = Number.POSITIVE_INFINITY;
  page.on('load', () => {
    shownAt = Date.now();
  });
  page.on('request', (request) => {
    if (/page-speed-.*\.js$/.test(request.url())) loadedAt.push(Date.now());
  });
  const report = page.waitForResponse((answer) => answer.url() === clinic.url + reportPageSpeed.path);

  await page.goto('/sign-in');

  // What does not fit the contract is refused, so this is a page and a measure that we know.
  expect((await report).status()).toBe(200);
  expect(loadedAt).toHaveLength(1);
  expect(loadedAt[0]).toBeGreaterThanOrEqual(shownAt);
});

/** The app itself has 250. What reads talks and notes has more than twice as many, and is for those who review. */
const LARGEST_kB = 400;

test('whoever plans and codes does not load what reads talks', { tag: '@thorough' }, async ({
  page,
  clinic,
}) => {
  await signIn(page, clinic, clinic.administrator, '/codes');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).decodedBodySize / 1000),
  );

  expect(scripts.length).toBeGreaterThan(0);
  expect(Math.max(...scripts)).toBeLessThan(LARGEST_kB);
});
