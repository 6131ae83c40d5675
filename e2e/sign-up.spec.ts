import { login } from '@noteer/contract';
import type { Page } from '@playwright/test';
import { scan } from './support/authenticator.ts';
import { newPerson, type Person } from './support/clinic.ts';
import { expect, test } from './support/journey.ts';
import { button, expectMessages, field, fillIn, inspect, message } from './support/screen.ts';
import { logOut, sessionStorageOf, submitSignIn } from './support/steps.ts';

async function fillInSignUp(page: Page, { first_name, last_name, email, password }: Person): Promise<void> {
  await fillIn(page, { Voornaam: first_name, Achternaam: last_name, 'E-mailadres': email });
  await field(page, 'Geslacht').selectOption('Vrouw');
  await fillIn(page, { Wachtwoord: password, 'Herhaal wachtwoord': password });
  await page.getByRole('checkbox').check();
}

/** Six digits that are not these. */
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

test('someone signs up with a mailed code, and signs in with the authenticator that was scanned', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  const noor = newPerson('Noor');
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Account maken' }).click();
  await fillInSignUp(page, noor);
  await inspect(page);
  await button(page, 'Account maken').click();

  // A second thought: back, and the form is as it was.
  await expect(page.getByText(noor.email)).toBeVisible();
  await clinic.nextCode(noor.email);
  await button(page, 'Terug naar account maken').click();
  await expect(field(page, 'Voornaam')).toHaveValue('Noor');
  await button(page, 'Account maken').click();

  const phone = await scan(page.getByRole('img', { name: 'QR-code voor je authenticator-app' }));
  expect(phone.label).toBe(noor.email);
  await inspect(page);
  await button(page, 'Code controleren').click();
  await expectMessages(page, { 'Code uit je mail': 'OTP is required' });
  await field(page, 'Code uit je mail').fill('123');
  await button(page, 'Code controleren').click();
  await expectMessages(page, { 'Code uit je mail': 'OTP must be exactly 6 digits' });

  const code = await clinic.nextCode(noor.email);
  await field(page, 'Code uit je mail').fill(otherThan(code));
  await button(page, 'Code controleren').click();
  await expect(message(page, 'De code klopt niet of is verlopen.')).toBeVisible();
  await field(page, 'Code uit je mail').fill(code);
  await button(page, 'Code controleren').click();

  await page.waitForURL('/home');
  await expect(page.getByText('Noor Veldkamp').first()).toBeVisible();
  await expect(page.getByText('Er zijn geen consultaties voor vandaag')).toBeVisible();
  expect(await sessionStorageOf(page)).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    user_name: 'Noor Veldkamp',
    is_superuser: 'false',
    email: noor.email,
  });
  await inspect(page);
  await logOut(page);
  expect(await sessionStorageOf(page)).toEqual({});

  await page.goto('/sign-in');
  const firstCode = phone.code();
  await submitSignIn(page, noor, firstCode);
  await page.waitForURL('/home');
  await logOut(page);

  // From the first code on, the authenticator is the only second factor, and each code counts once.
  await page.goto('/sign-in');
  await submitSignIn(page, noor);
  await expect(message(page, 'Nog één stap')).toBeVisible();
  await expect(field(page, 'Authenticatorcode')).toBeFocused();
  await submitSignIn(page, noor, firstCode);
  await expect(message(page, 'Login failed')).toBeVisible();
  await expectMessages(page, {
    Authenticatorcode: 'De code klopt niet. Wacht op een nieuwe code en probeer het opnieuw.',
  });
  await inspect(page);
  const answer = page.waitForResponse(`**${login.path}`);
  await submitSignIn(page, noor, otherThan(phone.code(1)));
  expect((await answer).status()).toBe(401);
  await submitSignIn(page, noor, phone.code(1));
  await page.waitForURL('/home');
});

test('a sign-up that lacks something says so under each field', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/sign-up');
  await button(page, 'Account maken').click();
  await expectMessages(page, {
    Voornaam: 'First name is required',
    Achternaam: 'Last name is required',
    'E-mailadres': 'Email is required',
    Geslacht: 'Gender is required',
    Wachtwoord: 'New password is required',
    'Herhaal wachtwoord': 'Confirm password is required',
  });
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(
    'You must accept the terms and conditions',
  );
  await inspect(page);

  await fillIn(page, {
    Voornaam: 'Noor',
    Achternaam: 'Veldkamp',
    'E-mailadres': 'noor',
    Wachtwoord: 'kort!',
    'Herhaal wachtwoord': 'anders',
  });
  await expect(page.getByText('First name is required')).toBeHidden();
  await button(page, 'Account maken').click();
  await expectMessages(page, {
    'E-mailadres': 'Invalid email',
    Wachtwoord: 'Password must be at least 8 characters',
    'Herhaal wachtwoord': 'Passwords must match',
  });
  await field(page, 'Wachtwoord').fill('langgenoeg');
  await button(page, 'Account maken').click();
  await expect(field(page, 'Wachtwoord')).toHaveAccessibleDescription(
    /^Password must contain at least one special character/,
  );
});
