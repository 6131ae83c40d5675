import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { button, field, fillIn, inspect, message } from './support/screen.ts';
import {
  chooseInUserMenu,
  enterMailedCode,
  reachWelcome,
  sessionStorageOf,
  signIn,
  submitSignIn,
} from './support/steps.ts';

const LOCKED = 'Vergrendeld omdat je een tijd niet actief was. Je werk staat er nog.';

async function unlock(page: Page, password: string): Promise<void> {
  await field(page, 'Wachtwoord').fill(password);
  await button(page, 'Inloggen').click();
}

test('a screen that nobody touches locks, and opens where it was for the same person', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  const daan = await clinic.newColleague('Daan');
  await page.clock.install();
  await signIn(page, clinic, daan, '/change-password');
  await field(page, 'Huidig wachtwoord').fill('half getypt');
  const warning = page.getByRole('dialog', { name: 'Je sessie verloopt over één minuut' });

  await page.clock.fastForward('14:05');
  await expect(warning).toBeVisible();
  await inspect(page);
  await warning.getByRole('button', { name: 'Ingelogd blijven' }).click();
  await expect(warning).toBeHidden();

  const { access_token } = await sessionStorageOf(page);
  const loggedOut = page.waitForResponse('**/api/auth/logout/');
  await page.clock.fastForward('14:05');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('01:05');
  await expect(message(page, LOCKED)).toBeVisible();
  expect((await loggedOut).request().postDataJSON()).toEqual({ reason: 'idle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await sessionStorageOf(page)).not.toHaveProperty('access_token');
  const asBefore = { headers: { authorization: `Bearer ${access_token}` } };
  expect((await page.request.get('/api/auth/', asBefore)).status()).toBe(401);
  await inspect(page);

  await expect(field(page, 'E-mailadres')).toHaveValue(daan.email);
  await unlock(page, 'iets anders');
  await expect(message(page, 'Invalid email or password')).toBeVisible();
  await unlock(page, daan.password);
  await enterMailedCode(page, clinic, daan);
  // Behind the lock the form is only hidden: it has to be seen again.
  await expect(field(page, 'Huidig wachtwoord')).toBeVisible();
  await expect(field(page, 'Huidig wachtwoord')).toHaveValue('half getypt');
  await expect(page).toHaveURL('/change-password');

  // Neither a reload nor another address gets around it.
  await page.clock.fastForward('16:00');
  await expect(message(page, LOCKED)).toBeVisible();
  await page.reload();
  await expect(message(page, LOCKED)).toBeVisible();
  await page.goto('/home');
  await expect(message(page, LOCKED)).toBeVisible();
  await expect(page.getByText('Er zijn geen consultaties voor vandaag')).toBeHidden();
  await unlock(page, daan.password);
  await enterMailedCode(page, clinic, daan);
  await expect(page.getByText('Er zijn geen consultaties voor vandaag')).toBeVisible();

  await page.clock.fastForward('16:00');
  await button(page, 'Andere gebruiker').click();
  await reachWelcome(page);
  expect(await sessionStorageOf(page)).toEqual({});
});

test('an account is deleted only after a question, and is gone then', { tag: '@thorough' }, async ({
  page,
  clinic,
}) => {
  const daan = await clinic.newColleague('Daan');
  await signIn(page, clinic, daan);
  const dialog = page.getByRole('alertdialog', { name: 'Account verwijderen' });
  await chooseInUserMenu(page, 'Account verwijderen');
  await inspect(page);
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(dialog).toBeHidden();
  await chooseInUserMenu(page, 'Account verwijderen');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await chooseInUserMenu(page, 'Account verwijderen');
  await dialog.getByLabel('Je wachtwoord').fill(daan.password);
  await dialog.getByRole('button', { name: 'Account verwijderen' }).click();
  await reachWelcome(page);
  expect(await sessionStorageOf(page)).toEqual({});
  await page.goto('/sign-in');
  await submitSignIn(page, daan);
  await expect(message(page, 'Invalid email or password')).toBeVisible();
});

test.describe('while the server is gone', () => {
  test.use({ expectedComplaints: [/ERR_CONNECTION_REFUSED/] });

  test('every form says so, keeps what was typed, and works again afterwards', { tag: '@thorough' }, async ({
    page,
    context,
    clinic,
  }) => {
    const daan = await clinic.newColleague('Daan');
    const noConnection = 'Geen verbinding met de server. Controleer je internetverbinding.';
    await signIn(page, clinic, daan, '/change-password');
    await fillIn(page, {
      'Huidig wachtwoord': daan.password,
      'Nieuw wachtwoord': 'Winterzon!26',
      'Herhaal nieuw wachtwoord': 'Winterzon!26',
    });
    const stranger = await context.newPage();
    await stranger.goto('/sign-in');
    await expect(button(stranger, 'Continue with Microsoft')).toBeVisible();
    const forgetful = await context.newPage();
    await forgetful.goto('/forgot-password');
    await expect(button(forgetful, 'Stuur code')).toBeVisible();

    await clinic.goAway();
    await button(page, 'Wachtwoord opslaan').click();
    await expect(message(page, 'Error happened while changing password')).toBeVisible();
    await expect(field(page, 'Nieuw wachtwoord')).toHaveValue('Winterzon!26');
    await inspect(page);
    await submitSignIn(stranger, daan);
    await expect(message(stranger, 'Login failed')).toBeVisible();
    await expect(message(stranger, noConnection)).toBeVisible();
    await expect(field(stranger, 'Wachtwoord')).toHaveValue(daan.password);
    await field(forgetful, 'E-mailadres').fill(daan.email);
    await button(forgetful, 'Stuur code').click();
    await expect(message(forgetful, 'Failed to send OTP. Please try again.')).toBeVisible();

    await clinic.comeBack();
    await button(page, 'Wachtwoord opslaan').click();
    await expect(message(page, 'Password changed successfully')).toBeVisible();
    await submitSignIn(stranger, { ...daan, password: 'Winterzon!26' });
    await enterMailedCode(stranger, clinic, daan);
    await stranger.waitForURL('/home');
    await button(forgetful, 'Stuur code').click();
    await expect(field(forgetful, 'Code uit je mail')).toBeVisible();
  });
});
