/** What pages do to a recording. Nobody speaks in it: what becomes of speech is in recorder.spec.ts. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { microphone, writeTone } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { expectRecorded, recorded_s, start, toTheRecorder } from './support/recording.ts';
import { button, inspect, message } from './support/screen.ts';

test.beforeAll(() => writeTone(microphone, 10));

test('a page that is reloaded in the middle goes on where it was, and can be left and finished later', {
  tag: '@desk',
}, async ({ page, clinic }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await toTheRecorder(page, clinic, 'Kees de Vries');
  await start(page);
  await expectRecorded(page, 6);
  const before_s = await recorded_s(page);
  await page.reload();
  await expect(page.getByText('Deze opname werd onderbroken.', { exact: false })).toBeVisible();
  await expect.poll(() => recorded_s(page)).toBeGreaterThanOrEqual(before_s);
  await button(page, 'Hervat de opname').click();
  await expectRecorded(page, (await recorded_s(page)) + 2);

  await page.goBack();
  await page.waitForURL('/home');
  await expect(page.getByRole('region', { name: 'Opname die nu loopt' })).toBeVisible();
  await inspect(page);
  await page.reload();
  await expect(page.getByText('Eén opname is niet afgerond')).toBeVisible();
  await inspect(page);
  await button(page, 'Versturen en afronden').click();
  await expect(page.getByText('Eén opname is niet afgerond')).toBeHidden();
});

test('two tabs do not record at once', { tag: ['@desk', '@thorough'] }, async ({ page, context, clinic }) => {
  await toTheRecorder(page, clinic, 'Anna Bos');
  await start(page);
  const other = await context.newPage();
  await toTheRecorder(other, clinic, 'Piet Hein');
  await button(other, 'Start opname').click();
  await expect(message(other, 'Er loopt al een opname in een ander tabblad. Stop die eerst.')).toBeVisible();
  await other.close();

  await button(page, 'Opname verwijderen').click();
  await button(page, 'Ja').click();
  await expect(message(page, 'Opname succesvol verwijderd')).toBeVisible();
  await expect(page.getByText('Klaar om op te nemen')).toBeVisible();
});

test('a recording that was made elsewhere is read, sent and heard', { tag: ['@desk', '@thorough'] }, async ({
  page,
  clinic,
}) => {
  await toTheRecorder(page, clinic, 'Els Groen');
  const choose = async (file: Parameters<Page['setInputFiles']>[1]) => {
    await page.setInputFiles('input[type=file]', file);
    await button(page, 'Ja, verstuur het bestand').click();
  };
  // Nobody is asked for consent to what cannot be used.
  const text = { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('geen geluid') };
  await page.setInputFiles('input[type=file]', text);
  await expect(
    message(page, 'An error occurred: dit bestand bevat geen geluid dat we kunnen lezen'),
  ).toBeVisible();
  await expect(button(page, 'Ja, verstuur het bestand')).toBeHidden();
  await choose(microphone);
  await expect(message(page, 'Gesprek opgeslagen')).toBeVisible();
  await expect(button(page, 'Opname afspelen')).toBeVisible();
});

for (const kind of ['mp3', 'm4a'] as const)
  test(`a recording that a phone made is taken as it is: ${kind}`, { tag: ['@desk', '@thorough'] }, async ({
    page,
    clinic,
  }) => {
    await toTheRecorder(page, clinic, 'Els Groen');
    await page.setInputFiles('input[type=file]', join(import.meta.dirname, `support/sounds/phone.${kind}`));
    await button(page, 'Ja, verstuur het bestand').click();
    await expect(message(page, 'Gesprek opgeslagen')).toBeVisible();
    await expect(page.getByText('00:02').or(page.getByText('00:03')).first()).toBeVisible();
  });
