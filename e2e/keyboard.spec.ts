/** Without a mouse: signing in, the client's file, and the codes. Recording to the record is in day.spec.ts. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Clinic, Credentials } from './support/clinic.ts';
import { expect, test } from './support/journey.ts';
import { openAndLeave, press, reach } from './support/keyboard.ts';
import { accessOf, writeNote } from './support/note.ts';
import { button, field, message } from './support/screen.ts';

test.skip(({ isMobile }) => isMobile, 'a keyboard is at a desk');

async function signInByKeyboard(page: Page, clinic: Clinic, { email, password }: Credentials) {
  await page.goto('/sign-in');
  await reach(page, field(page, 'E-mailadres'));
  await page.keyboard.type(email);
  await reach(page, field(page, 'Wachtwoord'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(message(page, 'Kijk in je mail')).toBeVisible();
  await expect(field(page, 'Authenticatorcode')).toBeFocused();
  await page.keyboard.type(await clinic.nextCode(email));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(home|admin)$/);
}

const letterAbout = (name: string) => `Huisartsenpraktijk De Linde
2 november 2026

Betreft: ${name}

Medicatie: sertraline 5O mg 1dd1.
`;

async function addLetter(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.locator('button', { hasText: 'Bestanden kiezen' }));
  await (await chooser).setFiles({
    name: 'Brief.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(letterAbout(name)),
  });
}

/** What was misread is corrected; leaving it, both ways, brings one back to the button that began it. */
async function correctLetter(page: Page): Promise<void> {
  const correct = button(page, 'Corrigeren');
  const text = field(page, 'Gelezen tekst');
  await openAndLeave(page, correct, text);
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('Met vriendelijke groet');
  await press(page, button(page, 'Opslaan'));
  await expect(message(page, 'De correctie is opgeslagen')).toBeVisible();
  await expect(correct).toBeFocused();
}

async function fillInCodes(page: Page, name: string): Promise<void> {
  await press(page, page.getByRole('button', { name: new RegExp(`^${name}`) }));
  await page.waitForURL('/recording-details/*');
  await reach(page, field(page, 'GGZ-NHN Code'));
  await page.keyboard.type('G1');
  await reach(page, field(page, 'ZPM Code'));
  await page.keyboard.type('Z2');
  await openAndLeave(page, button(page, 'Opslaan'), page.getByRole('alertdialog'));
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }));
  await press(page, button(page, 'OK'));
  await page.waitForURL('/admin');
}

test('a client is found, a letter added and corrected, and the codes filled in, with the keyboard alone', {
  tag: '@thorough',
}, async ({ page, browser, clinic }) => {
  const name = `Els van Q${randomUUID().slice(0, 8)}`;
  const colleague = await clinic.newColleague();
  await signInByKeyboard(page, clinic, colleague);
  const note = await writeNote(clinic, await accessOf(page), name, 'Slaapt slecht.');

  await press(page, page.getByRole('navigation').getByRole('link', { name: 'Cliënten' }));
  await reach(page, field(page, 'Zoek op naam, geboortedatum of code'));
  await page.keyboard.type(name);
  await press(page, page.getByRole('link', { name, exact: true }));
  await page.waitForURL('/clients/*');
  await addLetter(page, name);
  await openAndLeave(page, button(page, 'Tekst plakken'), page.getByRole('dialog'));
  await press(page, page.getByRole('link', { name: 'Brief.txt' }).first());
  await page.waitForURL('/clients/*/documents/*');
  await correctLetter(page);
  await openAndLeave(page, page.getByRole('button', { name: /^Verwijderen/ }), page.getByRole('alertdialog'));
  await openAndLeave(page, page.getByRole('button', { name: /gebruikersmenu/ }), page.getByRole('menu'));

  await page.goto(`/walkthrough/wrap-up/${note.id}`);
  await press(page, button(page, 'Klaar voor EPD'));
  await page.waitForURL('/home');

  const administrators = await browser.newPage({ baseURL: clinic.url, locale: 'nl-NL' });
  await signInByKeyboard(administrators, clinic, clinic.administrator);
  await administrators.waitForURL('/admin');
  await fillInCodes(administrators, name);
  await administrators.close();
});
