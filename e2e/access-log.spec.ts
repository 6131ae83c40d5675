import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { button, field, inspect, message } from './support/screen.ts';
import { logOut, signIn } from './support/steps.ts';

/** Of a name that no other journey has: they share one server. */
const newName = (first: string) => `${first} van der Q${randomUUID().slice(0, 8)}`;

async function saved(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('an auditor finds who looked at the file of a client, and saves it for the client', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  const name = newName('Wietske');
  const sanne = await clinic.newColleague('Sietske', 'Postma');
  const auditor = await clinic.newColleague('Ans', 'Hoekstra');
  await clinic.sql(`update users set role = 'auditor' where email = $1`, [auditor.email]);
  await signIn(page, clinic, sanne);
  await field(page, 'Naam van de cliënt').fill(name);
  await button(page, 'Toevoegen').click();
  await expect(page).toHaveURL(/\/walkthrough\/record/);
  await page.goto('/clients');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await logOut(page);

  await signIn(page, clinic, auditor, '/access-log');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await inspect(page);
  await field(page, 'Cliënt').pressSequentially('wietske');
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('heading', { name: 'Wie heeft dit dossier ingezien?' })).toBeVisible();
  await field(page, 'Wat').selectOption('Alle inzage');
  await expect(page.getByRole('row').filter({ hasText: 'Sietske Postma' }).first()).toBeVisible();
  await inspect(page);

  const pdf = await saved(page, 'Opslaan als PDF');
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual(['inzage-dossier.pdf', '%PDF-']);
  await expect(message(page, 'Overzicht opgeslagen')).toBeVisible();
  const csv = await saved(page, 'Opslaan als CSV');
  expect(csv.name).toBe('inzage-dossier.csv');
  expect(csv.bytes.toString()).toContain('Sietske Postma;Behandelaar;Dossier: ingezien');
  expect(page.url()).not.toContain('Wietske');

  // That somebody looked, and saved it, is in the log as well.
  await field(page, 'Wat').selectOption('Inzage van een dossier opgeslagen');
  await expect(page.getByRole('row').filter({ hasText: 'Ans Hoekstra' })).toHaveCount(2);
});

test('reading that stands out is listed for the auditor, and leads to its lines', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  const administrator = await clinic.newColleague('Femke', 'Adema');
  await clinic.sql(`update users set role = 'administrator' where email = $1`, [administrator.email]);
  await clinic.sql(
    `insert into unusual_reads (kind, user_id, hour, clients)
     select 'many_clients', id, date_trunc('hour', now()), 57 from users where email = $1`,
    [administrator.email],
  );
  await signIn(page, clinic, administrator, '/admin');
  await page.getByRole('link', { name: 'Inzagelog' }).click();
  await page.getByRole('tab', { name: 'Opvallende inzage' }).click();
  const read = page.getByRole('listitem').filter({ hasText: 'Femke Adema' });
  await expect(read).toContainText('Dossiers van 57 cliënten geopend in één uur');
  await inspect(page);

  await read.getByRole('button').click();
  await expect(field(page, 'Gebruiker').locator('option:checked')).toHaveText('Femke Adema');
  await expect(page.getByRole('row').filter({ hasText: 'Femke Adema' }).first()).toBeVisible();
});
