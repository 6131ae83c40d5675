import { expect, test } from './support/journey.ts';
import { button, inspect } from './support/screen.ts';
import { signIn } from './support/steps.ts';

const HEIGHT_px = 900;

test.skip(({ isMobile }) => isMobile, 'these journeys choose their widths themselves');

test('one pixel more than 500 wide, and there is room for the overview, the administration and what waits', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  await signIn(page, clinic, clinic.administrator, '/home');
  const navigation = page.getByRole('navigation', { name: 'Hoofdmenu' });
  for (const { width, hasRoom } of [
    { width: 500, hasRoom: false },
    { width: 501, hasRoom: true },
  ]) {
    await page.setViewportSize({ width, height: HEIGHT_px });
    await expect(page.getByRole('heading', { name: 'Nog te beoordelen' })).toBeVisible({ visible: hasRoom });
    // What has no room takes none: the day has the width, and nothing is beside the window.
    const { width: day_px = 0 } = (await page.locator('.home-day').boundingBox()) ?? {};
    expect(day_px).toBeGreaterThan(width * 0.8);
    await inspect(page);
    await button(page, 'Menu openen').click();
    await expect(navigation.getByRole('link', { name: 'Start' })).toBeVisible();
    for (const name of ['Overzicht', 'Administratie']) {
      await expect(navigation.getByRole('link', { name })).toBeVisible({ visible: hasRoom });
    }
    await button(page, 'Menu sluiten').click();
  }
});

test('the calendar is 320 pixels wide on every screen, beside the day where there is room and below it elsewhere', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  await signIn(page, clinic, clinic.administrator, '/home');
  const calendar = page.getByRole('application', { name: /Datum/ });
  const day = page.getByText('Er zijn geen consultaties voor vandaag');
  for (const { width, isBeside } of [
    { width: 1440, isBeside: true },
    { width: 820, isBeside: true },
    { width: 390, isBeside: false },
  ]) {
    await page.setViewportSize({ width, height: HEIGHT_px });
    await expect.poll(async () => (await calendar.boundingBox())?.width).toBe(320);
    const [box, agenda] = [await calendar.boundingBox(), await day.boundingBox()];
    if (!box || !agenda) throw new Error('the calendar or the agenda is not on the page');
    expect(isBeside ? box.x > agenda.x + agenda.width : box.y > agenda.y + agenda.height).toBe(true);
    await inspect(page);
  }
});

test('the administration has its calendar on the right', { tag: '@thorough' }, async ({ page, clinic }) => {
  await page.setViewportSize({ width: 1440, height: HEIGHT_px });
  await signIn(page, clinic, clinic.administrator, '/admin');
  // The consultations of the day depend on who was here before; the users below them are in the same column.
  const users = page.getByRole('table');
  await expect(users).toBeVisible();
  const box = await page.getByRole('application', { name: /Datum/ }).boundingBox();
  const column = await users.boundingBox();
  if (!box || !column) throw new Error('the calendar or the list is not on the page');
  expect(box.width).toBe(320);
  expect(box.x).toBeGreaterThan(column.x + column.width);
});
