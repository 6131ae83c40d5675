import { newPerson } from './support/clinic.ts';
import { expect, test } from './support/journey.ts';
import { button, expectMessages, field, fillIn, inspect, message } from './support/screen.ts';
import {
  enterMailedCode,
  logOut,
  sessionStorageOf,
  signIn,
  signInByHand,
  submitSignIn,
} from './support/steps.ts';

test('a forgotten password is replaced with the code from the mail', { tag: '@thorough' }, async ({
  page,
  clinic,
}) => {
  const mila = await clinic.newColleague('Mila');
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await button(page, 'Stuur code').click();
  await expectMessages(page, { 'E-mailadres': 'Email is required' });
  await field(page, 'E-mailadres').fill('mila');
  await button(page, 'Stuur code').click();
  await expectMessages(page, { 'E-mailadres': 'Invalid email' });
  await inspect(page);

  // An address that nobody has is answered alike.
  await field(page, 'E-mailadres').fill(newPerson('Niemand').email);
  await button(page, 'Stuur code').click();
  await button(page, 'Ander e-mailadres').click();
  await field(page, 'E-mailadres').fill(mila.email);
  await button(page, 'Stuur code').click();

  await button(page, 'Code controleren').click();
  await expectMessages(page, { 'Code uit je mail': 'OTP is required' });
  await field(page, 'Code uit je mail').fill('12');
  await button(page, 'Code controleren').click();
  await expectMessages(page, { 'Code uit je mail': 'OTP must be exactly 4 digits' });
  await inspect(page);
  const code = await clinic.nextCode(mila.email);
  await field(page, 'Code uit je mail').fill(code === '1234' ? '4321' : '1234');
  await button(page, 'Code controleren').click();
  await expect(message(page, 'Invalid OTP. Please try again.')).toBeVisible();
  await field(page, 'Code uit je mail').fill(code);
  await button(page, 'Code controleren').click();

  await button(page, 'Wachtwoord opslaan').click();
  await expectMessages(page, {
    'Nieuw wachtwoord': 'New password is required',
    'Herhaal nieuw wachtwoord': 'Confirm password is required',
  });
  await fillIn(page, { 'Nieuw wachtwoord': 'kort', 'Herhaal nieuw wachtwoord': 'anders' });
  await button(page, 'Wachtwoord opslaan').click();
  await expectMessages(page, {
    'Nieuw wachtwoord': 'Password must be at least 6 characters',
    'Herhaal nieuw wachtwoord': 'Passwords must match',
  });
  await inspect(page);
  await fillIn(page, { 'Nieuw wachtwoord': 'lentes', 'Herhaal nieuw wachtwoord': 'lentes' });
  await button(page, 'Wachtwoord opslaan').click();
  await expect(message(page, 'Password reset successfull')).toBeVisible();
  await page.waitForURL('/sign-in');

  await submitSignIn(page, mila);
  await expect(message(page, 'Invalid email or password')).toBeVisible();
  await signInByHand(page, clinic, { ...mila, password: 'lentes' });
});

test('a changed password ends every other session, and the old one no longer works', {
  tag: '@thorough',
}, async ({ page, context, clinic }) => {
  const mila = await clinic.newColleague('Mila');
  const elsewhere = await context.newPage();
  await signIn(elsewhere, clinic, mila);
  await signIn(page, clinic, mila, '/change-password');
  await button(page, 'Wachtwoord opslaan').click();
  await expectMessages(page, {
    'Huidig wachtwoord': 'Current password is required',
    'Nieuw wachtwoord': 'New password is required',
    'Herhaal nieuw wachtwoord': 'Confirm password is required',
  });
  await inspect(page);
  await fillIn(page, { 'Nieuw wachtwoord': 'langgenoeg', 'Herhaal nieuw wachtwoord': 'anders' });
  await button(page, 'Wachtwoord opslaan').click();
  await expectMessages(page, {
    'Huidig wachtwoord': 'Current password is required',
    'Nieuw wachtwoord': 'Password must contain at least one special character',
    'Herhaal nieuw wachtwoord': 'Passwords must match',
  });

  const fresh = 'Herfstblad!26';
  await fillIn(page, {
    'Huidig wachtwoord': 'niet het juiste',
    'Nieuw wachtwoord': fresh,
    'Herhaal nieuw wachtwoord': fresh,
  });
  await button(page, 'Wachtwoord opslaan').click();
  await expect(message(page, 'Error happened while changing password')).toBeVisible();
  await expectMessages(page, { 'Huidig wachtwoord': 'Het huidige wachtwoord klopt niet.' });
  await expect(field(page, 'Nieuw wachtwoord')).toHaveValue(fresh);
  await inspect(page);

  const before = await sessionStorageOf(page);
  await field(page, 'Huidig wachtwoord').fill(mila.password);
  await button(page, 'Wachtwoord opslaan').click();
  await expect(message(page, 'Password changed successfully')).toBeVisible();
  expect((await sessionStorageOf(page)).access_token).not.toBe(before.access_token);
  await page.reload();
  await expect(field(page, 'Huidig wachtwoord')).toBeVisible();

  await elsewhere.reload();
  await expect(
    message(elsewhere, 'Je sessie is beëindigd. Log opnieuw in; je werk staat er nog.'),
  ).toBeVisible();
  await logOut(page);
  await page.goto('/sign-in');
  await submitSignIn(page, mila);
  await expect(message(page, 'Invalid email or password')).toBeVisible();
  await submitSignIn(page, { ...mila, password: fresh });
  await enterMailedCode(page, clinic, mila);
  await page.waitForURL('/home');
});
