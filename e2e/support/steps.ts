/** The steps that many journeys share, taken as a person takes them. */
import type { Page } from '@playwright/test';
import type { Clinic, Person } from './clinic.ts';
import { expect } from './journey.ts';
import { button, field, fillIn, message } from './screen.ts';

type Credentials = Pick<Person, 'email' | 'password'>;

export async function submitSignIn(page: Page, { email, password }: Credentials, code = ''): Promise<void> {
  await fillIn(page, { 'E-mailadres': email, Wachtwoord: password, Authenticatorcode: code });
  await button(page, 'Inloggen').click();
}

/** Password first, then the code that is mailed for it; ends on the page that comes after signing in. */
export async function signIn(page: Page, clinic: Clinic, person: Credentials): Promise<void> {
  await page.goto('/sign-in');
  await submitSignIn(page, person);
  await enterMailedCode(page, clinic, person);
  await page.waitForURL(/\/(home|admin)$/);
}

export async function enterMailedCode(page: Page, clinic: Clinic, { email }: Credentials): Promise<void> {
  await expect(message(page, 'Kijk in je mail')).toBeVisible();
  await expect(field(page, 'Authenticatorcode')).toBeFocused();
  await field(page, 'Authenticatorcode').fill(await clinic.nextCode(email));
  await button(page, 'Inloggen').click();
}

export async function chooseInUserMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /gebruikersmenu|user menu/ }).click();
  await page
    .getByRole(/^(Nederlands|English)$/.test(item) ? 'menuitemradio' : 'menuitem', { name: item })
    .click();
}

/** The app changes the address first; then the browser fetches the page that is there. */
export async function reachWelcome(page: Page): Promise<void> {
  await page.waitForURL('/welcome');
  await expect(page.getByRole('heading', { level: 1, name: /Jij luistert/ })).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await chooseInUserMenu(page, 'Uitloggen');
  await reachWelcome(page);
}

export const sessionStorageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...sessionStorage }));
