/** Codes of consultations: done at the desk without a mouse, asked about, answered; and filled in by their suggestions. */
import { randomUUID } from 'node:crypto';
import { getRecording } from '@noteer/contract';
import type { Page } from '@playwright/test';
import { newPsychologist, signedConsultation } from './support/codes.ts';
import { expect, test } from './support/journey.ts';
import { reach } from './support/keyboard.ts';
import { accessOf } from './support/note.ts';
import { button, field, inspect, message } from './support/screen.ts';
import { chooseInUserMenu, signIn } from './support/steps.ts';

test.skip(({ isMobile }) => isMobile, 'these journeys choose their widths themselves');

const HEIGHT_px = 900;
const someone = (name: string) => `${name} Q${randomUUID().slice(0, 8)}`;

/** The same screen at a desk, on a tablet and on a phone. */
async function inspectAllWidths(page: Page): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: HEIGHT_px });
    await inspect(page);
  }
}

/** With the keyboard: down the list until it has the focus. */
async function goTo(page: Page, name: string): Promise<void> {
  const row = page.getByRole('button', { name: new RegExp(`^${name}`) });
  await row.waitFor();
  for (let step = 0; step < 50; step++) {
    await page.keyboard.press('j');
    if (await row.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`j does not reach ${name}`);
}

/** Shown as the API tells them: ZPM first. */
async function codesOf(page: Page, url: string, id: string): Promise<string> {
  const answer = await fetch(url + getRecording.path.replace('{id}', id), {
    headers: { authorization: `Bearer ${await accessOf(page)}` },
  });
  return getRecording.response.parse(await answer.json()).data.consultation_summary[0]?.code ?? '';
}

test('an administrator codes with the keyboard alone, asks the clinician, and gets the answer back', {
  tag: '@thorough',
}, async ({ page, browser, clinic }) => {
  const fenna = await newPsychologist(clinic, 'Fenna', 'Hoekstra');
  const [first, second] = [someone('Anouk'), someone('Bas')];
  const id = await signedConsultation(clinic, fenna, first);
  const other = await signedConsultation(clinic, fenna, second);
  await signIn(page, clinic, clinic.administrator, '/codes');

  await test.step('what is missing is asked, and then it is accepted', async () => {
    await goTo(page, first);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: first })).toBeFocused();
    await inspectAllWidths(page);
    await reach(page, field(page, 'Werkelijke duur in minuten'));
    await page.keyboard.type('50');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^CO\d{4}$/).first()).toBeVisible();
    await expect(field(page, 'Werkelijke duur in minuten')).toBeHidden();
    await page.keyboard.press('a');
    await expect(page.getByText(/^Vastgelegd door/)).toBeVisible();
    expect(await codesOf(page, clinic.url, id)).toMatch(/^CO\d{4},/);
  });

  await test.step('the clinician is asked', async () => {
    await goTo(page, second);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: second })).toBeFocused();
    await expect(page.getByRole('button', { name: /^Vraag stellen/ })).toBeVisible();
    await page.keyboard.press('v');
    await expect(page.getByLabel('Je vraag')).toBeFocused();
    await page.keyboard.type('Hoe lang duurde dit?');
    await inspect(page);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(message(page, 'Nog geen antwoord')).toBeVisible();
    expect(page.url()).not.toContain('Hoe');
  });

  await test.step('and answers in the tasks', async () => {
    const context = await browser.newContext({
      baseURL: clinic.url,
      locale: 'nl-NL',
      reducedMotion: 'reduce',
    });
    const theirs = await context.newPage();
    await signIn(theirs, clinic, fenna, '/tasks');
    await theirs.getByRole('button', { name: `Beantwoord: Vraag over de codes van ${second}` }).click();
    await expect(theirs.getByRole('dialog').getByText('Hoe lang duurde dit?')).toBeVisible();
    await field(theirs, 'Je antwoord').fill('Een half uur.');
    await inspect(theirs);
    await button(theirs, 'Versturen').click();
    await expect(message(theirs, 'Je antwoord is verstuurd')).toBeVisible();
    await context.close();
  });

  await test.step('the answer stands at the desk, and another code is chosen from the list', async () => {
    await page.reload();
    await expect(message(page, 'Een half uur.')).toBeVisible();
    await page.keyboard.press('w');
    const zpm = page.getByRole('combobox', { name: 'ZPM', exact: true });
    await expect(zpm).toBeFocused();
    await page.keyboard.type('CO00');
    await expect(page.getByRole('option', { name: /^CO00/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(zpm).toHaveValue(/^CO00\d\d$/);
    const chosen = await zpm.inputValue();
    await expect(page.getByText('Wijkt af van het voorstel')).toBeVisible();
    await inspectAllWidths(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Vastgelegd door/)).toBeVisible();
    expect(await codesOf(page, clinic.url, other)).toBe(`${chosen},`);
  });

  await test.step('all of it is counted', async () => {
    await page.goto('/codes/totals');
    await expect(page.getByRole('rowheader', { name: 'Totaal' })).toBeVisible();
    await inspectAllWidths(page);
    const download = page.waitForEvent('download');
    await button(page, 'Download als CSV').click();
    expect((await download).suggestedFilename()).toMatch(/^codes .*\.csv$/);
    await page.getByRole('tab', { name: 'Hoe vaak klopte het?' }).click();
    await expect(page.getByRole('columnheader', { name: 'Klopte' })).toBeVisible();
    await inspect(page);
  });
});

test('suggestions fill the two fields, which are saved GGZ-NHN first and read ZPM first', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  const fenna = await newPsychologist(clinic, 'Fenna', 'Postma');
  const id = await signedConsultation(clinic, fenna, someone('Cor'));
  await signIn(page, clinic, clinic.administrator, `/recording-details/${id}`);
  await field(page, 'Werkelijke duur in minuten').fill('30');
  await page.keyboard.press('Enter');
  const chip = page.getByRole('button', { name: /^CO\d{4}/ });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  const zpm = await field(page, 'ZPM Code').inputValue();
  expect(zpm).toMatch(/^CO\d{4}$/);
  await field(page, 'GGZ-NHN Code').fill('NHN-7');
  await inspectAllWidths(page);

  const saving = page.waitForRequest((request) => request.method() === 'PATCH');
  await button(page, 'Opslaan').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
  expect((await saving).postDataJSON()).toMatchObject({
    consultation_summaries: [{ codes: `NHN-7,${zpm}` }],
  });
  await expect(message(page, 'Opname beoordeeld')).toBeVisible();
  expect(await codesOf(page, clinic.url, id)).toBe(`${zpm},NHN-7`);
  await page.goto(`/recording-details/${id}`);
  await expect(field(page, 'GGZ-NHN Code')).toHaveValue('NHN-7');
  await expect(field(page, 'ZPM Code')).toHaveValue(zpm);
});

test('the desk speaks English too, and on a phone the list makes room for the consultation', {
  tag: '@thorough',
}, async ({ page, clinic }) => {
  const fenna = await newPsychologist(clinic, 'Fenna', 'Visser');
  const name = someone('Dirk');
  await signedConsultation(clinic, fenna, name);
  await signIn(page, clinic, clinic.administrator, '/codes');
  await chooseInUserMenu(page, 'English');
  await expect(page.getByRole('list', { name: 'Consultations without codes' })).toBeVisible();
  await inspectAllWidths(page);

  await page.setViewportSize({ width: 390, height: HEIGHT_px });
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Consultations without codes' })).toBeHidden();
  await inspect(page);
  await button(page, 'To the list').click();
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeFocused();
  await chooseInUserMenu(page, 'Nederlands');
});
