/** The steps that many journeys share, taken as a person takes them. */
import type { Page } from '@playwright/test';
import type { Clinic, Credentials } from './clinic.ts';
import { expect } from './journey.ts';
import { button, field, fillIn, message } from './screen.ts';

export async function submitSignIn(page: Page, { email, password }: Credentials, code = ''): Promise<void> {
  await fillIn(page, { 'E-mailadres': email, Wachtwoord: password, Authenticatorcode: code });
  await button(page, 'Inloggen').click();
}

/**
 * A tab in which this person is signed in already, on the page that comes after that or on another one. The screens of
 * signing in are walked by the journeys that are about them; for all others they were a third of the work.
 */
export async function signIn(page: Page, clinic: Clinic, person: Credentials, at = '/home'): Promise<void> {
  await signInOutside(page, clinic, person);
  await page.goto(at);
}

/** The same, with no page of the app open yet: for journeys that prepare something before they open theirs. */
export async function signInOutside(page: Page, clinic: Clinic, person: Credentials): Promise<void> {
  const { access, refresh, id, name, is_superuser, role, email } = await clinic.logIn(person);
  // Anything of the server's: what a tab keeps belongs to an address.
  await page.goto('/favicon.svg');
  await keepInTab(page, {
    access_token: access,
    refresh_token: refresh,
    user_id: id,
    user_name: name,
    is_superuser: String(is_superuser),
    role,
    email,
  });
}

/** Password first, then the code that is mailed for it; ends on the page that comes after signing in. */
export async function signInByHand(page: Page, clinic: Clinic, person: Credentials): Promise<void> {
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

export const keepInTab = (page: Page, values: Record<string, string>): Promise<void> =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) sessionStorage.setItem(key, value);
  }, values);

export const sessionStorageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...sessionStorage }));
