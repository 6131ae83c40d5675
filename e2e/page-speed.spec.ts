import { reportPageSpeed } from '@noteer/contract';
import { expect, test } from './support/journey.ts';

test('how fast a page was is reported, by a module that is loaded after all else', async ({
  page,
  clinic,
}) => {
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
