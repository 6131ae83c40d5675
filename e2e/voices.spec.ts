import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ensureModels, ensureSpeech, silence, speak } from '../apps/server/test/spoken.ts';
import { writeStereo } from './support/browser.ts';
import type { Clinic } from './support/clinic.ts';
import { expect, test } from './support/journey.ts';
import { button, field, inspect, message } from './support/screen.ts';
import { chooseInUserMenu, signIn } from './support/steps.ts';

const file = join(tmpdir(), `noteer-two-channels-${process.pid}.wav`);
// Speech is turned into text on the processor that everything else runs on too.
test.setTimeout(600_000);

/** Two people with a microphone each, as a recorder on the table makes it. */
test.beforeAll(async () => {
  test.setTimeout(900_000);
  ensureSpeech(['espeak-ng']);
  await ensureModels(['whisper-small', 'silero-vad-v5', 'xvector-vosk-0.4']);
  const lines = [
    'Goedemorgen, hoe gaat het met u sinds we elkaar de vorige keer hebben gesproken?',
    'Ik slaap nog heel slecht en ik ben de meeste dagen somber.',
    'Dat is vervelend om te horen. Neemt u de medicijnen nog elke ochtend bij het ontbijt?',
    'Ja, ik neem vijftig milligram sertraline.',
    'Dan stel ik voor dat we de dosis iets verhogen en dat u elke dag een half uur gaat wandelen.',
    'Dat is goed, dat ga ik doen.',
    'De volgende afspraak is over twee weken, op dinsdag om tien uur in de ochtend.',
  ];
  const turns = lines.map(async (line, at) => ({
    samples: await speak(line, at % 2 === 0 ? 'nl' : 'nl+f3'),
    channel: at % 2,
  }));
  writeStereo(file, await Promise.all(turns), silence(0.8).length);
});

async function recorded(page: Page, clinic: Clinic, client: string): Promise<void> {
  await signIn(page, clinic, await clinic.newColleague());
  await field(page, 'Naam van de cliënt').fill(client);
  await button(page, 'Toevoegen').click();
  await page.waitForURL('/walkthrough/record');
  await page.setInputFiles('input[type=file]', file);
  await button(page, 'Ja, verstuur het bestand').click();
  await expect(page.getByText('Het verslag staat klaar')).toBeVisible({ timeout: 500_000 });
}

const chips = (page: Page): Locator => page.locator('.voice-chip');
const chip = (page: Page, name: string): Locator => chips(page).filter({ hasText: name }).first();

async function choose(page: Page, of: Locator, entry: string): Promise<void> {
  await of.click();
  await page.getByRole('menuitem', { name: entry }).click();
  await expect(page.getByRole('menu')).toBeHidden();
}

/** On a small screen the conversation stands behind the note. */
async function toTheConversation(page: Page): Promise<void> {
  await expect(page.getByRole('article')).toBeVisible();
  const tab = page.getByRole('tab', { name: 'Gesprek en controle' });
  if (await tab.isVisible()) await tab.click();
  await expect(chips(page).first()).toBeVisible();
}

test('whoever speaks is told apart, named, swapped and corrected, and all of it is kept', async ({
  page,
  clinic,
}) => {
  await recorded(page, clinic, 'Vera Zandstra');
  const log = page.getByRole('log');
  await expect(log.getByRole('button', { name: 'Stem A' }).first()).toBeVisible();
  await expect(log.getByRole('button', { name: 'Stem B' }).first()).toBeVisible();
  await inspect(page);
  await page.getByRole('link', { name: 'Verslag beoordelen' }).click();
  await toTheConversation(page);
  await expect(chips(page).nth(0)).toContainText('Stem A');
  await expect(chips(page).nth(1)).toContainText('Stem B');

  // The wrong one first: to say so again puts it right.
  await choose(page, chip(page, 'Stem B'), 'Dit is de behandelaar');
  await expect(chip(page, 'Behandelaar')).toContainText('B');
  await choose(page, chip(page, 'Stem A'), 'Omwisselen met Behandelaar');
  await expect(chip(page, 'Behandelaar')).toContainText('A');
  await choose(page, chip(page, 'Stem B'), 'Dit is iemand anders…');
  await inspect(page);
  await button(page, 'Tolk').click();
  await expect(chip(page, 'Tolk')).toBeVisible();

  const last = page.locator('.piece').last();
  await last.click();
  await page.locator('.piece-voice').click();
  await inspect(page);
  await page.getByRole('menuitem', { name: 'Dit zegt: een nieuwe stem' }).click();
  await expect(chips(page).last()).toContainText('Stem C');
  const named = await chips(page).allTextContents();

  await page.reload();
  await toTheConversation(page);
  await expect(chips(page)).toHaveText(named);
  await inspect(page);
});

test('a clinician’s own voice is remembered when they ask for it, and erased with one click', async ({
  page,
  clinic,
}) => {
  await recorded(page, clinic, 'Kees de Vries');
  await chooseInUserMenu(page, 'Mijn stem');
  await expect(page.getByText('Je stem wordt niet onthouden.')).toBeVisible();
  await button(page, 'Sluiten').click();

  await choose(
    page,
    page.getByRole('log').getByRole('button', { name: 'Stem A' }).first(),
    'Dit is de behandelaar',
  );
  await button(page, 'Onthoud mijn stem').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('getallen die beschrijven hoe je stem klinkt');
  await inspect(page);
  await dialog.getByRole('button', { name: 'Onthoud mijn stem' }).click();
  await expect(message(page, 'Je stem wordt onthouden')).toBeVisible();

  await page.reload();
  await chooseInUserMenu(page, 'Mijn stem');
  await expect(page.getByText('Je stem wordt onthouden sinds', { exact: false })).toBeVisible();
  await inspect(page);
  await button(page, 'Wissen').click();
  await expect(page.getByText('Je stem wordt niet onthouden.')).toBeVisible();
});
