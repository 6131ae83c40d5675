/** The pictures, one after the other: how to get there, and what is in the frame. */
import type { Browser, Page } from '@playwright/test';
import { openHome, settle } from './browser.ts';
import type { Clinic } from './clinic.ts';
import type { Said } from './consultation.ts';
import { LATE_MORNING, SHOWN } from './days.ts';
import { type PictureName, scaleOf, seen } from './sizes.ts';
import { type Words, words } from './words.ts';

const SANNE = 'sanne@demo.noteer';

type Stage = { browser: Browser; clinic: Clinic; said: Said };

const PATIENCE_MS = 300_000;

const homeOf = ({ browser, clinic }: Stage, name: PictureName, email = SANNE, size = seen[name]) =>
  openHome(browser, clinic, { email, now: LATE_MORNING, ...size, scale: scaleOf(name) });

async function taken(page: Page, clip?: { x: number; y: number; width: number; height: number }) {
  const png = await page.screenshot(clip ? { clip } : {});
  await page.context().close();
  return png;
}

const home = async (stage: Stage) => taken(await homeOf(stage, 'home'));

async function phone({ browser, clinic }: Stage): Promise<Buffer> {
  const touch = { isMobile: true, hasTouch: true };
  const look = { email: SANNE, now: LATE_MORNING, ...seen.phone, scale: scaleOf('phone'), ...touch };
  return taken(await openHome(browser, clinic, look));
}

async function openNote(page: Page, clinic: Clinic): Promise<void> {
  const list = page.getByRole('list', { name: words[clinic.language].toReview });
  await list.getByRole('button', { name: new RegExp(`^${SHOWN}`) }).click();
  await page.getByRole('article').waitFor();
  await page.locator('.piece').first().waitFor();
  await settle(page);
}

async function expectLit(page: Page): Promise<void> {
  const lit = page.getByRole('article').locator('.note-lit').first();
  await lit.waitFor({ timeout: 20_000 }).catch(() => console.log('  no sentence is lit in the note'));
}

/** Clicks a sentence, and then on the name above: the note is read again, and what was lit stays lit. */
async function light(page: Page, clinic: Clinic, sentence: RegExp): Promise<void> {
  await page
    .getByRole('article')
    .getByText(sentence)
    .last()
    .click({ position: { x: 40, y: 12 } });
  await page.getByText(words[clinic.language].restsOn).waitFor();
  await page.locator('.piece[data-lit]').first().waitFor();
  await page.getByRole('heading', { level: 2 }).first().click();
  await page.getByRole('article').waitFor();
  // The picture is of a sentence that is lit; it comes a moment after the note is read again.
  await expectLit(page);
  await settle(page);
}

const awake = { nl: /elke nacht/, en: /wakes? up at (four|4)/ };
/** A question and its answer: two passages. */
const dose = { nl: /(50|vijftig) ?(milligram|mg)/, en: /(fifty|50) ?(milligram|mg)/ };

async function review(stage: Stage): Promise<Buffer> {
  const page = await homeOf(stage, 'review');
  await openNote(page, stage.clinic);
  await light(page, stage.clinic, dose[stage.clinic.language]);
  return taken(page);
}

/** A part of the page of the picture's size: note and panel from their top, the same room on both sides. */
async function columns(page: Page, name: PictureName) {
  const { width, height } = seen[name];
  const box = await page.locator('.review-parts').boundingBox();
  if (!box) throw new Error(`${name}: there is no note`);
  const margin = (width - box.width) / 2;
  return { x: box.x - margin, y: box.y - margin, width, height };
}

/** The narrowest at which the note's tools stand on one line: its letters are the largest. */
const closeUp = { width: 1200, height: 850 };

async function evidence(stage: Stage): Promise<Buffer> {
  const page = await homeOf(stage, 'evidence', SANNE, closeUp);
  await openNote(page, stage.clinic);
  await light(page, stage.clinic, awake[stage.clinic.language]);
  return taken(page, await columns(page, 'evidence'));
}

const said = { dose: /\b50(?= ?mg)/, text: '50' };
const typed = { dose: /\b75(?= ?mg)/, text: '75' };

/** Runs in the page: as a double click on these words does. */
function select(editor: Element, pattern: string): void {
  const words = new RegExp(pattern);
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const found = words.exec(walker.currentNode.textContent ?? '');
    if (!found) continue;
    getSelection()?.setBaseAndExtent(
      walker.currentNode,
      found.index,
      walker.currentNode,
      found.index + found[0].length,
    );
    return;
  }
}

/** Types over one dose in the note, and goes on reading it. */
async function retype(page: Page, w: Words, from: RegExp, to: string): Promise<void> {
  await page.getByRole('article').getByText(from).last().click();
  const editor = page.getByRole('textbox', { name: w.note });
  await editor.evaluate(select, from.source);
  await page.keyboard.insertText(to);
  await page.keyboard.press('ControlOrMeta+s');
  await editor.filter({ hasText: to }).waitFor();
  await page.getByText(w.noteSaved, { exact: true }).first().waitFor();
  await page.getByRole('heading', { level: 2 }).first().click();
  await page.getByRole('article').waitFor();
}

/** The clinician types a dose that nobody said. What was said is put back afterwards. */
async function marks(stage: Stage): Promise<Buffer> {
  const w = words[stage.clinic.language];
  const page = await homeOf(stage, 'marks', SANNE, closeUp);
  await openNote(page, stage.clinic);
  await retype(page, w, said.dose, typed.text);
  await page.getByRole('tab', { name: new RegExp(`^${w.checks}`) }).click();
  await page.getByRole('heading', { name: w.differences }).waitFor();
  await settle(page);
  const png = await page.screenshot({ clip: await columns(page, 'marks') });
  await retype(page, w, typed.dose, said.text);
  await page.context().close();
  return png;
}

/** Somebody who is not in the agenda, so that the day stays as it is; the recording is deleted afterwards. */
async function record(stage: Stage): Promise<Buffer> {
  const { language } = stage.clinic;
  const w = words[language];
  const page = await openHome(stage.browser, stage.clinic, {
    ...{ email: SANNE, now: LATE_MORNING, ...seen.record, scale: scaleOf('record') },
    heard: { samples: stage.said.samples, isRepeated: true },
    reducedMotion: 'no-preference',
  });
  await page.getByLabel(w.client, { exact: true }).fill(SHOWN);
  await page.getByRole('button', { name: w.add, exact: true }).click();
  await page.getByRole('button', { name: w.start, exact: true }).click();
  // The first window is there: how somebody is, sleeps, and takes the medicine.
  const newest = page.getByRole('log').getByRole('listitem').first();
  await newest.filter({ hasText: /00:[12]\d|00:3/ }).waitFor({ timeout: PATIENCE_MS });
  await settle(page);
  const png = await page.screenshot();
  await page.getByRole('button', { name: w.remove, exact: true }).click();
  await page.getByRole('button', { name: w.yes, exact: true }).click();
  await page.getByRole('button', { name: w.start, exact: true }).waitFor();
  await page.context().close();
  return png;
}

export const screens: Record<PictureName, (stage: Stage) => Promise<Buffer>> = {
  home,
  record,
  review,
  evidence,
  phone,
  marks,
};
