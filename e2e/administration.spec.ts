import { newPerson } from './support/clinic.ts';
import { expect, test } from './support/journey.ts';
import { button, expectMessages, field, fillIn, inspect, message } from './support/screen.ts';
import { chooseInUserMenu, logOut, sessionStorageOf, signIn, signInByHand } from './support/steps.ts';

test('an administrator makes an account, and the colleague signs in with it', { tag: '@thorough' }, async ({
  page,
  clinic,
}) => {
  const lotte = newPerson('Lotte', 'Brandsma');
  await signInByHand(page, clinic, clinic.administrator);
  expect(await sessionStorageOf(page)).toMatchObject({ is_superuser: 'true' });
  await page.goto('/admin');
  await expect(page.getByRole('cell', { name: clinic.administrator.email })).toBeVisible();
  await inspect(page);
  await page.getByRole('link', { name: 'Gebruiker toevoegen' }).click();

  await button(page, 'Gebruiker toevoegen').click();
  await expectMessages(page, {
    'E-mailadres': 'Email is required',
    Voornaam: 'First name is required',
    Achternaam: 'Last name is required',
    Geslacht: 'Gender is required',
    Wachtwoord: 'Password is required',
    'Herhaal wachtwoord': 'Confirm password is required',
  });
  await inspect(page);
  await fillIn(page, { 'E-mailadres': 'lotte', Wachtwoord: 'kort', 'Herhaal wachtwoord': 'anders' });
  await button(page, 'Gebruiker toevoegen').click();
  await expectMessages(page, {
    'E-mailadres': 'Invalid email',
    Wachtwoord: 'Password must be at least 8 characters',
    'Herhaal wachtwoord': 'Passwords must match',
  });

  await fillIn(page, {
    'E-mailadres': clinic.administrator.email,
    Voornaam: lotte.first_name,
    Achternaam: lotte.last_name,
    Wachtwoord: lotte.password,
    'Herhaal wachtwoord': lotte.password,
  });
  await field(page, 'Geslacht').selectOption('Anders');
  await button(page, 'Gebruiker toevoegen').click();
  await expect(message(page, 'Error happened while creating user')).toBeVisible();
  await expectMessages(page, { 'E-mailadres': 'Er is al een account met dit e-mailadres.' });
  await expect(field(page, 'Achternaam')).toHaveValue('Brandsma');

  await field(page, 'E-mailadres').fill(lotte.email);
  await button(page, 'Gebruiker toevoegen').click();
  await expect(message(page, 'User created successfully')).toBeVisible();
  await expect(field(page, 'Achternaam')).toHaveValue('');
  await inspect(page);
  await logOut(page);

  await signInByHand(page, clinic, lotte);
  await expect(page.getByText('Lotte Brandsma').first()).toBeVisible();
});

test('an administrator deletes a colleague, but not the last administrator', {
  tag: ['@desk', '@thorough'],
}, async ({ page, clinic }) => {
  const tijn = await clinic.newColleague('Tijn', 'Oudeman');
  await signIn(page, clinic, clinic.administrator, '/admin');
  const row = page.getByRole('row').filter({ hasText: tijn.email });
  await row.getByRole('button', { name: 'Verwijder Tijn Oudeman' }).click();
  const dialog = page.getByRole('alertdialog');
  await inspect(page);
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);

  await chooseInUserMenu(page, 'Account verwijderen');
  await dialog.getByLabel('Je wachtwoord').fill(clinic.administrator.password);
  await dialog.getByRole('button', { name: 'Account verwijderen' }).click();
  await expect(message(page, 'Error deleting user')).toBeVisible();
  await expect(dialog.getByText('Dit is de laatste beheerder.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page).toHaveURL('/admin');
});

test('navigation offers each person what is theirs, and as much as the screen holds', {
  tag: '@phone',
}, async ({ page, clinic, viewport }) => {
  await signIn(page, clinic, clinic.administrator);
  const isPhone = (viewport?.width ?? 0) <= 500;
  if (isPhone) await button(page, 'Menu openen').click();
  const navigation = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(navigation.getByRole('link', { name: 'Start' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Taken' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Overzicht' })).toBeVisible({ visible: !isPhone });
  await expect(navigation.getByRole('link', { name: 'Administratie' })).toBeVisible({ visible: !isPhone });
  await inspect(page);

  await navigation.getByRole('switch', { name: 'Privacy stand' }).click();
  await navigation.getByRole('link', { name: 'Taken' }).click();
  await expect(page).toHaveURL('/tasks');
  await page.reload();
  if (isPhone) await button(page, 'Menu openen').click();
  await expect(navigation.getByRole('switch', { name: 'Privacy stand' })).toBeChecked();
});
