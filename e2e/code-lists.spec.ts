import { expect, test } from './support/journey.ts';
import { button, field, inspect, message } from './support/screen.ts';
import { chooseInUserMenu, signIn } from './support/steps.ts';

test.skip(({ isMobile }) => isMobile, 'these journeys choose their widths themselves');

const HEIGHT_px = 900;
const widths = [1440, 820, 390];

const csv = (...lines: string[]) => ({
  name: 'eigen-lijst.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Code;Omschrijving;Minuten', ...lines].join('\r\n')),
});

test('an administrator imports a list after seeing what changes, and takes it back', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  await signIn(page, clinic, clinic.administrator, '/admin');
  await page.getByRole('link', { name: 'Codelijsten' }).click();
  const own = page.getByRole('region', { name: 'GGZ-NHN-codes' });

  await test.step('the first list', async () => {
    await page.getByRole('link', { name: 'Lijst importeren' }).click();
    await field(page, 'Welke lijst').selectOption('GGZ-NHN-codes');
    await page.locator('input[type=file]').setInputFiles(csv('K1;Kort gesprek;15', 'L1;Lang gesprek;60'));
    await button(page, '2 regels importeren').click();
    await expect(message(page, 'Lijst geïmporteerd')).toBeVisible();
    await expect(own.getByRole('listitem').first()).toContainText('Telt vandaag');
  });

  await test.step('the next one, with a wrong line, at three widths', async () => {
    await page.getByRole('link', { name: 'Lijst importeren' }).click();
    await field(page, 'Welke lijst').selectOption('GGZ-NHN-codes');
    await inspect(page);
    await page
      .locator('input[type=file]')
      .setInputFiles(csv('K1;Kort gesprek;20', 'N1;Nieuw gesprek;45', 'X1;Verkeerd;veel'));
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT_px });
      await page.getByRole('tab', { name: 'Gewijzigd (1)' }).click();
      await expect(page.getByText('was 15')).toBeVisible();
      await page.getByRole('tab', { name: 'Verdwenen (1)' }).click();
      await expect(page.getByText('Lang gesprek')).toBeVisible();
      await page.getByRole('tab', { name: 'Fout (1)' }).click();
      await expect(page.getByText('Minuten vanaf niet begrepen: ‘veel’')).toBeVisible();
      await inspect(page);
    }
    await expect(page.getByText('1 foute regel blijft weg.')).toBeVisible();
    await button(page, '2 regels importeren').click();
    await expect(page).toHaveURL('/code-lists');
  });

  await test.step('taken back, the one before counts again', async () => {
    const rows = own.getByRole('listitem').filter({ hasText: 'Telt vandaag' });
    await expect(rows).toHaveCount(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT_px });
      await inspect(page);
    }
    await own.getByRole('button', { name: 'eigen-lijst.csv terugdraaien' }).first().click();
    await inspect(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Terugdraaien' }).click();
    await expect(message(page, 'Lijst teruggedraaid')).toBeVisible();
    await expect(own.getByRole('listitem').nth(0)).toContainText('Teruggedraaid door');
    await expect(own.getByRole('listitem').nth(1)).toContainText('Telt vandaag');
    // Other journeys have this clinic after this one.
    await own.getByRole('button', { name: 'eigen-lijst.csv terugdraaien' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Terugdraaien' }).click();
    await expect(own.getByText('Teruggedraaid door')).toHaveCount(2);
  });
});

test('what is no table is said in a clear word, and a table of unknown columns is read as one chooses', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  await signIn(page, clinic, clinic.administrator, '/code-lists/import');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({
    name: 'brief.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.getByRole('alert')).toContainText('Dit is geen tabel die we kunnen lezen');
  await inspect(page);

  await button(page, 'Regels plakken').click();
  await field(page, 'Regels, met de kolomnamen erboven').fill('kolom a\tkolom b\nX1\tGesprek');
  await button(page, 'Lezen').click();
  await expect(page.getByText('Kies in welke kolom de code en de omschrijving staan.')).toBeVisible();
  await field(page, 'Code').selectOption('A · kolom a');
  await expect(field(page, 'Code')).toHaveValue('0');
  await field(page, 'Omschrijving').selectOption('B · kolom b');
  await expect(page.getByRole('tab', { name: 'Nieuw (1)' })).toBeVisible();
});

test('ICD-10 is off until the institution writes its decision down', { tag: '@thorough' }, async ({
  page,
  clinic,
}) => {
  await signIn(page, clinic, clinic.administrator, '/institution');
  const icd10 = page.getByRole('switch', { name: 'ICD-10-codes voorstellen' });
  await expect(icd10).toHaveAttribute('aria-checked', 'false');
  await icd10.click();
  await button(page, 'Wijzigingen bekijken').click();
  await expect(page.getByText('Schrijf het besluit op. Zonder besluit blijft ICD-10 uit.')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT_px });
    await inspect(page);
  }
  await field(page, 'Besluit van de instelling').fill(
    'Besloten door de raad van bestuur op 2 november 2026.',
  );
  await button(page, 'Wijzigingen bekijken').click();
  await button(page, 'Opslaan').click();
  await expect(message(page, 'Instellingen opgeslagen')).toBeVisible();
  await expect(icd10).toHaveAttribute('aria-checked', 'true');

  // Other journeys have this clinic after this one.
  await icd10.click();
  await button(page, 'Wijzigingen bekijken').click();
  await button(page, 'Opslaan').click();
  const history = page.getByRole('listitem').filter({ hasText: 'aan: Besloten door' });
  await expect(history.first()).toContainText('uit');
});

test('the same in English: what changes, what is wrong, and what was decided', { tag: '@thorough' }, async ({
  page,
  clinic,
}) => {
  await signIn(page, clinic, clinic.administrator, '/code-lists/import');
  await chooseInUserMenu(page, 'English');
  await field(page, 'Which list').selectOption('GGZ-NHN codes');
  await page.locator('input[type=file]').setInputFiles(csv('E1;Gesprek;45', 'E2;Verkeerd;veel'));
  await page.getByRole('tab', { name: 'Wrong (1)' }).click();
  await expect(page.getByText('Minutes from not understood: ‘veel’')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT_px });
    await inspect(page);
  }
  await page.goto('/code-settings');
  await expect(page.getByText('How codes are found')).toBeVisible();
  await inspect(page);
  await page.goto('/institution');
  await expect(page.getByText(/may be a medical device of a higher class/)).toBeVisible();
  await inspect(page);
  await chooseInUserMenu(page, 'Nederlands');
});
