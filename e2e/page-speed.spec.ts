import { PageSpeed, reportPageSpeed } from '@noteer/contract';
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
  const report = page.waitForRequest((request) => request.url() === clinic.url + reportPageSpeed.path);

  await page.goto('/sign-in');

  expect(PageSpeed.parse((await report).postDataJSON())).toMatchObject({ page: 'sign-in' });
  expect(loadedAt).toHaveLength(1);
  expect(loadedAt[0]).toBeGreaterThanOrEqual(shownAt);
  expect(await (await report).response().then((answer) => answer?.status())).toBe(200);
});
