import { scan } from './support/authenticator.ts';
import { newPerson } from './support/clinic.ts';
import { expect, test } from './support/journey.ts';
import { button, field, fillIn, inspect, message } from './support/screen.ts';
import { chooseInUserMenu, logOut, signIn, submitSignIn } from './support/steps.ts';

test('an administrator invites a colleague from elsewhere, who makes an account with that role', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  const email = newPerson('Pleun').email.replace('@kliniek.test', '@maatschap.test');
  await signIn(page, clinic, clinic.administrator, '/add-user');
  await field(page, 'E-mailadres van je collega').fill(email);
  await field(page, 'Rol van je collega').selectOption('Planner');
  await inspect(page);
  await button(page, 'Uitnodiging versturen').click();
  await expect(message(page, 'De uitnodiging is onderweg')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await logOut(page);

  // Whoever is not invited is treated alike on the screen, and reads why in the mail.
  const stranger = { ...newPerson('Vreemd'), email: email.replace('@', '.vreemd@') };
  const signUp = async (address: string) => {
    await fillIn(page, { Voornaam: 'Pleun', Achternaam: 'Smit', 'E-mailadres': address });
    await field(page, 'Geslacht').selectOption('Vrouw');
    await fillIn(page, { Wachtwoord: stranger.password, 'Herhaal wachtwoord': stranger.password });
    await page.getByRole('checkbox').check();
    await button(page, 'Account maken').click();
    await expect(page.getByText(address)).toBeVisible();
  };
  await page.goto('/sign-up');
  await signUp(stranger.email);
  expect((await clinic.mailbox.next(stranger.email)).subject).toBe('Je aanmelding bij Noteer');

  const mail = await clinic.mailbox.next(email);
  const address = /http\S+sign-up#\S+/.exec(mail.text ?? '')?.[0] ?? '';
  await page.goto('/favicon.svg');
  await page.goto(address);
  await expect(field(page, 'E-mailadres')).toHaveValue(email);
  await signUp(email);
  await field(page, 'Code uit je mail').fill(await clinic.nextCode(email));
  await button(page, 'Code controleren').click();
  await page.waitForURL('/admin');
  await expect(page.getByText('Pleun Smit').first()).toBeVisible();
});

test('somebody sets up an authenticator, loses the phone, and signs in with a recovery code', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  const roos = await clinic.newColleague('Roos');
  await signIn(page, clinic, roos);
  await chooseInUserMenu(page, 'Beveiliging');
  await expect(page.getByText('Dit apparaat')).toBeVisible();
  await inspect(page);
  await button(page, 'App instellen').click();
  await field(page, 'Je wachtwoord').fill(roos.password);
  await button(page, 'Verder').click();
  const phone = await scan(page.getByRole('img', { name: 'QR-code voor je authenticator-app' }));
  await inspect(page);
  await field(page, 'Code uit de nieuwe app').fill(phone.code());
  await button(page, 'App in gebruik nemen').click();
  await expect(page.getByText('Bewaar deze codes nu')).toBeVisible();
  const codes = await page.getByRole('dialog').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await inspect(page);
  await button(page, 'Ik heb ze bewaard').click();
  await expect(page.getByText('Nog 10 van de 10 over.')).toBeVisible();
  await logOut(page);

  await page.goto('/sign-in');
  await submitSignIn(page, roos);
  await expect(message(page, 'Nog één stap')).toBeVisible();
  await button(page, 'Telefoon kwijt? Gebruik een herstelcode').click();
  await inspect(page);
  await fillIn(page, { 'E-mailadres': roos.email, Wachtwoord: roos.password, Herstelcode: codes[0] ?? '' });
  await button(page, 'Inloggen').click();
  await page.waitForURL('/home');
  await chooseInUserMenu(page, 'Beveiliging');
  await expect(page.getByText('Nog 9 van de 10 over.')).toBeVisible();
  await logOut(page);

  // Each counts once.
  await page.goto('/sign-in');
  await button(page, 'Telefoon kwijt? Gebruik een herstelcode').click();
  await fillIn(page, { 'E-mailadres': roos.email, Wachtwoord: roos.password, Herstelcode: codes[0] ?? '' });
  await button(page, 'Inloggen').click();
  await expect(message(page, 'Login failed')).toBeVisible();
});
