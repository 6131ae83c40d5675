import type { BrowserContext, Page } from '@playwright/test';
import type { Clinic } from './support/clinic.ts';
import { expect, test } from './support/journey.ts';
import { accessOf, openReview, type WrittenNote, writeNote } from './support/note.ts';
import { button, inspect, message } from './support/screen.ts';
import { keepInTab, sessionStorageOf, signInOutside } from './support/steps.ts';

const NOTE = `## Beloop

Patiënt slaapt **nog steeds slecht** en is veel somber.
Klachten > 5 jaar, CRP <5.

## Beleid

- sertraline 50 mg, elke ochtend
- \`PHQ-9\` herhalen

Over twee weken een nieuwe afspraak.
`;

/** As it is pasted: without the marks that it is written with. */
const PASTED = NOTE.replaceAll(/^#+ |[*`]/gm, '').trim();

/** A tab that dies, a network that goes: Chromium writes both down, and once in a long while as a line without words. */
test.use({
  // One expression: an array of two would be a value and its options to Playwright.
  expectedComplaints: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED)|^ \(/],
  permissions: ['clipboard-read', 'clipboard-write'],
});

const paper = (page: Page) => page.getByRole('article');
const editor = (page: Page) => page.getByRole('textbox', { name: 'Gespreksverslag' });

async function toTheNote(page: Page, clinic: Clinic, client: string): Promise<WrittenNote> {
  await signInOutside(page, clinic, await clinic.newColleague());
  const note = await writeNote(clinic, await accessOf(page), client, NOTE);
  await openReview(page, note);
  return note;
}

/** The same person in another tab of the same browser. */
async function anotherTab(context: BrowserContext, session: Record<string, string>): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  const { tab_id: _, ...mine } = session;
  await keepInTab(page, mine);
  return page;
}

async function typeAtTheEnd(page: Page, words: string): Promise<void> {
  await paper(page).getByText('Over twee weken een nieuwe afspraak.').click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words);
}

test('a note is read, edited where one clicks, saved, and declared ready', { tag: '@phone' }, async ({
  page,
  clinic,
}) => {
  const note = await toTheNote(page, clinic, 'Vera Zandstra');
  const access = await accessOf(page);
  await expect(paper(page).getByRole('heading', { name: 'Beleid' })).toBeVisible();
  await expect(paper(page).locator('strong')).toHaveText('nog steeds slecht');
  await inspect(page);

  await paper(page)
    .getByText('sertraline 50 mg')
    .click({ position: { x: 1, y: 10 } });
  await expect(editor(page)).toContainText('Beleid');
  // At once: what is typed with pauses, as on a busy machine, is undone in as many steps.
  await page.keyboard.insertText('citalopram was ');
  await inspect(page);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(message(page, 'Opgeslagen')).toBeVisible();
  expect(await note.text(access)).toBe(NOTE.replace('- sertraline', '- citalopram was sertraline'));

  await button(page, 'Ongedaan maken').click();
  await expect(editor(page)).toContainText('- sertraline');
  await page.getByRole('heading', { name: 'Vera Zandstra' }).click();
  await expect(paper(page)).toBeVisible();
  await button(page, 'Verder naar afronden').click();
  await page.waitForURL('/walkthrough/wrap-up/*');
  expect(await note.text(access)).toBe(NOTE);
  await inspect(page);

  await button(page, 'Klaar voor EPD').click();
  await page.waitForURL('/home');
  await expect(message(page, 'Opname beoordeeld')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PASTED);
});

test('what was typed when the page died is there again, and so is what was typed without a network', {
  tag: '@desk',
}, async ({ page, context, clinic }) => {
  const note = await toTheNote(page, clinic, 'Kees de Vries');
  const access = await accessOf(page);
  const session = await sessionStorageOf(page);
  await typeAtTheEnd(page, 'Eerste zin. ');
  await button(page, 'Opslaan').click();
  await expect(message(page, 'Opgeslagen')).toBeVisible();
  // From here on nothing arrives, and the page dies at once: only the disk knows.
  await page.route('**/api/consulations/recording/*/', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await editor(page).focus();
  await page.keyboard.type('Tweede zin, half getyp');
  await page.waitForTimeout(500);
  const devtools = await context.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await page.close();
  expect(await note.text(access)).not.toContain('Tweede zin');

  const again = await anotherTab(context, session);
  await openReview(again, note);
  await expect(paper(again)).toContainText('Tweede zin, half getyp');
  await expect(message(again, 'Opgeslagen')).toBeVisible();
  expect(await note.text(access)).toContain('Tweede zin, half getyp');

  await context.setOffline(true);
  await typeAtTheEnd(again, 't. Derde zin.');
  await expect(message(again, 'Geen verbinding. Bewaard op dit apparaat')).toBeVisible();
  await context.setOffline(false);
  await expect(message(again, 'Opgeslagen')).toBeVisible();
  expect(await note.text(access)).toBe(`${NOTE}Eerste zin. Tweede zin, half getypt. Derde zin.`);
});

test('two tabs follow each other, and choose when both have changed the note', {
  tag: ['@desk', '@thorough'],
}, async ({ page, context, clinic }) => {
  const note = await toTheNote(page, clinic, 'Els Groen');
  const access = await accessOf(page);
  const other = await anotherTab(context, await sessionStorageOf(page));
  await openReview(other, note);

  await typeAtTheEnd(page, 'Van links.');
  await button(page, 'Opslaan').click();
  await expect(paper(other)).toContainText('Van links.');
  // Its line is drawn anew while the button has the focus: who comes back by a key goes on behind the same word.
  await paper(other).getByText('Van links.').click();
  await other.keyboard.press('Home');
  await other.keyboard.type('Nu: ');
  await button(other, 'Opslaan').click();
  await expect(editor(page)).toContainText('Nu: Van links.');

  await page.route('**/api/consulations/recording/*/', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await editor(page).focus();
  await page.keyboard.type(' Links gaat door.');
  await editor(other).press('ControlOrMeta+End');
  await other.keyboard.type(' Van rechts.');
  await button(other, 'Opslaan').click();
  await expect(message(page, 'Elders gewijzigd')).toBeVisible();
  await page.unroute('**/api/consulations/recording/*/');
  await button(page, 'Versies vergelijken').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'De andere versie' })).toContainText('Van rechts.');
  await expect(dialog.getByRole('region', { name: 'Jouw versie' })).toContainText('Links gaat door.');
  await inspect(page);
  await dialog.getByRole('button', { name: 'Mijn versie houden' }).click();
  await expect(message(page, 'Opgeslagen')).toBeVisible();
  expect(await note.text(access)).toBe(`${NOTE}Nu: Van links. Links gaat door.`);
  await expect(editor(other)).toContainText('Links gaat door.');
});

test('a message never lies over a dialog', { tag: ['@desk', '@thorough'] }, async ({ page, clinic }) => {
  await toTheNote(page, clinic, 'Els Groen');
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('button', { name: 'Kopiëren', exact: true }).click();
    await message(page, 'Summary copied to clipboard').last().waitFor();
    await page.getByRole('button', { name: 'Kopiëren en leegmaken' }).click();
    const [dialog, toast] = await Promise.all([
      page.getByRole('alertdialog').boundingBox(),
      page.locator('.Toastify__toast').last().boundingBox(),
    ]);
    if (!dialog || !toast) throw new Error('nothing to compare');
    const isApart =
      toast.x >= dialog.x + dialog.width ||
      toast.x + toast.width <= dialog.x ||
      toast.y >= dialog.y + dialog.height ||
      toast.y + toast.height <= dialog.y;
    expect(isApart, `at ${width} px`).toBe(true);
    await button(page, 'Annuleren').click();
  }
});
