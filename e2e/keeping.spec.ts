/** What is kept, and what goes for good: a client takes the consent back, and one is copied and erased. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from './support/journey.ts';
import { accessOf, writeNote } from './support/note.ts';
import { button, field, inspect, message } from './support/screen.ts';
import { signIn } from './support/steps.ts';

/** Of a name that no other journey has: they share one server. */
const newName = (first: string) => `${first} van der Q${randomUUID().slice(0, 8)}`;

test('consent is seen on the consultation and withdrawn; a final note stays, one that is not goes', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  await signIn(page, clinic, await clinic.newColleague(), '/home');
  const access = await accessOf(page);
  const signed = await writeNote(clinic, access, newName('Mees'), '## Beloop\n\nSlaapt beter.\n');
  const draft = await writeNote(clinic, access, newName('Noor'), '## Beloop\n\nSlaapt slecht.\n');
  await page.goto(`/walkthrough/wrap-up/${signed.id}`);
  await button(page, 'Klaar voor EPD').click();
  await page.waitForURL('/home');

  await page.goto(`/recording-details/${signed.id}`);
  await expect(page.getByText(/^Toestemming gegeven op/)).toBeVisible();
  await inspect(page);
  await button(page, 'Toestemming intrekken').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Het definitieve verslag blijft in het dossier')).toBeVisible();
  await inspect(page);
  await dialog.getByRole('button', { name: 'Intrekken en verwijderen' }).click();
  await expect(page.getByText(/^Toestemming ingetrokken op/)).toBeVisible();
  await expect(page.getByText('Slaapt beter.')).toBeVisible();

  await page.goto(`/walkthrough/review/${draft.id}`);
  await button(page, 'Toestemming intrekken').click();
  await expect(dialog.getByText('het verslag, met alles wat daaruit in het dossier kwam')).toBeVisible();
  await dialog.getByRole('button', { name: 'Intrekken en verwijderen' }).click();
  await page.waitForURL('/overview');
  await page.goto(`/recording-details/${draft.id}`);
  await expect(page.getByText('Slaapt slecht.')).toHaveCount(0);
});

test('an administrator copies a client, is stopped by a hold, and erases them with a certificate', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  const name = newName('Stijn');
  await signIn(page, clinic, clinic.administrator, '/home');
  const { id } = await writeNote(clinic, await accessOf(page), name, '## Beloop\n\nSlaapt beter.\n');
  const find = async () => {
    await page.goto('/clients');
    await field(page, 'Zoek op naam, geboortedatum of code').fill(name);
    // The list of everyone is gone: a menu that was opened in it would go along.
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  };
  await find();
  const choose = async (action: string) => {
    await button(page, `Acties voor ${name}`).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const dialog = page.getByRole('dialog');

  await choose('Kopie van het dossier');
  await expect(dialog.getByText('1 opname')).toBeVisible();
  await inspect(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Kopie ophalen' }).click();
  const copy = await (await download).path();
  expect((await readFile(copy)).includes('Slaapt beter.')).toBe(true);
  await dialog.getByRole('button', { name: 'Sluiten' }).click();

  await choose('Vastzetten');
  await dialog.getByLabel('Reden').fill('Klachtprocedure');
  await inspect(page);
  await dialog.getByRole('button', { name: 'Vastzetten' }).click();
  await choose('Wissen met het hele dossier');
  await expect(dialog.getByText(/Er is iets van deze cliënt vastgezet/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuleren' }).click();

  await page.goto('/retention');
  await expect(page.getByRole('table', { name: 'Regels' })).toBeVisible();
  await inspect(page);
  await page.getByRole('tab', { name: 'Vastgezet' }).click();
  await inspect(page);
  await page.getByRole('button', { name: 'Vrijgeven: Klachtprocedure' }).click();
  await expect(message(page, 'Weer vrijgegeven')).toBeVisible();

  await find();
  await choose('Wissen met het hele dossier');
  await dialog.getByLabel('Typ de naam van de cliënt').fill(name);
  await inspect(page);
  await dialog.getByRole('button', { name: 'Voorgoed wissen' }).click();
  const certificate = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Verklaring van/ }).click();
  expect((await readFile(await (await certificate).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await dialog.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByText('Niemand gevonden')).toBeVisible();
  await page.goto(`/recording-details/${id}`);
  await expect(page.getByText('Slaapt beter.')).toHaveCount(0);
});
