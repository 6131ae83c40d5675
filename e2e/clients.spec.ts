import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { button, field, inspect, message } from './support/screen.ts';
import { signIn } from './support/steps.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const search = (page: Page) => field(page, 'Zoek op naam, geboortedatum of code');

/** Of a name that no other journey has: they share one server. */
const newName = (first: string) => `${first} van der Q${randomUUID().slice(0, 8)}`;

test('who is typed is offered, and chosen: the same client has two appointments', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  const name = newName('Anouk');
  await signIn(page, clinic, await clinic.newColleague());
  await field(page, 'Naam van de cliënt').fill(name);
  await button(page, 'Toevoegen').click();
  await expect(page).toHaveURL(/\/walkthrough\/record/);

  await page.goto('/home');
  await field(page, 'Naam van de cliënt').pressSequentially('anouk');
  await expect(option(page, name)).toBeVisible();
  await inspect(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Naam van de cliënt')).toHaveValue(name);
  await expect(page.getByText('Bekende cliënt')).toBeVisible();
  await button(page, 'Toevoegen').click();
  await expect(page).toHaveURL(/\/walkthrough\/record/);

  await page.goto('/clients');
  await expect(row(page, name)).toContainText('2 afspraken');
  await expect(page.getByRole('row').filter({ hasText: 'Anouk' })).toHaveCount(1);
  await inspect(page);
});

test('two who are one are joined by an administrator, and parted again', { tag: '@thorough' }, async ({
  page,
  clinic,
}) => {
  const [kept, other] = [newName('Ilse'), newName('Ilse')];
  await signIn(page, clinic, clinic.administrator, '/clients');
  for (const name of [kept, other]) {
    const [first = '', ...rest] = name.split(' ');
    await button(page, 'Cliënt toevoegen').click();
    await field(page, 'Voornaam').fill(first);
    await field(page, 'Achternaam').fill(rest.join(' '));
    await inspect(page);
    await button(page, 'Opslaan').click();
    await expect(row(page, name)).toBeVisible();
  }

  await button(page, `Acties voor ${other}`).click();
  await page.getByRole('menuitem', { name: 'Samenvoegen met een ander' }).click();
  await page.getByRole('combobox', { name: 'Samenvoegen met' }).fill(kept);
  await option(page, kept).click();
  await inspect(page);
  await button(page, 'Samenvoegen').click();
  await expect(message(page, 'De cliënten zijn samengevoegd')).toBeVisible();
  await expect(row(page, kept)).toContainText(`Ook bekend als ${other}`);

  await search(page).fill(other);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, kept)).toBeVisible();
  await button(page, `${other} losmaken`).click();
  await button(page, 'Losmaken').click();
  await expect(message(page, 'De cliënten zijn weer los')).toBeVisible();
  await expect(row(page, other)).toContainText('0 afspraken');
  await expect(page.getByText('Ook bekend als')).toHaveCount(0);
});
