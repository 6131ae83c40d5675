/** A note from the first sentence that a language model writes to its tasks, and what there is while no model answers. */
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Clinic } from './support/clinic.ts';
import { expectHeard } from './support/engine.ts';
import { expect, test } from './support/journey.ts';
import { press, reach } from './support/keyboard.ts';
import { toTheRecorder } from './support/recording.ts';
import { button, inspect, message } from './support/screen.ts';

test.use({ engine: 'scripted', permissions: ['clipboard-read', 'clipboard-write'] });

const talk = resolve(import.meta.dirname, '../apps/server/demo/blood-pressure.wav');
const SLEEP = 'Ik slaap goed, 7 uur per nacht.';
const SLEEP_AFTER = 'Slaapt 7 uur per nacht.';
const NEXT = 'De volgende controle is over vier weken';

const coming = (page: Page) => page.getByRole('article', { name: 'Het verslag dat wordt geschreven' });
const paper = (page: Page) => page.getByRole('article', { name: 'Gespreksverslag' });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

async function sendTalk(page: Page, clinic: Clinic, client: string): Promise<void> {
  await toTheRecorder(page, clinic, client);
  await page.setInputFiles('input[type=file]', talk);
  await button(page, 'Ja, verstuur het bestand').click();
  await page.waitForURL('/walkthrough/record/*');
}

const toReview = (page: Page) => page.goto(page.url().replace('/record/', '/review/'));

test.afterEach(({ clinic }) => clinic.model.follow());

test('a note is seen as it is written and read over, heard again where it is doubted, and signed', async ({
  page,
  clinic,
}) => {
  clinic.model.follow({
    doubt: { heard: 'hofdpijn', read: 'hoofdpijn' },
    wrong: { line: /7 uur/, text: SLEEP_AFTER, why: 'Over hoe goed is niets gezegd.' },
  });
  clinic.model.hold();
  await sendTalk(page, clinic, 'Vera Zandstra');
  await expectHeard(coming(page), clinic);
  await toReview(page);

  await coming(page).getByRole('button', { name: SLEEP }).click();
  await expect(page.locator('.piece[data-lit]')).toHaveText([new RegExp(SLEEP)]);
  await expect(coming(page)).not.toContainText(NEXT);
  await inspect(page);
  clinic.model.goOn();
  clinic.model.hold();

  await expect(paper(page)).toContainText(NEXT);
  await expect(page.getByText('Wordt nagelezen…')).toBeVisible();
  await inspect(page);
  clinic.model.goOn();
  await button(page, 'Nalezing: 1 wijziging').click();
  const reading = page.getByRole('region', { name: 'Nalezing' });
  await expect(reading).toContainText('Over hoe goed is niets gezegd.');
  await expect(paper(page)).toContainText(SLEEP_AFTER);
  await inspect(page);
  await reading.getByRole('button', { name: 'Terugzetten' }).click();
  await expect(paper(page)).toContainText(SLEEP);
  await expect(message(page, 'Opgeslagen')).toBeVisible();

  await reach(page, tab(page, /^Gesprek$/));
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, /^Nahoren/)).toBeFocused();
  await press(
    page,
    page.getByRole('list', { name: 'Plaatsen om na te horen' }).getByRole('button').first(),
    'g',
  );
  await expect(page.getByText('“hoofdpijn” is goed.').first()).toBeVisible();
  await inspect(page);

  await button(page, 'Verder naar afronden').click();
  await expect(page.getByRole('region', { name: 'Wordt een taak' })).toContainText(NEXT);
  await inspect(page);
  await button(page, 'Klaar voor EPD').click();
  await page.waitForURL('/home');
  await page.goto('/tasks');
  await expect(page.getByRole('listitem').filter({ hasText: 'Vera Zandstra' })).toContainText(NEXT);
});

test('without an answer of the model there are headings and the sorted talk, and what was typed stays when it comes', async ({
  page,
  clinic,
}) => {
  clinic.model.follow({ isAway: true });
  await sendTalk(page, clinic, 'Kees de Vries');
  const away = page.getByText('De server van het taalmodel is niet bereikbaar', { exact: true });
  await expectHeard(page.getByRole('link', { name: 'Verslag beoordelen' }), clinic);
  await page.getByRole('link', { name: 'Verslag beoordelen' }).click();
  await expect(away).toBeVisible();
  await expect(paper(page).getByRole('heading', { name: 'Beleid en afspraken' })).toBeVisible();
  await expect(tab(page, /^Gesprek, gesorteerd/)).toHaveAttribute('aria-selected', 'true');
  await inspect(page);

  const put = page.getByRole('button', { name: /^In het verslag: / }).first();
  const line = ((await put.getAttribute('aria-label')) ?? '').replace(/^In het verslag: “|”$/g, '');
  await put.click();
  await expect(paper(page)).toContainText(line);
  await paper(page).getByRole('heading', { name: 'Volgend contact' }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nZelf getypt.');
  await button(page, 'Opslaan').click();
  await expect(message(page, 'Opgeslagen')).toBeVisible();
  await inspect(page);

  clinic.model.follow();
  await button(page, 'Nu opnieuw').click();
  await expect(away).toBeHidden();
  await expect(paper(page)).toContainText(NEXT);
  await expect(paper(page)).toContainText(SLEEP);
  await expect(paper(page)).toContainText('Zelf getypt.');
  await expect(paper(page)).toContainText(line);
});
