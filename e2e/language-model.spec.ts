/** A server for language models that runs on the machine is found, tried and chosen; from then on it writes the notes. */
import { resolve } from 'node:path';
import { expectHeard } from './support/engine.ts';
import { expect, test } from './support/journey.ts';
import { press } from './support/keyboard.ts';
import { toTheRecorder } from './support/recording.ts';
import { button, field, inspect, message } from './support/screen.ts';
import { logOut, signIn } from './support/steps.ts';

test.use({ engine: 'scripted', isModelSet: false });

const talk = resolve(import.meta.dirname, '../apps/server/demo/blood-pressure.wav');

test('an administrator finds, tries and chooses a model, and the next recording is written by it', async ({
  page,
  clinic,
}) => {
  expect(clinic.output()).toContain('Ollama runs on this machine');
  await signIn(page, clinic, clinic.administrator);
  await page.getByRole('link', { name: 'Taalmodel kiezen' }).click();
  await page.waitForURL('/language-model');
  await expect(page.getByText('Er is nog niets gekozen.')).toBeVisible();
  await inspect(page);

  await page.getByRole('radio', { name: 'Geen' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('region', { name: 'Wat er naar buiten gaat' })).toContainText(
    'Gaat naar buiten',
  );
  await inspect(page);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Eigen server' })).toBeChecked();
  await press(page, button(page, 'Ollama gebruiken'), 'Enter');
  await expect(field(page, 'Model')).toHaveValue('scripted');
  await expect(field(page, 'Leest tegelijk (tokens)')).toHaveValue('16384');
  await inspect(page);

  clinic.model.hold();
  await button(page, 'Probeer').click();
  await expect(page.getByText('Schrijft het verslag', { exact: true })).toBeVisible();
  await page.goto('/admin');
  clinic.model.goOn();
  await page.goto('/language-model');
  await expect(page.getByText('precies zoals gevraagd')).toBeVisible();
  await inspect(page);

  // Nothing was saved by trying.
  await page.getByRole('radio', { name: 'Eigen server' }).check();
  await button(page, 'Ollama gebruiken').click();
  await button(page, 'Opslaan').click();
  await expect(page.getByText(/^scripted schrijft de verslagen, op een eigen server/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/home');
  await expect(message(page, 'Afspraken vandaag')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Taalmodel kiezen' })).toBeHidden();
  await logOut(page);

  await toTheRecorder(page, clinic, 'Vera Zandstra');
  await page.setInputFiles('input[type=file]', talk);
  await button(page, 'Ja, verstuur het bestand').click();
  await expectHeard(page.getByRole('link', { name: 'Verslag beoordelen' }), clinic);
  await page.getByRole('link', { name: 'Verslag beoordelen' }).click();
  await expect(page.getByRole('article', { name: 'Gespreksverslag' })).toContainText(
    'De volgende controle is over vier weken',
  );
});
