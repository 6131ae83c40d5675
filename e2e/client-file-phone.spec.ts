/** A letter on the table and a phone in the hand: its photograph is read, and the letter prepares the next consultation. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectHeard } from './support/engine.ts';
import { expect, test } from './support/journey.ts';
import { accessOf, writeNote } from './support/note.ts';
import { inspect } from './support/screen.ts';
import { signIn } from './support/steps.ts';

// A photograph is read on the processor that everything else runs on too: this catches what hangs.
test.setTimeout(3_600_000);

/** A sheet of A4 as a camera sees it that is held almost straight. */
async function photographOf(browser: Browser, lines: string[]): Promise<Buffer> {
  const sheet = await browser.newPage({ viewport: { width: 794, height: 560 }, deviceScaleFactor: 2 });
  await sheet.setContent(`<body style="margin: 0; background: #d9d4ca">
    <div style="padding: 48px; background: #fdfcf8; font: 21px/1.6 serif; transform: rotate(0.7deg)">
    ${lines.map((line) => `<p style="margin: 0 0 12px">${line}</p>`).join('')}</div>`);
  const photograph = await sheet.screenshot({ type: 'jpeg', quality: 85 });
  await sheet.close();
  return photograph;
}

async function photograph(page: Page, buffer: Buffer): Promise<void> {
  const camera = page.locator('input[capture]');
  await expect(camera).toHaveAttribute('capture', 'environment');
  await expect(camera).toHaveAttribute('accept', 'image/*');
  const chooser = page.waitForEvent('filechooser');
  await page.locator('button', { hasText: 'Foto maken' }).click();
  await (await chooser).setFiles({ name: 'IMG_0142.jpg', mimeType: 'image/jpeg', buffer });
}

test('a letter is photographed with a phone, read from the picture, and stands beside what was read', {
  tag: ['@phone', '@thorough'],
}, async ({ page, browser, isMobile, clinic }) => {
  test.skip(!isMobile, 'a camera over a letter is a phone');
  const name = `Vera Q${randomUUID().replaceAll(/\d|-/g, '').slice(0, 6)}`;
  await signIn(page, clinic, await clinic.newColleague());
  await writeNote(clinic, await accessOf(page), name, 'Slaapt slecht.');
  await page.goto('/clients');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByText(/fotografeer ze/)).toBeVisible();
  await expect(page.getByText(/Sleep brieven hierheen/)).toBeHidden();
  await inspect(page);

  await photograph(
    page,
    await photographOf(browser, [
      'Huisartsenpraktijk De Linde',
      '2 november 2026',
      `Betreft: ${name}`,
      'Reden van verwijzing: sombere stemming sinds de zomer.',
      'Medicatie: sertraline 50 mg, eenmaal per dag.',
      'Allergie: penicilline.',
    ]),
  );
  const documents = page.getByRole('list', { name: 'Documenten' });
  const letter = documents.getByRole('link', { name: 'IMG_0142.jpg' });
  await expectHeard(documents.getByText('Gelezen', { exact: true }), clinic);
  await letter.click();
  await expect(page.getByText('uit een afbeelding')).toBeVisible();
  await expect(page.getByRole('listbox')).toContainText('sertraline 50 mg');
  await expect(page.locator('.viewer-picture img')).toBeVisible();
  await inspect(page);

  await page.getByRole('option', { name: /sertraline/ }).click();
  await expect(page.locator('.viewer-box-lit').first()).toBeAttached();
});
