import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ensureModels, ensureSpeech, silence, speak } from '../apps/server/test/spoken.ts';
import { writeStereo } from './support/browser.ts';
import type { Clinic } from './support/clinic.ts';
import { expectHeard } from './support/engine.ts';
import { expect, test } from './support/journey.ts';
import { toTheRecorder } from './support/recording.ts';
import { button, field, inspect, message } from './support/screen.ts';
import { chooseInUserMenu } from './support/steps.ts';

const file = join(tmpdir(), `noteer-two-channels-${process.pid}.wav`);
// Speech is turned into text on the processor that everything else runs on too: this catches what hangs.
test.setTimeout(900_000);

const lines = [
  'Good morning, please sit down. How have you been since we last spoke to each other in the spring, before your holiday?',
  'I still sleep very badly and most days I feel quite down.',
  'I am sorry to hear that. Do you still take the tablets every single morning, and do you notice that they help you at work?',
  'Yes, I take fifty milligrams of lithium with my breakfast.',
  'Then I suggest that we raise the dose a little, that you go for a walk each day, and that you call me when it gets worse.',
  'That is fine with me, I will try to do that every afternoon.',
  'The next appointment is in two weeks, on Tuesday at ten in the morning.',
];

/** Two people with a microphone each, as a recorder on the table makes it. */
test.beforeAll(async () => {
  test.setTimeout(3_600_000);
  ensureSpeech(['espeak-ng']);
  await ensureModels(['moonshine-base-en', 'silero-vad-v5', 'xvector-vosk-0.4']);
  const turns = lines.map(async (line, at) => ({
    samples: await speak(line, at % 2 === 0 ? 'en' : 'en+f3'),
    channel: at % 2,
  }));
  writeStereo(file, await Promise.all(turns), silence(0.8).length);
});

async function sendFile(page: Page, clinic: Clinic): Promise<void> {
  await toTheRecorder(page, clinic, 'Vera Zandstra');
  await field(page, 'Taal van het gesprek').selectOption('en');
  await page.setInputFiles('input[type=file]', file);
  await button(page, 'Ja, verstuur het bestand').click();
  await expectHeard(page.getByText('Het verslag staat klaar'), clinic);
}

const chips = (page: Page): Locator => page.locator('.voice-chip');
const chip = (page: Page, name: string | RegExp): Locator => chips(page).filter({ hasText: name }).first();

/**
 * A page that moves under a menu closes it, as when Review is still being drawn, and a click may then choose nothing: what was
 * chosen is seen by what it leads to, and else chosen again.
 */
async function choose(page: Page, of: Locator, entry: string, leadsTo: Locator): Promise<void> {
  const item = page.getByRole('menuitem', { name: entry });
  await expect(async () => {
    if (await leadsTo.isVisible()) return;
    if (!(await item.isVisible())) await of.click({ timeout: 5000 });
    await item.click({ timeout: 5000 });
    await expect(leadsTo).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 240_000 });
  await expect(page.getByRole('menu')).toBeHidden();
}

/** On a small screen the conversation stands behind the note. */
async function toTheConversation(page: Page): Promise<void> {
  await expect(page.getByRole('article')).toBeVisible();
  const tab = page.getByRole('tab', { name: 'Gesprek en controle' });
  if (await tab.isVisible()) await tab.click();
  await expect(chips(page).first()).toBeVisible();
}

test('whoever speaks is told apart, named, swapped and corrected, and all of it is kept', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  await sendFile(page, clinic);
  await expect(chips(page).nth(0)).toContainText('Stem A');
  await expect(chips(page).nth(1)).toContainText('Stem B');
  await inspect(page);
  // Already where it was recorded: the wrong one, which is put right in Review.
  await choose(page, chip(page, 'Stem B'), 'Dit is de behandelaar', chip(page, /^B\s*Behandelaar/));
  await page.getByRole('link', { name: 'Verslag beoordelen' }).click();
  await toTheConversation(page);
  await expect(chip(page, 'Behandelaar')).toContainText('B');

  await choose(page, chip(page, 'Stem A'), 'Omwisselen met Behandelaar', chip(page, /^A\s*Behandelaar/));
  await expect(chip(page, 'Behandelaar')).toContainText('A');
  await choose(page, chip(page, 'Stem B'), 'Dit is iemand anders…', button(page, 'Tolk'));
  await inspect(page);
  await button(page, 'Tolk').click();
  await expect(chip(page, 'Tolk')).toBeVisible();
  await page.locator('.piece').last().click();
  await choose(page, page.locator('.piece-voice'), 'Dit zegt: een nieuwe stem', chip(page, 'Stem C'));
  await expect(chips(page).last()).toContainText('Stem C');
  const named = await chips(page).allTextContents();
  expect(named.slice(0, 2)).toEqual(['ABehandelaar', 'BTolk']);

  await page.reload();
  await toTheConversation(page);
  await expect(chips(page)).toHaveText(named);
  await inspect(page);

  await rememberAndErase(page);
});

/** A clinician's own voice: only when they ask for it, and gone with one click. */
async function rememberAndErase(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await choose(page, chip(page, 'Behandelaar'), 'Onthoud mijn stem…', dialog);
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
}
