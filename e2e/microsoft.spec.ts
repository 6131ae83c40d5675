import type { Page } from '@playwright/test';
import { newPerson } from './support/clinic.ts';
import { expect, test } from './support/journey.ts';
import { button, inspect, message } from './support/screen.ts';

/** What a person does at the provider's own pages. */
async function signInAtProvider(page: Page, name: string): Promise<void> {
  // Its pages want a font from the internet, which is not there.
  await page.route('https://**', (route) => route.abort());
  await page.goto('/sign-in');
  await button(page, 'Continue with Microsoft').click();
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('geheim');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a colleague signs in with Microsoft', { tag: '@thorough' }, async ({ page, clinic }) => {
  const fleur = await clinic.newColleague('Fleur', 'Hartog');
  clinic.openidAccounts.fleur = { email: fleur.email, email_verified: true, amr: ['pwd', 'mfa'] };
  await signInAtProvider(page, 'fleur');
  await page.waitForURL('/home');
  await expect(page.getByText('Fleur Hartog').first()).toBeVisible();
});

test('where Microsoft asked for a password alone, a mailed code is asked for', { tag: '@thorough' }, async ({
  page,
  clinic,
}) => {
  const joep = await clinic.newColleague('Joep', 'Maas');
  clinic.openidAccounts.joep = { email: joep.email, email_verified: true, amr: ['pwd'] };
  await signInAtProvider(page, 'joep');
  await expect(message(page, 'Kijk in je mail')).toBeVisible();
  await inspect(page);
  await page.getByLabel('Authenticatorcode').fill(await clinic.nextCode(joep.email));
  await button(page, 'Inloggen').click();
  await page.waitForURL('/home');
});

test('Microsoft lets nobody in whose address it does not vouch for', { tag: '@thorough' }, async ({
  page,
  clinic,
}) => {
  const fleur = await clinic.newColleague('Fleur');
  clinic.openidAccounts.pretender = { email: fleur.email, email_verified: false };
  await signInAtProvider(page, 'pretender');
  await expect(message(page, 'Inloggen met Microsoft is niet gelukt.')).toBeVisible();
  await inspect(page);
  await page.getByRole('link', { name: 'Terug naar inloggen' }).click();
  await expect(page).toHaveURL('/sign-in');
});

test('Microsoft makes no account, and an answer that nobody asked for is refused', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  clinic.openidAccounts.guest = { email: newPerson('Gast').email, email_verified: true };
  await signInAtProvider(page, 'guest');
  await expect(
    message(page, 'Er is geen account met dit e-mailadres. Vraag je beheerder om er een te maken.'),
  ).toBeVisible();

  await page.goto('/sign-in/microsoft?code=abc&state=def');
  await expect(message(page, 'Deze aanmelding hoort niet bij dit venster. Begin opnieuw.')).toBeVisible();
});
