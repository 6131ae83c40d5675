import { updateProfile } from '@noteer/contract';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { button, expectMessages, field, inspect, message } from './support/screen.ts';
import { dropdown, menuLink, openMenu } from './support/site.ts';
import {
  chooseInUserMenu,
  enterMailedCode,
  logOut,
  reachWelcome,
  sessionStorageOf,
  signIn,
  signInOutside,
  submitSignIn,
} from './support/steps.ts';

const isFocused = (page: Page, label: string) =>
  field(page, label).evaluate((element) => element === document.activeElement);

async function tabTo(page: Page, label: string): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await isFocused(page, label)) return;
  }
  throw new Error(`the keyboard does not reach ${label}`);
}

test('what is missing or wrong is told, and a mailed code lets a colleague in', async ({ page, clinic }) => {
  const sem = await clinic.newColleague('Sem');
  await page.goto('/login');
  await expect(page).toHaveURL('/sign-in');
  await expect(page).toHaveTitle('Inloggen · Noteer');
  await inspect(page);
  await button(page, 'Inloggen').click();
  await expectMessages(page, { 'E-mailadres': 'Email is required', Wachtwoord: 'Password is required' });

  await submitSignIn(page, { email: sem.email, password: 'iets anders' });
  await expect(message(page, 'Invalid email or password')).toBeVisible();
  await expect(message(page, 'Ongeldig e-mailadres of wachtwoord')).toBeVisible();
  await expect(field(page, 'E-mailadres')).toHaveValue(sem.email);
  await expect(field(page, 'Wachtwoord')).toHaveValue('iets anders');
  await inspect(page);

  await button(page, 'Toon wachtwoord').click();
  await expect(field(page, 'Wachtwoord')).toHaveAttribute('type', 'text');
  await submitSignIn(page, sem);
  await expect(message(page, 'Kijk in je mail')).toBeVisible();
  await submitSignIn(page, sem, await clinic.nextCode(sem.email));
  await page.waitForURL('/home');

  await page.goto('/sign-in');
  await expect(page).toHaveURL('/home');
  await page.goto('/sign-up');
  await expect(page).toHaveURL('/home');
});

test('signing in and out needs no mouse', { tag: ['@desk', '@thorough'] }, async ({ page, clinic }) => {
  const sem = await clinic.newColleague('Sem');
  await page.goto('/sign-in');
  await expect(button(page, 'Inloggen')).toBeVisible();
  await tabTo(page, 'E-mailadres');
  await page.keyboard.type(sem.email);
  await tabTo(page, 'Wachtwoord');
  await page.keyboard.type(sem.password);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Authenticatorcode')).toBeFocused();
  await page.keyboard.type(await clinic.nextCode(sem.email));
  await page.keyboard.press('Enter');
  await page.waitForURL('/home');

  await tabTo(page, 'gebruikersmenu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Uit');
  await page.keyboard.press('Enter');
  await reachWelcome(page);
});

test('strangers are led to the welcome page, clinicians away from the administration', {
  tag: ['@desk', '@thorough'],
}, async ({ page, clinic }) => {
  // All addresses and all roles are looked at in the app's own tests; here the server has its say too.
  for (const path of ['/', '/home', '/admin', '/nergens', '/walkthrough/nergens']) {
    await page.goto(path);
    await reachWelcome(page);
  }

  await signInOutside(page, clinic, await clinic.newColleague());
  for (const path of ['/', '/admin']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/home');
  }
  await expect(page.getByRole('link', { name: 'Administratie' })).toHaveCount(0);
  for (const [path, title] of [
    ['/overview', 'Overzicht'],
    ['/tasks', 'Taken'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await inspect(page);
  }
});

test('the language is a choice that is remembered, also by the account', { tag: '@thorough' }, async ({
  page,
  clinic,
}) => {
  const sem = await clinic.newColleague('Sem');
  await signIn(page, clinic, sem);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await chooseInUserMenu(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible();
  await inspect(page);
  await page.reload();
  await expect(page.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible();
  await chooseInUserMenu(page, 'Logout');
  await page.waitForURL('/en/welcome');

  await openMenu(page);
  await menuLink(page, 'Nederlands').click();
  await page.waitForURL('/welcome');
  await openMenu(page);
  await dropdown(page, 'Inloggen').click();
  await menuLink(page, /^NL/).click();
  const remembered = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url() === clinic.url + updateProfile.path,
  );
  await submitSignIn(page, sem);
  await enterMailedCode(page, clinic, sem);
  await page.waitForURL('/home');
  await expect(page.getByText(/^Goede(morgen|middag|navond)/)).toBeVisible();
  await remembered;
  await page.reload();
  await expect(page.getByText(/^Goede(morgen|middag|navond)/)).toBeVisible();
});

test('an access token that expired is renewed and nobody notices', { tag: ['@desk', '@thorough'] }, async ({
  page,
  clinic,
}) => {
  const sem = await clinic.newColleague('Sem');
  await signIn(page, clinic, sem);
  const before = await sessionStorageOf(page);
  await clinic.sql(
    `update session_tokens set expires_at = now() - interval '1 second' from sessions
     where sessions.id = session_id and kind = 'access' and user_id = $1`,
    [before.user_id],
  );

  const renewal = page.waitForResponse('**/api/auth/token/refresh/');
  await page.reload();
  expect((await renewal).status()).toBe(200);

  await expect(page.getByText('Er zijn geen consultaties voor vandaag')).toBeVisible();
  expect((await sessionStorageOf(page)).access_token).not.toBe(before.access_token);
  await logOut(page);
});
