import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dialogue, ensureModels, ensureSpeech } from '../apps/server/test/spoken.ts';
import { hearing, writeWav } from './support/browser.ts';
import type { Clinic } from './support/clinic.ts';
import { expect, test } from './support/journey.ts';
import { button, field, inspect, message } from './support/screen.ts';
import { signIn } from './support/steps.ts';

const microphone = join(tmpdir(), `noteer-consultation-${process.pid}.wav`);
test.use({ launchOptions: hearing(microphone) });
// Speech is turned into text on the processor that everything else runs on too.
test.setTimeout(300_000);

test.beforeAll(async () => {
  test.setTimeout(900_000);
  ensureSpeech(['espeak-ng']);
  await ensureModels(['whisper-small', 'silero-vad-v5']);
  const consultation = [
    'Hoe gaat het met u sinds de vorige keer?',
    'Ik slaap heel slecht en ik ben somber.',
    'Neemt u de medicijnen nog?',
    'Ja, ik neem vijftig milligram sertraline.',
  ];
  writeWav(microphone, await dialogue(consultation));
});

async function toTheRecorder(page: Page, clinic: Clinic, client: string): Promise<void> {
  await signIn(page, clinic, await clinic.newColleague());
  await field(page, 'Naam van de cliënt').fill(client);
  await button(page, 'Toevoegen').click();
  await page.waitForURL('/walkthrough/record');
}

async function start(page: Page): Promise<void> {
  await button(page, 'Start opname').click();
  await expect(page.getByText('Heeft de cliënt toestemming gegeven voor de opname?')).toBeVisible();
  await button(page, 'Ja, start de opname').click();
  await expect(page.getByText('Opname loopt')).toBeVisible();
}

const timer = (page: Page) => page.getByRole('timer');

test('a consultation is recorded, paused, resumed and stopped, heard again, and becomes a note', async ({
  page,
  clinic,
}) => {
  await toTheRecorder(page, clinic, 'Vera Zandstra');
  await expect(page.getByRole('heading', { name: 'Vera Zandstra' })).toBeVisible();
  await inspect(page);
  await start(page);
  await expect(timer(page)).toHaveText('00:03');
  await inspect(page);

  await button(page, 'Pauzeren').click();
  const paused = await timer(page).textContent();
  await inspect(page);
  await page.waitForTimeout(2000);
  await expect(timer(page)).toHaveText(paused ?? '');
  await button(page, 'Hervat de opname').click();

  const said = page.getByRole('log').getByRole('listitem');
  await expect(said.first()).toBeVisible({ timeout: 200_000 });
  await button(page, 'Opname stoppen').click();
  await expect(message(page, 'Gesprek opgeslagen')).toBeVisible();
  await button(page, 'Opname afspelen').click();
  await expect(page.getByRole('slider')).not.toHaveValue('0');
  await expect(page.getByText('Het verslag staat klaar')).toBeVisible({ timeout: 200_000 });
  await inspect(page);

  await page.reload();
  await page.getByRole('link', { name: 'Verslag beoordelen' }).click();
  await expect(page.getByRole('article')).toContainText(/Medicatie.*sertraline/s);
  await inspect(page);
});

test('a page that is reloaded in the middle goes on where it was, and can be left and finished later', {
  tag: '@desk',
}, async ({ page, clinic }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await toTheRecorder(page, clinic, 'Kees de Vries');
  await start(page);
  await expect(timer(page)).toHaveText('00:06');
  await page.reload();
  await expect(page.getByText('Deze opname werd onderbroken.', { exact: false })).toBeVisible();
  await expect(timer(page)).toHaveText(/00:0[67]/);
  await button(page, 'Hervat de opname').click();
  await expect(timer(page)).toHaveText('00:09');

  await page.goBack();
  await button(page, 'Weggaan').click();
  await page.waitForURL('/home');
  await expect(page.getByText('Eén opname is niet afgerond')).toBeVisible();
  await inspect(page);
  await button(page, 'Versturen en afronden').click();
  await expect(page.getByText('Eén opname is niet afgerond')).toBeHidden();
});

test('two tabs do not record at once', { tag: '@desk' }, async ({ page, context, clinic }) => {
  await toTheRecorder(page, clinic, 'Anna Bos');
  await start(page);
  const other = await context.newPage();
  await toTheRecorder(other, clinic, 'Piet Hein');
  await button(other, 'Start opname').click();
  await button(other, 'Ja, start de opname').click();
  await expect(message(other, 'Er loopt al een opname in een ander tabblad. Stop die eerst.')).toBeVisible();
  await other.close();

  await button(page, 'Opname verwijderen').click();
  await button(page, 'Ja').click();
  await expect(message(page, 'Opname succesvol verwijderd')).toBeVisible();
  await expect(page.getByText('Klaar om op te nemen')).toBeVisible();
});

test('a recording that was made elsewhere is read, sent and heard', { tag: '@desk' }, async ({
  page,
  clinic,
}) => {
  await toTheRecorder(page, clinic, 'Els Groen');
  const choose = async (file: Parameters<Page['setInputFiles']>[1]) => {
    await page.setInputFiles('input[type=file]', file);
    await button(page, 'Ja, verstuur het bestand').click();
  };
  await choose({ name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('geen geluid') });
  await expect(
    message(page, 'An error occurred: dit bestand bevat geen geluid dat we kunnen lezen'),
  ).toBeVisible();
  await choose(microphone);
  await expect(message(page, 'Gesprek opgeslagen')).toBeVisible();
  await expect(button(page, 'Opname afspelen')).toBeVisible();
});
