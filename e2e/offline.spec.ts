import { expect, test } from './support/journey.ts';
import { signIn } from './support/steps.ts';

test.use({ serviceWorkers: 'allow', expectedComplaints: [/net::ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test('a page that is reloaded without a network shows the app, and nothing of a client is kept for it', {
  tag: '@desk',
}, async ({ page, context, clinic }) => {
  await signIn(page, clinic, await clinic.newColleague('Noor'));
  await page.waitForURL('/home');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 60_000 })
    .toBe(1);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Afspraken vandaag' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ongeplande contact' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(all.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !/^\/(?:assets\/|home$|shell\.json$)/.test(path))).toEqual([]);

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Afspraken vandaag' })).toBeVisible();
});
